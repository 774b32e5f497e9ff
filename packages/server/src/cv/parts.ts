import { formatPeriod, githubAddress, shortAddress, telegramAddress } from '@janus-site/core';
import type { Schemas } from '../contract/types.ts';
import { blocksOf } from './blocks.ts';
import type { Career } from './career.ts';
import { paragraph, type CvBlock, type CvRun } from './content.ts';
import type { SectionDetail } from './sections.ts';
import { words } from './words.ts';

/** The separator of links on a line; the dot stays with the previous one. */
export const between: CvRun = { text: '\u00a0\u00a0·\u00a0 ' };

/** How much a CV includes; any career must fit on two pages. */
export interface Detail extends SectionDetail {
  /** Of the text about the person. */
  paragraphs: number;
  /** Characters of that text, and of the description of a job. */
  longestText: number;
  /** Items of a list; in entries of the other sections, paragraphs. */
  listItems: number;
  /** The number of jobs, from the first, with a description. */
  described: number;
  experiences: number;
  projects: number;
}

export function namesOf({ profile }: Career): CvBlock[] {
  const [person] = profile.translations;
  return [{ kind: 'name', text: person?.name ?? '' }, paragraph('headline', person?.headline ?? '')];
}

/** The person's location and contacts. */
export function contactsOf({ profile }: Career): CvRun[] {
  const [person] = profile.translations;
  const contacts: CvRun[] = [];
  const add = (text: string, link?: string): void => {
    contacts.push(link ? { text, link } : { text });
  };
  if (person?.location) add(person.location);
  if (profile.email) add(profile.email, `mailto:${profile.email}`);
  const telegram = telegramAddress(profile.telegram ?? '');
  if (telegram) add(`Telegram: ${telegram.name}`, telegram.href);
  const github = githubAddress(profile.github ?? '');
  if (github) add(shortAddress(github.href), github.href);
  return contacts;
}

/** A section under its heading, or nothing if it is empty. */
export function sectionOf(title: string, blocks: CvBlock[]): CvBlock[] {
  return blocks.length === 0 ? [] : [{ kind: 'section', title, blocks }];
}

export function aboutOf({ profile, language }: Career, detail: Detail): CvBlock[] {
  const about = profile.translations[0]?.about ?? '';
  const blocks = blocksOf(about, detail.listItems, detail.longestText, language);
  return sectionOf(words[language].about, blocks.slice(0, detail.paragraphs));
}

export function experiencesOf({ experiences, language }: Career, detail: Detail): CvBlock[] {
  const jobs = experiences.slice(0, detail.experiences).map((experience, index): CvBlock => {
    const [text] = experience.translations;
    const place = [text?.company, text?.location].filter(Boolean).join(', ');
    const description =
      index < detail.described
        ? blocksOf(text?.description ?? '', detail.listItems, detail.longestText, language)
        : [];
    const { company_url: link } = experience;
    return {
      kind: 'entry',
      title: [{ text: text?.job_title ?? '' }],
      dates: formatPeriod(experience.start_date, experience.end_date, language),
      blocks: [
        paragraph('place', [link ? { text: place, link } : { text: place }]),
        ...description,
        ...technologiesOf(experience),
      ],
    };
  });
  return sectionOf(words[language].experience, jobs);
}

export function projectsOf({ projects, language }: Career, detail: Detail): CvBlock[] {
  const entries = projects.slice(0, detail.projects).map((project): CvBlock => {
    const [text] = project.translations;
    const links: CvRun[] = [];
    if (project.github_url) links.push({ text: project.github_url, link: project.github_url });
    if (project.github_url && project.demo_url) links.push(between);
    if (project.demo_url) links.push({ text: words[language].demo, link: project.demo_url });
    return {
      kind: 'entry',
      title: [{ text: text?.title ?? '' }],
      dates: project.started_on ? formatPeriod(project.started_on, project.finished_on, language) : '',
      blocks: [
        ...(text?.summary ? [paragraph('body', text.summary)] : []),
        ...(links.length > 0 ? [paragraph('note', links)] : []),
        ...technologiesOf(project),
      ],
    };
  });
  return sectionOf(words[language].projects, entries);
}

function technologiesOf({ technologies }: Pick<Schemas['Project'], 'technologies'>): CvBlock[] {
  return technologies.length === 0 ? [] : [paragraph('note', technologies.join(', '))];
}
