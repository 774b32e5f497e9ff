import domino from '@mixmark-io/domino';
import { cleanHtml } from '../../html/cleanHtml.ts';
import { all, textOf } from '../../html/dom.ts';
import { refusalOf, type ReportLine } from '../../import/report.ts';
import type { Source } from '../../import/source.ts';
import { toPosts, type Article, type ArticleReading } from '../articles.ts';
import { readAnyDate } from '../dates.ts';

const idAtEnd = /-+[0-9a-f]{8,12}$/;

/** The text without its title, which Medium repeats, and without the line above it. */
function bodyOf(body: HTMLElement, title: string): string {
  const [heading] = all(body, 'h1, h2, h3, h4');
  if (heading && textOf(heading) === title) heading.remove();
  for (const line of all(body, '.section-divider'))
    if (textOf(line) === '' && line.nodeName === 'DIV') line.remove();
  return body.innerHTML;
}

/** Reads a text as written by Medium, with the names of the microformat h-entry. */
function readArticle(html: string, file: string): Article {
  const { body } = domino.createDocument(`<body>${cleanHtml(html).html}</body>`);
  const find = (selector: string): HTMLElement | null => body.querySelector<HTMLElement>(selector);
  const words = (selector: string): string => {
    const found = find(selector);
    return found ? textOf(found) : '';
  };
  const name = file.replace(/^.*\//, '').replace(/\.\w+$/, '');
  const title = words('.p-name');
  const content = find('.e-content');
  const text = content ? bodyOf(content, title) : '';
  const address = find('.p-canonical')?.getAttribute('href') ?? null;
  const isDraft = name.startsWith('draft_');
  return {
    file,
    key: file,
    language: null,
    slug: name.replace(/^(?:draft|\d{4}-\d\d-\d\d)_/, '').replace(idAtEnd, ''),
    title,
    summary: words('.p-summary'),
    status: isDraft ? 'draft' : 'published',
    publishedAt: readAnyDate(find('.dt-published')?.getAttribute('datetime')),
    updatedAt: null,
    tags: [],
    readHtml: () => text,
    cover: null,
    addresses: address === null ? [] : [address],
    canonical: null,
    isPinned: false,
    author: null,
    notes: content ? [] : [{ line: null, text: 'The file has no text of a post.' }],
  };
}

/** Reads posts of a Medium export: an HTML file each. */
export async function readMediumPosts(
  files: readonly string[],
  reading: Omit<ArticleReading, 'base'>,
): Promise<Source> {
  const articles: Article[] = [];
  const others: ReportLine[] = [];
  for (const file of files) {
    try {
      articles.push(readArticle(await reading.folder.readText(file), file));
    } catch (error) {
      others.push({ outcome: 'refused', item: file, source: file, notes: refusalOf(error) });
    }
  }
  const taken = toPosts(articles, { ...reading, base: null });
  return { posts: taken.posts, others: [...others, ...taken.others] };
}
