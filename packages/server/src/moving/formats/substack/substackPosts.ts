import domino from '@mixmark-io/domino';
import { readRecords } from '../../csv/readCsv.ts';
import { cleanHtml } from '../../html/cleanHtml.ts';
import { all, textOf as textIn } from '../../html/dom.ts';
import type { SourceFolder } from '../../import/readFolder.ts';
import { refusalOf, type Note, type ReportLine } from '../../import/report.ts';
import type { Source } from '../../import/source.ts';
import { toPosts, type Article, type ArticleReading } from '../articles.ts';
import { readAnyDate } from '../dates.ts';
import { textOf, type Fields } from '../fields.ts';

const tableFile = 'posts.csv';

/** Prompts to subscribe, share and comment. */
const asking =
  '.button-wrapper, .subscription-widget-wrap, .subscription-widget-wrap-editor, .captioned-button-wrap, .install-substack-app-embed';

function readHtml(html: string): string {
  const { body } = domino.createDocument(`<body>${cleanHtml(html).html}</body>`);
  for (const element of all(body, asking)) element.remove();
  return body.innerHTML;
}

/** The text of a column, which contains HTML entities. */
function cellText(row: Fields, column: string): string {
  const text = textOf(row, column) ?? '';
  return text.includes('&') ? textIn(domino.createDocument(`<body>${escapeTags(text)}</body>`).body) : text;
}

const escapeTags = (text: string): string => text.replaceAll('<', '&lt;');

/** The audience of a post that was not for everybody. */
const readers: Readonly<Record<string, string>> = {
  only_paid: 'paying readers',
  founding: 'founding members',
  only_free: 'readers who do not pay',
};

function statusOf(row: Fields, notes: Note[]): Article['status'] {
  if (textOf(row, 'is_published')?.toLowerCase() !== 'true') return 'draft';
  const some = readers[textOf(row, 'audience') ?? ''];
  if (some === undefined) return 'published';
  notes.push({ line: null, text: `It was for ${some} alone and becomes a draft.` });
  return 'draft';
}

function toArticle(row: Fields, { file, html }: { file: string; html: string }): Article {
  const notes: Note[] = [];
  const id = textOf(row, 'post_id') ?? '';
  const slug = id.replace(/^\d+\.?/, '');
  const recording = textOf(row, 'podcast_url');
  if (recording !== undefined) notes.push({ line: null, text: `Left out: ${recording.slice(0, 200)}` });
  const text = readHtml(html);
  return {
    file,
    key: `post ${id}`,
    language: null,
    slug,
    title: cellText(row, 'title'),
    summary: cellText(row, 'subtitle'),
    status: statusOf(row, notes),
    publishedAt: readAnyDate(textOf(row, 'post_date')),
    updatedAt: null,
    tags: [],
    readHtml: () => text,
    cover: null,
    addresses: slug === '' ? [] : [`/p/${slug}`],
    canonical: null,
    isPinned: false,
    author: null,
    notes,
  };
}

const texts = new Set(['newsletter', 'podcast', 'video', 'adhoc_email', '']);

/** The file of a post: `posts/<id>.<slug>.html`, or named after its number alone. */
function fileOf(folder: SourceFolder, id: string): string | undefined {
  return [`posts/${id}.html`, `posts/${id.split('.')[0] ?? id}.html`].find((file) => folder.has(file));
}

/** Reads posts of a Substack export; its subscriber lists are not read. */
export async function readSubstackPosts(
  _: readonly string[],
  reading: Omit<ArticleReading, 'base'>,
): Promise<Source> {
  const { folder } = reading;
  const articles: Article[] = [];
  const others: ReportLine[] = [];
  let base: string | null = null;
  for (const row of readRecords(await folder.readText(tableFile), tableFile, 'post_id')) {
    const id = textOf(row, 'post_id') ?? '';
    const item = `post ${textOf(row, 'title') ?? id}`.slice(0, 200);
    const kind = textOf(row, 'type') ?? '';
    const file = fileOf(folder, id);
    const add = (outcome: ReportLine['outcome'], notes: Note[]): void =>
      void others.push({ outcome, item, source: file ?? tableFile, notes });
    if (!texts.has(kind)) {
      add('aside', [{ line: null, text: `There is no place for a ${kind} here yet: keep the file.` }]);
      continue;
    }
    if (file === undefined) {
      add('refused', [{ line: null, text: 'The file has no text of a post.' }]);
      continue;
    }
    try {
      const html = await folder.readText(file);
      base ??= /https:\/\/[\w-]{1,63}\.substack\.com(?=\/subscribe\b)/.exec(html)?.[0] ?? null;
      articles.push(toArticle(row, { file, html }));
    } catch (error) {
      add('refused', refusalOf(error));
    }
  }
  const taken = toPosts(articles, { ...reading, base });
  return { posts: taken.posts, others: [...others, ...taken.others] };
}
