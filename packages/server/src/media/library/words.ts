/** What a search of the library looks through: small letters, and no difference between е and ё. */
export function libraryWords(...texts: readonly string[]): string {
  return texts.join('\n').toLowerCase().replaceAll('ё', 'е');
}
