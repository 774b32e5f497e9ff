import { careerSections } from '@janus-site/core';
import type { CvVersion } from '../routes/cvVersions/store.ts';
import type { Career } from './career.ts';

/** The selected visible items, in their order; all of them without a selection. */
function chosen<T extends { id: string }>(items: T[], ids: readonly string[] | undefined): T[] {
  if (ids === undefined) return items;
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

/** The career as a CV version shows it: its selection of entries in its order, with its own headline and summary. */
export function tailored(career: Career, { texts = {}, selection = {} }: CvVersion): Career {
  const { language, profile, entries } = career;
  const { headline, summary } = texts[language] ?? {};
  return {
    language,
    profile: {
      ...profile,
      translations: profile.translations.map((person) => ({
        ...person,
        headline: headline ?? person.headline,
        about: summary ?? person.about,
      })),
    },
    experiences: chosen(career.experiences, selection.experiences),
    projects: chosen(career.projects, selection.projects),
    entries: careerSections.flatMap(({ name }) =>
      chosen(
        entries.filter(({ section }) => section === name),
        selection[name],
      ),
    ),
  };
}
