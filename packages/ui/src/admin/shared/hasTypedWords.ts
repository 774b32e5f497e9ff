/** Treats ё and е as the same letter. */
const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** Returns a filter: a text must contain every typed word. */
export function hasTypedWords(typed: string): (text: string) => boolean {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => folded(text).includes(word));
}
