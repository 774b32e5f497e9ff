import { formatPeriod, githubAddress, shortAddress, telegramAddress } from '@janus-site/core';
import type { DocumentDefinition } from 'pdfmake';
import type { Schemas } from '../contract/types.ts';
import { blocksOf } from './blocks.ts';
import type { Career } from './career.ts';
import { typesetContent, type CvContent, type CvRun } from './content.ts';
import { sectionsOf, type SectionDetail } from './sections.ts';
import { words } from './words.ts';

/** How much is told; two pages must be enough for any career. */
export interface Detail extends SectionDetail {
  /** Of a list; of an entry of the other sections paragraphs. */
  listItems: number;
  /** Jobs with a description, the first ones. */
  described: number;
  experiences: number;
  projects: number;
}

/** From everything to the bare list; the first that fits on two pages is taken. */
export const details: readonly Detail[] = [
  { listItems: 20, described: 100, experiences: 100, projects: 100, entries: 20 },
  { listItems: 5, described: 6, experiences: 30, projects: 12, entries: 8 },
  { listItems: 3, described: 4, experiences: 14, projects: 8, entries: 4 },
  { listItems: 2, described: 2, experiences: 10, projects: 5, entries: 2 },
  { listItems: 0, described: 0, experiences: 8, projects: 3, entries: 1 },
  { listItems: 0, described: 0, experiences: 8, projects: 3, entries: 0 },
];

export function cvDefinition(
  career: Career,
  detail: Detail,
  onPages: (pages: number) => void,
): DocumentDefinition {
  const { language, profile } = career;
  const [person] = profile.translations;
  const title = `${person?.name ?? ''} — ${words[language].cv}`;
  return {
    info: { title, author: person?.name ?? '', subject: person?.headline ?? '' },
    lang: language,
    pageSize: 'A4',
    pageMargins: [48, 44, 48, 44],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: '#1c2026' },
    styles: {
      name: { fontSize: 22, bold: true },
      headline: { fontSize: 12, color: '#4a5361' },
      contacts: { fontSize: 9.5 },
      section: { fontSize: 13, bold: true, color: '#1d4f91' },
      role: { fontSize: 11, bold: true },
      muted: { fontSize: 9, color: '#5a6472' },
      link: { color: '#1d4f91' },
      body: { fontSize: 10 },
    },
    content: [
      ...headOf(career),
      ...[
        ...sectionOf(words[language].about, blocksOf(person?.about ?? '', detail.listItems)),
        ...sectionOf(words[language].experience, experiencesOf(career, detail)),
        ...sectionsOf(career, detail).flatMap(([title, content]) => sectionOf(title, content)),
        ...sectionOf(words[language].projects, projectsOf(career, detail)),
      ].map((block) => typesetContent(block, language)),
    ],
    footer: (page, pages) => {
      onPages(pages);
      return { text: pages > 1 ? `${page} / ${pages}` : '', style: 'muted', alignment: 'center' };
    },
  };
}

function headOf({ profile }: Career): CvContent[] {
  const [person] = profile.translations;
  const contacts: CvRun[] = [];
  const add = (text: string, link?: string): void => {
    if (contacts.length > 0) contacts.push({ text: '   ·   ' });
    contacts.push(link ? { text, link, style: 'link' } : { text });
  };
  if (person?.location) add(person.location);
  if (profile.email) add(profile.email, `mailto:${profile.email}`);
  const telegram = telegramAddress(profile.telegram ?? '');
  if (telegram) add(`Telegram: ${telegram.name}`, telegram.href);
  const github = githubAddress(profile.github ?? '');
  if (github) add(shortAddress(github.href), github.href);
  return [
    { text: person?.name ?? '', style: 'name' },
    { text: person?.headline ?? '', style: 'headline' },
    { text: contacts, style: 'contacts', margin: [0, 6, 0, 0] },
  ];
}

function sectionOf(title: string, content: CvContent[]): CvContent[] {
  return content.length === 0 ? [] : [{ text: title, style: 'section', margin: [0, 14, 0, 4] }, ...content];
}

function experiencesOf({ experiences, language }: Career, detail: Detail): CvContent[] {
  return experiences.slice(0, detail.experiences).map((experience, index): CvContent => {
    const [text] = experience.translations;
    const place = [text?.company, text?.location].filter(Boolean).join(', ');
    const description = index < detail.described ? blocksOf(text?.description ?? '', detail.listItems) : [];
    const head: CvContent = {
      stack: [
        titled(text?.job_title ?? '', formatPeriod(experience.start_date, experience.end_date, language)),
        {
          text: experience.company_url ? [{ text: place, link: experience.company_url }] : place,
          style: 'headline',
        },
      ],
      // A title must not stay behind at the foot of a page without its text.
      unbreakable: true,
    };
    return { stack: [head, ...description, ...technologiesOf(experience)], margin: [0, 0, 0, 8] };
  });
}

function projectsOf({ projects, language }: Career, detail: Detail): CvContent[] {
  const featuredFirst = [...projects].sort((a, b) => Number(b.is_featured) - Number(a.is_featured));
  return featuredFirst.slice(0, detail.projects).map((project): CvContent => {
    const [text] = project.translations;
    const dates = project.started_on ? formatPeriod(project.started_on, project.finished_on, language) : '';
    const links: CvRun[] = [];
    if (project.github_url) links.push({ text: project.github_url, link: project.github_url, style: 'link' });
    if (project.github_url && project.demo_url) links.push({ text: '   ·   ' });
    if (project.demo_url) links.push({ text: words[language].demo, link: project.demo_url, style: 'link' });
    return {
      stack: [
        titled(text?.title ?? '', dates),
        ...(text?.summary ? [{ text: text.summary, style: 'body' }] : []),
        ...(links.length > 0 ? [{ text: links, style: 'muted' }] : []),
        ...technologiesOf(project),
      ],
      unbreakable: true,
      margin: [0, 0, 0, 6],
    };
  });
}

function titled(title: string, dates: string): CvContent {
  return {
    columns: [
      { width: '*', text: title, style: 'role' },
      { width: 'auto', text: dates, style: 'muted' },
    ],
    columnGap: 12,
  };
}

function technologiesOf({ technologies }: Pick<Schemas['Project'], 'technologies'>): CvContent[] {
  return technologies.length === 0 ? [] : [{ text: technologies.join(', '), style: 'muted' }];
}
