export interface Change {
  from: number;
  to: number;
  insert: string;
}

/**
 * Returns the smallest single change from `before` to `after`, so that a caret outside it stays; null if they are
 * equal.
 */
export function changeBetween(before: string, after: string): Change | null {
  if (before === after) return null;
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { from: head, to: before.length - tail, insert: after.slice(head, after.length - tail) };
}
