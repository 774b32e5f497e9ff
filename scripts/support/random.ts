import { createRandom as createSequence } from '../../packages/server/src/hardening/faults/random.ts';

/** A reproducible random sequence: the same seed gives the same run. */
export interface Random {
  /** Returns a whole number from `low` to `high`, inclusive. */
  between(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** Returns the list in another order. */
  shuffle<T>(list: readonly T[]): T[];
}

/** Creates a generator that is small, and unpredictable enough for the program under test. */
export function createRandom(seed: number): Random {
  const next = createSequence(seed);
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
    shuffle(list) {
      const rest = [...list];
      return list.map(() => rest.splice(between(0, rest.length - 1), 1)).flat();
    },
  };
}
