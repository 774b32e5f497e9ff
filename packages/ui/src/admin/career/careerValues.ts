import type { CareerEntry, CareerField, CareerFields, CareerSectionRow, Language } from '@janus-site/core';
import { careerSections, careerDates, inLanguage, languages } from '@janus-site/core';

/** Fields with a text in each language. */
type TextField = 'title' | 'organisation' | 'level' | 'summary' | 'keywords';
type SharedField = Exclude<CareerField, TextField>;

/** The values of the dialog: texts as typed, keywords one per line. */
export interface CareerValues {
  ru: Record<TextField, string>;
  en: Record<TextField, string>;
  shared: Record<SharedField, string>;
}

const textFields: ReadonlySet<CareerField> = new Set([
  'title',
  'organisation',
  'level',
  'summary',
  'keywords',
]);

export function isTextField(name: CareerField): name is TextField {
  return textFields.has(name);
}

export function sectionRow(name: CareerEntry['section']): CareerSectionRow {
  const row = careerSections.find((one) => one.name === name);
  if (!row) throw new TypeError(`Section '${name}' is unknown`);
  return row;
}

export function valuesOf(fields: CareerFields): CareerValues {
  const textOf = (language: Language): CareerValues['ru'] => ({
    title: fields.title?.[language] ?? '',
    organisation: fields.organisation?.[language] ?? '',
    level: fields.level?.[language] ?? '',
    summary: fields.summary?.[language] ?? '',
    keywords: (fields.keywords?.[language] ?? []).join('\n'),
  });
  const { start = '', end = '', url = '' } = fields;
  return { ru: textOf('ru'), en: textOf('en'), shared: { start, end, url } };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns the filled-in fields among those of the section. */
export function fieldsOf(row: CareerSectionRow, values: CareerValues): CareerFields {
  const fields: Record<string, unknown> = {};
  for (const { name } of row.fields) {
    if (!isTextField(name)) {
      if (values.shared[name].trim()) fields[name] = values.shared[name].trim();
      continue;
    }
    const said = languages.flatMap((language): [Language, string | string[]][] => {
      const text = values[language][name].trim();
      if (!text) return [];
      return [[language, name === 'keywords' ? linesOf(text) : text]];
    });
    if (said.length > 0) fields[name] = Object.fromEntries(said);
  }
  return fields;
}

/** Returns the identifying field of an entry: a school's name, a skill's title. */
export function entryName({ section, fields }: CareerEntry, language: Language): string {
  const named = sectionRow(section).fields.find(({ isNeeded }) => isNeeded)?.name;
  const text = named === 'organisation' ? fields.organisation : fields.title;
  return inLanguage(text, language) ?? '';
}

/** Returns the line below the name of an entry. */
export function entryDetail(entry: CareerEntry, language: Language): string {
  const { title, organisation, level, keywords } = entry.fields;
  const name = entryName(entry, language);
  return [
    ...[title, organisation, level].map((text) => inLanguage(text, language)),
    careerDates(entry, language),
    inLanguage(keywords, language)?.join(', '),
  ]
    .filter((text) => text && text !== name)
    .join(' · ');
}

/** Returns the languages in which an entry is named. */
export function entryLanguages({ fields: { title, organisation } }: CareerEntry): Language[] {
  return languages.filter((language) => title?.[language] ?? organisation?.[language]);
}
