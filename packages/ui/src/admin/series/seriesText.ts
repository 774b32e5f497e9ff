import type { Language, Series } from '@janus-site/core';
import type { BilingualNames } from '../shared/bilingualNames.ts';
import { shownName } from '../shared/bilingualNames.ts';

/** The titles of a series are its names. */
export const namesOf = ({ titles, slug }: Pick<Series, 'titles' | 'slug'>): BilingualNames => ({
  names: titles,
  slug,
});

export const seriesTitle = (item: Pick<Series, 'titles' | 'slug'>, language: Language): string =>
  shownName(namesOf(item), language);
