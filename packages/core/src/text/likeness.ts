/** Longer names are compared by their beginnings. */
const longest = 100;
const leastByLetters = 0.6;
const leastByWords = 0.4;

/** Returns the similarity of two hyphenated names, from 0 to 1. */
export function likeness(one: string, two: string): number {
  const [a, b] = [one.slice(0, longest), two.slice(0, longest)];
  const letters = byLetters(a, b);
  const words = byWords(longWords(a), longWords(b));
  return Math.max(letters < leastByLetters ? 0 : letters, words < leastByWords ? 0 : words);
}

/** Returns the share of letters that need no change. */
function byLetters(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  // The lengths differ so much that the distance need not be computed.
  if (length === 0 || Math.abs(a.length - b.length) > length * (1 - leastByLetters)) return 0;
  return 1 - distance(a, b) / length;
}

/** Returns the Levenshtein distance. */
function distance(a: string, b: string): number {
  let former = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const changed = (former[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(changed, (former[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    former = current;
  }
  return former[b.length] ?? 0;
}

const longWords = (name: string) => new Set(name.split('-').filter((word) => word.length > 2));

/** Returns the share of common words (Dice coefficient). */
function byWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  return common === 0 ? 0 : (2 * common) / (a.size + b.size);
}
