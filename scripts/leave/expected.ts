import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

export type Language = 'ru' | 'en';

/** A text of an export and where readers of a built site look for it. */
export interface Text {
  slug: string;
  language: Language;
  /** Of the built site. */
  path: string;
  isPublic: boolean;
  title: string;
  /** The day of its date. */
  day: string;
  tags: readonly string[];
  /** What it shows; of a text that is not public, all that its folder holds beside texts. */
  files: readonly string[];
  /** Every word of the body that readers see, in order. */
  words: readonly string[];
}

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Markdown without what is no word for readers: addresses, marks of lists, of notes and of code, tags of HTML outside of code. */
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

interface Head {
  title: string;
  date?: string;
  status?: string;
  tags?: string[];
}

async function readText(posts: string, slug: string, language: Language, now: number): Promise<Text> {
  const source = await readFile(join(posts, slug, `${language}.md`), 'utf8');
  const [, head = '', body = ''] = /^---\n([^]*?\n)---\n([^]*)$/.exec(source) ?? [];
  const { title, date = '', status, tags = [] } = parse(head) as Head;
  const files = (await readdir(join(posts, slug))).filter((name) => !name.endsWith('.md'));
  const isPublic = status === 'published' && Date.parse(date) <= now;
  return {
    slug,
    language,
    path: `${language === 'ru' ? '' : 'en/'}post/${slug}`,
    isPublic,
    title,
    day: date.slice(0, 10),
    tags,
    files: isPublic ? files.filter((name) => source.includes(name)) : files,
    words: wordsOf(shownOf(body)),
  };
}

/** The texts of an export, read without any of the code that wrote it. */
export async function readTexts(exported: string, now = Date.now()): Promise<Text[]> {
  const posts = join(exported, 'posts');
  const texts: Text[] = [];
  for (const slug of (await readdir(posts)).sort())
    for (const language of ['ru', 'en'] as const)
      if ((await readdir(join(posts, slug))).includes(`${language}.md`))
        texts.push(await readText(posts, slug, language, now));
  return texts;
}
