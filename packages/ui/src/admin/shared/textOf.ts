/** Returns the value of a form field; a file or a missing value is an empty string. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
