import { inLanguage, isCalendarDate, parseWebAddress } from '@janus-site/core';
import type { CareerEntry, CareerSection, Language } from '@janus-site/core';
import { makeItem } from './makeItem.ts';

/** The schema requires addresses in the form of RFC 3986. */
export function addressOf(text: string | null | undefined): string | undefined {
  return parseWebAddress(text ?? '')?.href;
}

/** The schema accepts only calendar dates. */
export function dateOf(text: string | null | undefined): string | undefined {
  return text && isCalendarDate(text) ? text : undefined;
}

/** An entry in one language, with the fields named as in the sections of JSON Resume. */
function fieldsIn({ fields }: CareerEntry, language: Language) {
  return {
    title: inLanguage(fields.title, language),
    organisation: inLanguage(fields.organisation, language),
    level: inLanguage(fields.level, language),
    summary: inLanguage(fields.summary, language),
    keywords: inLanguage(fields.keywords, language),
    startDate: dateOf(fields.start),
    endDate: dateOf(fields.end),
    url: addressOf(fields.url),
  };
}

type Fields = ReturnType<typeof fieldsIn>;

const shapes: Readonly<Record<CareerSection, (entry: Fields) => object>> = {
  education: ({ organisation, url, title, level, startDate, endDate, summary, keywords }) => ({
    institution: organisation,
    url,
    area: title,
    studyType: level,
    startDate,
    endDate,
    score: summary,
    courses: keywords,
  }),
  skills: ({ title: name, level, keywords }) => ({ name, level, keywords }),
  languages: ({ title: language, level: fluency }) => ({ language, fluency }),
  certificates: ({ title: name, startDate: date, url, organisation: issuer }) => ({
    name,
    date,
    url,
    issuer,
  }),
  publications: ({ title: name, organisation: publisher, startDate: releaseDate, url, summary }) => ({
    name,
    publisher,
    releaseDate,
    url,
    summary,
  }),
  volunteer: ({
    organisation: organization,
    title: position,
    url,
    startDate,
    endDate,
    summary,
    keywords,
  }) => ({
    organization,
    position,
    url,
    startDate,
    endDate,
    summary,
    highlights: keywords,
  }),
  awards: ({ title, startDate: date, organisation: awarder, summary }) => ({ title, date, awarder, summary }),
  interests: ({ title: name, keywords }) => ({ name, keywords }),
  references: ({ title: name, summary: reference }) => ({ name, reference }),
};

/** The sections of the CV that are filled in, in the form of JSON Resume. */
export function resumeSections(
  entries: readonly CareerEntry[],
  language: Language,
): Partial<Record<CareerSection, object[]>> {
  const sections: Partial<Record<CareerSection, object[]>> = {};
  for (const entry of entries) {
    const shape = makeItem('resume', entry.id, () => shapes[entry.section](fieldsIn(entry, language)));
    if (shape) (sections[entry.section] ??= []).push(shape);
  }
  return sections;
}
