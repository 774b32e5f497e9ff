import { careerSections } from '@janus-site/core';
import type { CvVersion } from '../routes/cvVersions/store.ts';
import type { Career } from './career.ts';

/** Those that were chosen, in their order, of what visitors see; all where nobody has chosen. */
function chosen<T extends { id: string }>(items: T[], ids: readonly string[] | undefined): T[] {
  if (ids === undefined) return items;
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

/** The career as a version of the CV shows it: its choice of entries in its order, under its own headline and summary. */
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
