import type { DocumentDefinition } from 'pdfmake';
import type { Schemas } from '../contract/types.ts';
import type { Career } from './career.ts';
import { typesetContent, type CvContent, type CvRun } from './content.ts';
import { aboutOf, contactsOf, experiencesOf, namesOf, projectsOf, sectionOf, type Detail } from './parts.ts';
import { inLines, sectionsOf } from './sections.ts';
import { words } from './words.ts';

export type CvDesign = Schemas['CvDesign'];

/** From everything to the bare list; the first that fits on two pages is taken. */
export const details: readonly Detail[] = [
  { listItems: 20, described: 100, experiences: 100, projects: 100, entries: 20 },
  { listItems: 5, described: 6, experiences: 30, projects: 12, entries: 8 },
  { listItems: 3, described: 4, experiences: 14, projects: 8, entries: 4 },
  { listItems: 2, described: 2, experiences: 10, projects: 5, entries: 2 },
  { listItems: 0, described: 0, experiences: 8, projects: 3, entries: 1 },
  { listItems: 0, described: 0, experiences: 8, projects: 3, entries: 0 },
];

const blue = '#1d4f91';
/** Where the second column stands, in points from the right. */
const side = { width: 164, right: 36, padding: 18 };

type Design = Pick<DocumentDefinition, 'pageMargins' | 'background'> & {
  content(career: Career, detail: Detail): CvContent[];
};

const designs: Readonly<Record<CvDesign, Design>> = {
  classic: { pageMargins: [48, 44, 48, 44], content: oneColumn },
  columns: {
    pageMargins: [44, 44, side.right, 44],
    // light enough to be printed, and no place for words of its own
    background: (_page, { width, height }) => {
      const band = side.width + side.right + side.padding;
      return { canvas: [{ type: 'rect', x: width - band, y: 0, w: band, h: height, color: '#f1f4f8' }] };
    },
    content: twoColumns,
  },
};

function oneColumn(career: Career, detail: Detail): CvContent[] {
  const contacts = contactsOf(career).flatMap((run, at): CvRun[] =>
    at === 0 ? [run] : [{ text: '   ·   ' }, run],
  );
  return [
    ...namesOf(career),
    { text: contacts, style: 'contacts', margin: [0, 6, 0, 0] },
    ...typeset(career, [
      ...aboutOf(career, detail),
      ...experiencesOf(career, detail),
      ...sectionsOf(career, detail).flatMap(({ title, entries }) => sectionOf(title, entries)),
      ...projectsOf(career, detail),
    ]),
  ];
}

/** What is read in a line stands aside; a program that takes out the text reads the wide column first. */
function twoColumns(career: Career, detail: Detail): CvContent[] {
  // the narrow column is short: what the wide one has no room for says nothing of it
  const sections = sectionsOf(career, { ...detail, lines: Math.min(20, 4 * detail.entries) });
  const of = (isAside: boolean): CvContent[] =>
    sections
      .filter(({ name }) => inLines.has(name) === isAside)
      .flatMap(({ title, entries }) => sectionOf(title, entries));
  const contacts = contactsOf(career).map((run): CvContent => ({
    text: [run],
    style: 'contacts',
    margin: [0, 0, 0, 3],
  }));
  const main = typeset(career, [
    ...aboutOf(career, detail),
    ...experiencesOf(career, detail),
    ...of(false),
    ...projectsOf(career, detail),
  ]);
  const aside = [...sectionOf(words[career.language].contacts, contacts), ...typeset(career, of(true))];
  return [
    {
      columns: [
        { width: '*', stack: [...namesOf(career), ...main] },
        { width: side.width, stack: aside },
      ],
      columnGap: 2 * side.padding,
    },
  ];
}

function typeset({ language }: Career, blocks: CvContent[]): CvContent[] {
  return blocks.map((block) => typesetContent(block, language));
}

export interface Telling {
  design: CvDesign;
  detail: Detail;
  onPages(pages: number): void;
}

export function cvDefinition(career: Career, { design, detail, onPages }: Telling): DocumentDefinition {
  const { language, profile } = career;
  const [person] = profile.translations;
  const { content, ...page } = designs[design];
  return {
    info: {
      title: `${person?.name ?? ''} — ${words[language].cv}`,
      author: person?.name ?? '',
      subject: person?.headline ?? '',
    },
    lang: language,
    pageSize: 'A4',
    ...page,
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: '#1c2026' },
    styles: {
      name: { fontSize: 22, bold: true },
      headline: { fontSize: 12, color: '#4a5361' },
      contacts: { fontSize: 9.5 },
      section: { fontSize: 13, bold: true, color: blue },
      role: { fontSize: 11, bold: true },
      muted: { fontSize: 9, color: '#5a6472' },
      link: { color: blue },
      body: { fontSize: 10 },
    },
    content: content(career, detail),
    footer: (number, pages) => {
      onPages(pages);
      return { text: pages > 1 ? `${number} / ${pages}` : '', style: 'muted', alignment: 'center' };
    },
  };
}
