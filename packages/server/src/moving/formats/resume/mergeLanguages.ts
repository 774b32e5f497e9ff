import { languages } from '@janus-site/core';
import type { ResumeEntry, SourceResume } from '../../import/source.ts';
import { asFields, type Fields } from '../fields.ts';

/** The language-independent parts of an entry: its dates and its address. */
function momentOf({ kind, input }: ResumeEntry): string {
  if (kind !== 'career') {
    const { translations: _, technologies: __, ...shared } = input;
    return JSON.stringify(shared);
  }
  const { start, end, url } = asFields(input['fields']);
  return JSON.stringify([start, end, url]);
}

function mergeFields(one: Fields, other: Fields): Fields {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const merge = (name: string): unknown => {
    const [a, b] = [one[name], other[name]];
    return typeof a === 'object' && typeof b === 'object' ? { ...a, ...b } : (a ?? b);
  };
  return Object.fromEntries(names.map((name) => [name, merge(name)]));
}

function mergeInputs(one: ResumeEntry, other: ResumeEntry): Fields {
  if (one.kind === 'career')
    return {
      ...one.input,
      fields: mergeFields(asFields(one.input['fields']), asFields(other.input['fields'])),
    };
  const texts = [one, other].flatMap(({ input }) => input['translations'] as readonly unknown[]);
  return { ...one.input, translations: texts };
}

/**
 * Whether two sections are the same career in two languages: as many entries, with the same dates, in the same order.
 */
const haveSameDates = (some: readonly ResumeEntry[], others: readonly ResumeEntry[]): boolean =>
  some.length === others.length &&
  some.every((entry, at) => momentOf(entry) === momentOf(others[at] ?? entry));

function mergeSection(some: readonly ResumeEntry[], others: readonly ResumeEntry[]): ResumeEntry[] {
  if (!haveSameDates(some, others)) return [...some, ...others];
  return some.map((entry, at) => {
    const other = others[at] ?? entry;
    return {
      ...entry,
      file: `${entry.file}, ${other.file}`,
      input: mergeInputs(entry, other),
      notes: [...entry.notes, ...other.notes],
    };
  });
}

/**
 * Merges a career that exists in both languages: where a section has the same dates in both, its entries get both
 * languages.
 */
export function mergeLanguages(resumes: readonly SourceResume[]): readonly SourceResume[] {
  const [one, other] = languages.map((language) => resumes.find((resume) => resume.language === language));
  if (!one || !other || resumes.length !== 2) return resumes;
  const sections = [...new Set([...one.entries, ...other.entries].map(({ section }) => section))];
  const ofSection = ({ entries }: SourceResume, section: string): ResumeEntry[] =>
    entries.filter((entry) => entry.section === section);
  const entries = sections.flatMap((section) =>
    mergeSection(ofSection(one, section), ofSection(other, section)),
  );
  return [
    { ...one, entries },
    { ...other, entries: [] },
  ];
}
