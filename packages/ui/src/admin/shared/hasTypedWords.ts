/** ё is looked for as е, and the other way round. */
const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** A condition: a text has every word that was typed. */
export function hasTypedWords(typed: string): (text: string) => boolean {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => folded(text).includes(word));
}
