import type { CareerField, CareerSection, Language } from '@janus-site/core';
import type { ResumeEntry } from '../../import/source.ts';
import { presentFields } from '../../yaml.ts';
import { asFields, type Fields } from '../fields.ts';
import { describe, readEntry, type EntryReading } from './reading.ts';

/** The JSON Resume names of a section's fields; the second name is from versions before 1.0. */
const names: Readonly<Record<CareerSection, Readonly<Partial<Record<CareerField, readonly string[]>>>>> = {
  education: {
    organisation: ['institution'],
    title: ['area'],
    level: ['studyType'],
    start: ['startDate'],
    end: ['endDate'],
    summary: ['score', 'gpa'],
    keywords: ['courses'],
    url: ['url', 'website'],
  },
  skills: { title: ['name'], level: ['level'], keywords: ['keywords'] },
  languages: { title: ['language', 'name'], level: ['fluency', 'level'] },
  certificates: { title: ['name', 'title'], organisation: ['issuer'], start: ['date'], url: ['url'] },
  publications: {
    title: ['name'],
    organisation: ['publisher'],
    start: ['releaseDate'],
    url: ['url', 'website'],
    summary: ['summary'],
  },
  volunteer: {
    organisation: ['organization'],
    title: ['position'],
    url: ['url', 'website'],
    start: ['startDate'],
    end: ['endDate'],
    summary: ['summary'],
    keywords: ['highlights'],
  },
  awards: { title: ['title'], organisation: ['awarder'], start: ['date'], summary: ['summary'] },
  interests: { title: ['name'], keywords: ['keywords'] },
  references: { title: ['name'], summary: ['reference'] },
};

const keywords = { items: 30, length: 300 } as const;
const technologies = { items: 30, length: 50 } as const;
const points = { items: 1000, length: 20_000 } as const;
const longestSummary = 500;
/** In the report. */
const longestName = 60;

interface Read extends Pick<ResumeEntry, 'kind' | 'input'> {
  /** Its name; undefined if the file has none. */
  name: string | undefined;
}

function readCareer(section: CareerSection, read: EntryReading, language: Language): Read {
  const own = names[section];
  const text = (name: CareerField): object | undefined => {
    const words = read.text(...(own[name] ?? []));
    return words === undefined ? undefined : { [language]: words };
  };
  const list = read.list(keywords, ...(own.keywords ?? []));
  const fields = presentFields({
    title: text('title'),
    organisation: text('organisation'),
    level: text('level'),
    start: read.date('start', ...(own.start ?? [])),
    end: read.date('end', ...(own.end ?? [])),
    url: read.url(...(own.url ?? [])),
    summary: text('summary'),
    keywords: list.length === 0 ? undefined : { [language]: list },
  });
  const name = read.text(...(own.title ?? []), ...(own.organisation ?? []));
  return { kind: 'career', name, input: { section, fields } };
}

function readWork(read: EntryReading, language: Language): Read {
  const text = {
    language,
    company: read.text('name', 'company'),
    job_title: read.text('position'),
    ...presentFields({ location: read.text('location') }),
    description: describe([read.text('description'), read.text('summary')], read.list(points, 'highlights')),
  };
  const shared = presentFields({
    company_url: read.url('url', 'website'),
    start_date: read.date('start', 'startDate'),
    end_date: read.date('end', 'endDate'),
  });
  return { kind: 'experience', name: text.company, input: { ...shared, translations: [text] } };
}

function readProject(read: EntryReading, language: Language): Read {
  const about = read.text('description', 'summary');
  const isShort = about !== undefined && about.length <= longestSummary && !about.includes('\n');
  const text = {
    language,
    title: read.text('name'),
    summary: isShort ? about : '',
    description: describe([isShort ? undefined : about], read.list(points, 'highlights')),
    ...presentFields({ role: read.list({ items: 5, length: 100 }, 'roles').join(', ').slice(0, 100) }),
  };
  const url = read.url('url', 'website');
  const isCode = url !== undefined && /^https?:\/\/(?:www\.)?github\.com\//i.test(url);
  const shared = presentFields({
    github_url: isCode ? url : undefined,
    demo_url: isCode ? undefined : url,
    started_on: read.date('start', 'startDate'),
    finished_on: read.date('end', 'endDate'),
  });
  const made = read.list(technologies, 'keywords');
  return {
    kind: 'projects',
    name: text.title,
    input: { ...shared, technologies: made, translations: [text] },
  };
}

export type ResumeSection = 'work' | 'projects' | CareerSection;

/** In the order of a CV. */
export const resumeSections = ['work', 'projects', ...(Object.keys(names) as CareerSection[])] as const;

function readSection(section: ResumeSection, read: EntryReading, language: Language): Read {
  if (section === 'work') return readWork(read, language);
  return section === 'projects' ? readProject(read, language) : readCareer(section, read, language);
}

/** Converts an entry of a section to the form of the contract, not validated yet. */
export function toEntry(
  value: unknown,
  {
    section,
    number,
    file,
    language,
  }: Pick<ResumeEntry, 'file'> & {
    section: ResumeSection;
    number: number;
    language: Language;
  },
): ResumeEntry {
  const fields: Fields = asFields(value);
  const read = readEntry(fields);
  const { kind, name, input } = readSection(section, read, language);
  const item = `${section} ${number}${name === undefined ? '' : `: ${name.slice(0, longestName)}`}`;
  return { kind, section, item, file, input, notes: read.notes() };
}
