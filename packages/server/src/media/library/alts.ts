import type { Schemas } from '../../contract/types.ts';
import { isCyrillic } from '../../db/text.ts';

/** The alternative text of a file, in each language; empty for none. */
export type Alts = Schemas['MediaItem']['alts'];

export const noAlts: Alts = { ru: '', en: '' };

export function altsOf({ alt_ru: ru, alt_en: en }: { alt_ru: string; alt_en: string }): Alts {
  return { ru, en };
}

/** The descriptions after a change. A program that uses the single `alt` reads back what it wrote. */
export function changedAlts(before: Alts, { alt, alts }: Pick<Schemas['MediaUpdate'], 'alt' | 'alts'>): Alts {
  const one = alt === undefined ? before : isCyrillic(alt) ? { ...before, ru: alt } : { ru: '', en: alt };
  return { ...one, ...alts };
}
