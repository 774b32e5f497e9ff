import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../support/root.ts';

export type Language = 'ru' | 'en';

export interface CollectedText {
  slug: string;
  tags: string[];
  title: string;
  summary: string;
  body: string;
}

export interface JudgedQuery {
  kind: string;
  q: string;
  /** The relevant addresses. */
  answers: readonly string[];
}

const folder = join(root, 'scripts/bench/search/collection');
const sample = join(root, 'packages/server/sample/posts');

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

function ownTexts(language: Language): CollectedText[] {
  const file = readFileSync(join(folder, `texts.${language}.md`), 'utf8');
  return file
    .split(/^## /m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [head = '', title = '', ...body] = part.split('\n');
      const [slug = '', tags = ''] = head.split(' | ');
      return { slug, tags: listOf(tags), title, summary: '', body: body.join('\n') };
    });
}

function sampleTexts(language: Language): CollectedText[] {
  return readdirSync(sample).flatMap((slug) => {
    const path = join(sample, slug, `${language}.md`);
    if (!existsSync(path)) return [];
    const [, head = '', ...rest] = readFileSync(path, 'utf8').split(/^---$/m);
    const said = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
    const tags = listOf(said('tags').replace(/[[\]]/g, ''));
    return [{ slug, tags, title: said('title'), summary: said('summary'), body: rest.join('---') }];
  });
}

/** Returns the texts of the collection and of the sample site in one language. */
export const readTexts = (language: Language): CollectedText[] => [
  ...ownTexts(language),
  ...sampleTexts(language),
];

export function readQueries(language: Language): JudgedQuery[] {
  const file = readFileSync(join(folder, `queries.${language}.tsv`), 'utf8');
  return file
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [kind = '', q = '', answers = ''] = line.split('\t');
      return { kind, q, answers: answers.split(' ') };
    });
}
