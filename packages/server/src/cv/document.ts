import { inLanguage } from '@janus-site/core';
import type { Schemas } from '../contract/types.ts';
import type { Career } from './career.ts';
import { paragraph, typeset, type CvBlock, type CvRun } from './content.ts';
import {
  aboutOf,
  between,
  contactsOf,
  experiencesOf,
  namesOf,
  projectsOf,
  sectionOf,
  type Detail,
} from './parts.ts';
import { inLines, sectionsOf } from './sections.ts';
import { words } from './words.ts';

export type CvDesign = Schemas['CvDesign'];

const full = { paragraphs: 100, listItems: 20, described: 100, experiences: 100, projects: 100, entries: 20 };
const shortTexts = { longestText: 4000, longestEntry: 1500 };
/** Characters that two pages have room for. */
const roomOfPages = 14_000;

/** From full detail to a bare list; the first that fits on two pages is used. */
const levels: readonly Detail[] = [
  ...[roomOfPages, 9000, 6000].map((most) => ({ ...full, longestText: most, longestEntry: most })),
  ...[
    full,
    { paragraphs: 10, listItems: 5, described: 6, experiences: 30, projects: 12, entries: 8 },
    { paragraphs: 8, listItems: 3, described: 4, experiences: 14, projects: 8, entries: 4 },
    { paragraphs: 6, listItems: 3, described: 3, experiences: 12, projects: 6, entries: 3 },
    { paragraphs: 5, listItems: 2, described: 2, experiences: 10, projects: 5, entries: 2 },
    { paragraphs: 4, listItems: 2, described: 1, experiences: 8, projects: 4, entries: 2 },
    { paragraphs: 3, listItems: 1, described: 1, experiences: 8, projects: 3, entries: 1 },
    { paragraphs: 2, listItems: 0, described: 0, experiences: 8, projects: 3, entries: 1 },
    { paragraphs: 1, listItems: 0, described: 0, experiences: 8, projects: 3, entries: 0 },
  ].map((level) => ({ ...level, ...shortTexts })),
];

/**
 * The levels of detail to try. Each word is measured on the server's only main thread, so texts that cannot fit are
 * not laid out.
 */
export function detailsOf({ profile, experiences, entries, language }: Career): Detail[] {
  const lengths = [
    profile.translations[0]?.about,
    ...experiences.map(({ translations: [text] }) => text?.description),
    ...entries.map(({ fields }) => inLanguage(fields.summary, language)),
  ].map((text) => text?.length ?? 0);
  return levels.filter(
    ({ longestText }) =>
      longestText === shortTexts.longestText ||
      lengths.reduce((sum, length) => sum + Math.min(length, longestText), 0) <= roomOfPages,
  );
}

/** A column of blocks on each page, in points. */
export interface CvColumn {
  left: number;
  width: number;
  blocks: CvBlock[];
}

/** A4. */
export const page = { width: 595.28, height: 841.89, top: 44, bottom: 44 };
const margin = 48;
const side = { width: 164, padding: 18, right: 36 };
/** The left edge of the second column's background, which extends to the edge of the page. */
export const bandLeft = page.width - side.width - side.right - side.padding;

/** The columns of a design, in reading order. */
export function columnsOf(career: Career, design: CvDesign, detail: Detail): CvColumn[] {
  return design === 'classic' ? oneColumn(career, detail) : twoColumns(career, detail);
}

function oneColumn(career: Career, detail: Detail): CvColumn[] {
  const contacts = contactsOf(career).flatMap((run, at): CvRun[] => (at === 0 ? [run] : [between, run]));
  const blocks = [
    ...namesOf(career),
    paragraph('contacts', contacts),
    ...typeset(
      [
        ...aboutOf(career, detail),
        ...experiencesOf(career, detail),
        // a line takes little space
        ...sectionsOf(career, { ...detail, lines: 2 * detail.entries }).flatMap(({ title, entries }) =>
          sectionOf(title, entries),
        ),
        ...projectsOf(career, detail),
      ],
      career.language,
    ),
  ];
  return [{ left: margin, width: page.width - 2 * margin, blocks }];
}

/** Sections of single lines are in the side column, and are read after the wide one. */
function twoColumns(career: Career, detail: Detail): CvColumn[] {
  // the narrow column is limited on its own, independently of the room in the wide one
  const sections = sectionsOf(career, { ...detail, lines: Math.min(20, 4 * detail.entries) });
  const of = (isAside: boolean): CvBlock[] =>
    sections
      .filter(({ name }) => inLines.has(name) === isAside)
      .flatMap(({ title, entries }) => sectionOf(title, entries));
  const contacts = contactsOf(career).map((run) => paragraph('contact', [run]));
  const main = [
    ...aboutOf(career, detail),
    ...experiencesOf(career, detail),
    ...of(false),
    ...projectsOf(career, detail),
  ];
  const left = 44;
  return [
    {
      left,
      width: bandLeft - side.padding - left,
      blocks: [...namesOf(career), ...typeset(main, career.language)],
    },
    {
      left: bandLeft + side.padding,
      width: side.width,
      blocks: [
        ...sectionOf(words[career.language].contacts, contacts),
        ...typeset(of(true), career.language),
      ],
    },
  ];
}
