/** Names the values of a prop whose type is made of a list, which the table of props cannot read by itself. */
export function oneOf(options: readonly (string | number)[]) {
  const summary = options.map((option) => (typeof option === 'string' ? `'${option}'` : option)).join(' | ');
  return { options, control: 'select', table: { type: { summary } } } as const;
}
