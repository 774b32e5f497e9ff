/** The library's searchable text: lower case, with ё as е. */
export function libraryWords(...texts: readonly string[]): string {
  return texts.join('\n').toLowerCase().replaceAll('ё', 'е');
}
