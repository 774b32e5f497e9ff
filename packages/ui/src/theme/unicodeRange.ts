/** Returns the first and the last code point of each part of a `unicode-range`. */
export function readRange(range: string): [first: number, last: number][] {
  return range.split(',').map((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((code) => parseInt(code, 16));
    return [first, last];
  });
}
