/** Pseudorandom numbers that are the same for the same seed on every machine (`sfc32`, integers only). */
export interface Random {
  /** From the first number up to the second. */
  between(from: number, to: number): number;
  /** An integer, both ends included. */
  whole(from: number, to: number): number;
  pick<const T>(list: readonly [T, ...T[]]): T;
  /** True with this probability: 0 for never, 1 for always. */
  chance(share: number): boolean;
  /** 1 or -1. */
  sign(): number;
}

/** Creates the generator for a seed of twelve hexadecimal digits. */
export function createRandom(seed: string): Random {
  let [a, b, c, counter] = [
    Number.parseInt(seed.slice(0, 4), 16),
    Number.parseInt(seed.slice(4, 8), 16),
    Number.parseInt(seed.slice(8, 12), 16),
    1,
  ];
  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 0x1_0000_0000;
  }
  // similar seeds begin with similar numbers
  for (let at = 0; at < 15; at += 1) next();
  const between = (from: number, to: number) => from + (to - from) * next();
  const whole = (from: number, to: number) => Math.floor(between(from, to + 1));
  return {
    between,
    whole,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    chance: (share) => next() < share,
    sign: () => (next() < 0.5 ? 1 : -1),
  };
}
