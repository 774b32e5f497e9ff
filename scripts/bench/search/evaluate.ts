import type { JudgedQuery } from './collection.ts';

export interface Answered extends JudgedQuery {
  /** The results, best first. */
  found: readonly string[];
}

export interface Quality {
  queries: number;
  /** The mean reciprocal rank of the first relevant result. */
  reciprocal: number;
  /** The shares of queries with a relevant result first, among the first five, and nowhere. */
  first: number;
  firstFive: number;
  none: number;
}

/** Returns the rank of the first relevant result, from 1; null if there is none. */
export function placeOf({ answers, found }: Answered): number | null {
  const at = found.findIndex((slug) => answers.includes(slug));
  return at < 0 ? null : at + 1;
}

export function qualityOf(answered: readonly Answered[]): Quality {
  const places = answered.map(placeOf);
  const part = (isSo: (place: number | null) => boolean): number =>
    places.filter(isSo).length / Math.max(1, places.length);
  return {
    queries: answered.length,
    reciprocal:
      places.reduce<number>((sum, place) => sum + (place === null ? 0 : 1 / place), 0) /
      Math.max(1, places.length),
    first: part((place) => place === 1),
    firstFive: part((place) => place !== null && place <= 5),
    none: part((place) => place === null),
  };
}
