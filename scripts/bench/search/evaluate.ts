import type { JudgedQuery } from './collection.ts';

export interface Answered extends JudgedQuery {
  /** What was found, the best first. */
  found: readonly string[];
}

export interface Quality {
  queries: number;
  /** The mean of one divided by the place of the first right answer. */
  reciprocal: number;
  /** Parts of all queries: the right one first, among the first five, nowhere. */
  first: number;
  firstFive: number;
  none: number;
}

/** The place of the first right answer, from 1; null where there is none. */
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
