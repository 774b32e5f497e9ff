import type { Language, Series } from '@janus-site/core';
import type { BilingualNames } from '../shared/bilingualNames.ts';
import { shownName } from '../shared/bilingualNames.ts';

/** Returns the titles of a series as its names. */
export const namesOf = ({ titles, slug }: Pick<Series, 'titles' | 'slug'>): BilingualNames => ({
  names: titles,
  slug,
});

export const seriesTitle = (item: Pick<Series, 'titles' | 'slug'>, language: Language): string =>
  shownName(namesOf(item), language);
