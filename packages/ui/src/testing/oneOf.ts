/** Lists the values of a prop whose type is derived from a list, which the table of props cannot read itself. */
export function oneOf(options: readonly (string | number)[]) {
  const summary = options.map((option) => (typeof option === 'string' ? `'${option}'` : option)).join(' | ');
  return { options, control: 'select', table: { type: { summary } } } as const;
}
