import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

export type Language = 'ru' | 'en';

/** A text of an export, with its expected place in the built site. */
export interface Text {
  slug: string;
  language: Language;
  /** Its path in the built site. */
  path: string;
  /** Whether it has its own page, with its title as the heading; otherwise it is part of another page. */
  hasPage: boolean;
  isPublic: boolean;
  title: string;
  /** The day of its date; null if none is shown. */
  day: string | null;
  tags: readonly string[];
  /** The files it shows; for a text that is not public, all other files of its folder. */
  files: readonly string[];
  /** Every visible word of the body, in order. */
  words: readonly string[];
}

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns Markdown without invisible parts: addresses, list, note and code marks, HTML tags outside of code. */
function shownOf(body: string): string {
  let isCode = false;
  const lines = body.split('\n').map((line) => {
    if (line.startsWith('```')) {
      isCode = !isCode;
      return '';
    }
    if (isCode) return line;
    return line
      .replace(/^\s*(?:\d+\.|[-*])\s+(?:\[[ x]\]\s)?/, '')
      .replace(/\[\^\w+\]:?/g, ' ')
      .replace(/!\[[^\]]*\]\([^)\s]*(?: "[^"]*")?\)/g, '')
      .replace(/\]\(\S+\)(?=[\s.,;:)]|$)/g, ']')
      .replace(/\]:\s+/g, '] ')
      .replace(/<\/?[a-z][^>]*>/g, ' ');
  });
  return lines.join('\n');
}

interface Source<Head> {
  head: Head;
  body: string;
  /** Head and body, as written. */
  source: string;
}

async function readSource<Head>(file: string): Promise<Source<Head>> {
  const source = await readFile(file, 'utf8');
  const [, head = '', body = ''] = /^---\n([^]*?\n)---\n([^]*)$/.exec(source) ?? [];
  return { head: parse(head) as Head, body, source };
}

type Read = (folder: string, slug: string, language: Language) => Promise<Text>;

const prefixOf = (language: Language) => (language === 'ru' ? '' : 'en/');

async function filesBeside(folder: string, slug: string): Promise<string[]> {
  return (await readdir(join(folder, slug))).filter((name) => !name.endsWith('.md'));
}

interface PostHead {
  title: string;
  date?: string;
  status?: string;
  tags?: string[];
}

const readPost: Read = async (folder, slug, language) => {
  const { head, body, source } = await readSource<PostHead>(join(folder, slug, `${language}.md`));
  const { title, date = '', status, tags = [] } = head;
  const files = await filesBeside(folder, slug);
  const isPublic = status === 'published' && Date.parse(date) <= Date.now();
  return {
    slug,
    language,
    path: `${prefixOf(language)}post/${slug}`,
    hasPage: true,
    isPublic,
    title,
    day: date.slice(0, 10),
    tags,
    files: isPublic ? files.filter((name) => source.includes(name)) : files,
    words: wordsOf(shownOf(body)),
  };
};

interface ProjectHead {
  title: string;
  draft?: boolean;
  summary?: string;
  outcome?: string;
  role?: string;
  team?: string;
  technologies?: string[];
}

const readProject: Read = async (folder, slug, language) => {
  const { head, body } = await readSource<ProjectHead>(join(folder, slug, `${language}.md`));
  const names = await readdir(join(folder, slug));
  const page = `page.${language}.md`;
  const story = names.includes(page) ? (await readSource(join(folder, slug, page))).body : '';
  const { title, draft = false, summary, outcome, role, team, technologies = [] } = head;
  return {
    slug,
    language,
    path: `${prefixOf(language)}projects/${slug}`,
    hasPage: true,
    isPublic: !draft,
    title,
    day: null,
    tags: technologies,
    files: await filesBeside(folder, slug),
    words: wordsOf(shownOf([summary, outcome, role, team, body, story].join('\n'))),
  };
};

interface JobHead {
  company: string;
  job: string;
  draft?: boolean;
  started?: string;
}

const readJob: Read = async (folder, slug, language) => {
  const { head, body } = await readSource<JobHead>(join(folder, slug, `${language}.md`));
  const { company, job, draft = false, started } = head;
  return {
    slug,
    language,
    path: prefixOf(language),
    hasPage: false,
    isPublic: !draft,
    title: company,
    day: null,
    tags: [],
    files: [],
    words: wordsOf(shownOf([job, company, started, body].join('\n'))),
  };
};

/** Fields by their names in JSON Resume. */
const cvFields: Readonly<Record<string, readonly string[]>> = {
  education: ['institution', 'area', 'studyType'],
  skills: ['name', 'level'],
  languages: ['language', 'fluency'],
  certificates: ['name', 'issuer'],
  publications: ['name', 'publisher', 'summary'],
  awards: ['title', 'awarder', 'summary'],
  volunteer: ['organization', 'position', 'summary'],
  interests: ['name'],
};

async function readCv(exported: string, language: Language): Promise<Text[]> {
  const file = join(exported, language === 'ru' ? 'resume.json' : 'resume.en.json');
  const cv = JSON.parse(await readFile(file, 'utf8')) as Record<string, Record<string, string>[] | undefined>;
  return Object.entries(cvFields).flatMap(([part, fields]) =>
    (cv[part] ?? []).map((entry, at) => ({
      slug: `${part} ${at + 1} of the CV`,
      language,
      path: prefixOf(language),
      hasPage: false,
      isPublic: true,
      title: part,
      day: null,
      tags: [],
      files: [],
      words: wordsOf(fields.map((field) => entry[field] ?? '').join(' ')),
    })),
  );
}

const rooms: Readonly<Record<string, Read>> = {
  posts: readPost,
  projects: readProject,
  experience: readJob,
};

/** Reads the texts of an export without using any of the code that wrote it. */
export async function readTexts(exported: string): Promise<Text[]> {
  const texts: Text[] = [...(await readCv(exported, 'ru')), ...(await readCv(exported, 'en'))];
  for (const [room, read] of Object.entries(rooms)) {
    const folder = join(exported, room);
    for (const slug of (await readdir(folder)).sort()) {
      const names = await readdir(join(folder, slug));
      for (const language of ['ru', 'en'] as const)
        if (names.includes(`${language}.md`)) texts.push(await read(folder, slug, language));
    }
  }
  return texts;
}
