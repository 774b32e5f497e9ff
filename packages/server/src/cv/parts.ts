import { formatPeriod, githubAddress, shortAddress, telegramAddress } from '@janus-site/core';
import type { Schemas } from '../contract/types.ts';
import { blocksOf } from './blocks.ts';
import type { Career } from './career.ts';
import type { CvContent, CvRun } from './content.ts';
import { titled, type SectionDetail } from './sections.ts';
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

export function namesOf({ profile }: Career): CvContent[] {
  const [person] = profile.translations;
  return [
    { text: person?.name ?? '', style: 'name' },
    { text: person?.headline ?? '', style: 'headline' },
  ];
}

/** Where the person is, and how to write to them. */
export function contactsOf({ profile }: Career): CvRun[] {
  const [person] = profile.translations;
  const contacts: CvRun[] = [];
  const add = (text: string, link?: string): void => {
    contacts.push(link ? { text, link, style: 'link' } : { text });
  };
  if (person?.location) add(person.location);
  if (profile.email) add(profile.email, `mailto:${profile.email}`);
  const telegram = telegramAddress(profile.telegram ?? '');
  if (telegram) add(`Telegram: ${telegram.name}`, telegram.href);
  const github = githubAddress(profile.github ?? '');
  if (github) add(shortAddress(github.href), github.href);
  return contacts;
}

/** A heading with the first thing under it: it must not stay behind at the foot of a page. */
function headed(title: CvContent, first: CvContent): CvContent[] {
  if (typeof first === 'string' || !('stack' in first)) return [title, first];
  if (first.unbreakable) return [{ stack: [title, first], unbreakable: true }];
  const [head, ...rest] = first.stack;
  return head ? [{ ...first, stack: [...headed(title, head), ...rest] }] : [title];
}

export function sectionOf(title: string, [first, ...rest]: CvContent[]): CvContent[] {
  if (first === undefined) return [];
  return [...headed({ text: title, style: 'section', margin: [0, 14, 0, 4] }, first), ...rest];
}

export function aboutOf({ profile, language }: Career, detail: Detail): CvContent[] {
  return sectionOf(words[language].about, blocksOf(profile.translations[0]?.about ?? '', detail.listItems));
}

export function experiencesOf({ experiences, language }: Career, detail: Detail): CvContent[] {
  const jobs = experiences.slice(0, detail.experiences).map((experience, index): CvContent => {
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
  return sectionOf(words[language].experience, jobs);
}

export function projectsOf({ projects, language }: Career, detail: Detail): CvContent[] {
  const told = projects.slice(0, detail.projects).map((project): CvContent => {
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
  return sectionOf(words[language].projects, told);
}

function technologiesOf({ technologies }: Pick<Schemas['Project'], 'technologies'>): CvContent[] {
  return technologies.length === 0 ? [] : [{ text: technologies.join(', '), style: 'muted' }];
}
