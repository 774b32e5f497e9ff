import { careerSections, careerDates, inLanguage } from '@janus-site/core';
import type { CareerEntry, CareerSection, Language } from '@janus-site/core';
import type { Career } from './career.ts';
import { paragraph, type CvBlock, type CvRun } from './content.ts';
import { cutText } from './cutText.ts';

/** Sections whose entries are a line each: a name, a level, and keywords. */
export const inLines: ReadonlySet<CareerSection> = new Set(['skills', 'languages', 'interests']);

/** How much of a career is included besides jobs and projects. */
export interface SectionDetail {
  /** Per section. */
  entries: number;
  /** The same for sections of single lines, where there is room for more. */
  lines?: number;
  /** Paragraphs per entry. */
  listItems: number;
  /** Characters of an entry. */
  longestEntry: number;
}

interface Extent {
  language: Language;
  detail: SectionDetail;
}

/** The number of keywords allowed per paragraph. */
const wordsOfParagraph = 6;

/** The first paragraphs of a plain text. */
const paragraphs = (text: string | undefined, { listItems, longestEntry }: SectionDetail): CvBlock[] =>
  cutText(text ?? '', longestEntry)
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .slice(0, listItems)
    .map((part) => paragraph('body', part.trim()));

function entryTexts({ fields }: CareerEntry, { language, detail }: Extent) {
  const keywords = inLanguage(fields.keywords, language) ?? [];
  return {
    title: inLanguage(fields.title, language),
    organisation: inLanguage(fields.organisation, language),
    level: inLanguage(fields.level, language),
    summary: inLanguage(fields.summary, language),
    keywords: keywords.slice(0, wordsOfParagraph * detail.listItems),
  };
}

/** An entry of a section of lines: «Английский — C1». */
function lineOf(entry: CareerEntry, extent: Extent): CvBlock {
  const { title = '', level, keywords } = entryTexts(entry, extent);
  const runs: CvRun[] = [{ text: title, bold: true }];
  if (level) runs.push({ text: ` — ${level}` });
  if (keywords.length > 0) runs.push({ text: `: ${keywords.join(', ')}` });
  return paragraph('line', runs);
}

/** The title of an entry, and the line under it. */
function headOf(entry: CareerEntry, extent: Extent): [title: string, under: string] {
  const { title = '', organisation = '', level = '', summary = '' } = entryTexts(entry, extent);
  if (entry.section === 'education')
    return [organisation, [title, level, summary].filter(Boolean).join(', ')];
  if (entry.section === 'volunteer') return title ? [title, organisation] : [organisation, ''];
  return [title, organisation];
}

/** An entry of any other section: its title, dates, organisation and summary. */
function blockOf(entry: CareerEntry, extent: Extent): CvBlock {
  const { summary, keywords } = entryTexts(entry, extent);
  const { url } = entry.fields;
  const dates = careerDates(entry, extent.language);
  const [title, under] = headOf(entry, extent);
  return {
    kind: 'entry',
    title: [url ? { text: title, link: url } : { text: title }],
    dates,
    blocks: [
      ...(under ? [paragraph('place', under)] : []),
      ...(entry.section === 'education' ? [] : paragraphs(summary, extent.detail)),
      ...(keywords.length > 0 ? [paragraph('note', keywords.join(', '))] : []),
    ],
  };
}

/** The sections of the career with their headings; a section that is left out has no entries. */
export function sectionsOf(
  { entries, language }: Pick<Career, 'entries' | 'language'>,
  detail: SectionDetail,
): { name: CareerSection; title: string; entries: CvBlock[] }[] {
  const extent = { language, detail };
  // a reference without its text is useless
  const shown = careerSections.filter(({ name }) => name !== 'references' || detail.listItems > 0);
  return shown.map(({ name, title }) => ({
    name,
    title: title[language],
    entries: entries
      .filter(({ section }) => section === name)
      .slice(0, inLines.has(name) ? (detail.lines ?? detail.entries) : detail.entries)
      .map((entry) => (inLines.has(name) ? lineOf(entry, extent) : blockOf(entry, extent))),
  }));
}
