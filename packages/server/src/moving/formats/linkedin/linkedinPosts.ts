import domino from '@mixmark-io/domino';
import { cleanHtml } from '../../html/cleanHtml.ts';
import { all, textOf } from '../../html/dom.ts';
import type { Importing } from '../../import/importing.ts';
import { refusalOf, type ReportLine } from '../../import/report.ts';
import type { Source } from '../../import/source.ts';
import { toPosts, type Article } from '../articles.ts';
import { readDate } from '../dates.ts';
import { guessLanguage } from '../languages.ts';
import { proseOf, toResume } from '../resume/readResume.ts';
import { readLinkedinTables } from './linkedinTables.ts';

const articleForm = /^Articles\/(?:Articles\/)?[^/]+\.html?$/i;

/** The date in a line such as `Published on 2020-01-02 10:11`. */
const dateIn = (text: string): string | null =>
  readDate(/\d{4}-\d\d-\d\d(?: \d\d:\d\d)?/.exec(text)?.[0] ?? '');

/** Reads an article as written by LinkedIn: a heading with its address, the publication date, and the text. */
function readArticle(html: string, file: string): Article {
  const { body } = domino.createDocument(`<body>${cleanHtml(html).html}</body>`);
  const heading = body.querySelector<HTMLElement>('h1');
  const title = heading ? textOf(heading) : '';
  const address = heading?.querySelector('a')?.getAttribute('href') ?? null;
  heading?.remove();
  let publishedAt: string | null = null;
  for (const line of all(body, 'p.created, p.published')) {
    if (line.className === 'published') publishedAt = dateIn(textOf(line));
    line.remove();
  }
  const text = body.innerHTML;
  const name = file.replace(/^.*\//, '').replace(/\.\w+$/, '');
  return {
    file,
    key: file,
    language: null,
    slug: title || name,
    title: title || name,
    summary: '',
    status: publishedAt === null ? 'draft' : 'published',
    publishedAt,
    updatedAt: null,
    tags: [],
    readHtml: () => text,
    cover: null,
    addresses: address === null ? [] : [address],
    canonical: null,
    isPinned: false,
    author: null,
    notes: [],
  };
}

/** Reads the career and the articles of a LinkedIn archive; nothing about other people is read. */
export async function readLinkedinPosts(_: readonly string[], importing: Importing): Promise<Source> {
  const { folder } = importing;
  const { tables, others } = await readLinkedinTables(folder);
  const prose = tables.map(({ resume }) => proseOf(resume)).join(' ');
  const language = guessLanguage(prose);
  const resumes = tables.map(({ file, resume }) => toResume(resume, { file, language }));
  const articles: Article[] = [];
  const refused: ReportLine[] = [];
  for (const file of folder.files.filter((one) => articleForm.test(one))) {
    try {
      articles.push(readArticle(await folder.readText(file), file));
    } catch (error) {
      refused.push({ outcome: 'refused', item: file, source: file, notes: refusalOf(error) });
    }
  }
  const taken = toPosts(articles, { ...importing, base: 'https://www.linkedin.com' });
  return {
    posts: taken.posts,
    resumes: resumes.map(({ resume }) => resume),
    others: [...others, ...resumes.flatMap((one) => one.others), ...refused, ...taken.others],
  };
}
