import { RefusedError, type Note, type ReportLine } from '../../import/report.ts';
import type { Author, Source } from '../../import/source.ts';
import { toPosts, type Article, type ArticleReading } from '../articles.ts';
import { readAnyDate } from '../dates.ts';
import { asFields, textOf, type Fields } from '../fields.ts';
import { isOurs, languageOf, languageOfWord } from '../languages.ts';
import { parseJson } from '../parseJson.ts';
import { lexicalHtml } from './lexical.ts';
import { mobiledocHtml } from './mobiledoc.ts';
import { readGhostRedirects } from './redirects.ts';

/** The placeholder for the site's address in an export. */
const siteMark = /__GHOST_URL__/g;

interface GhostSite {
  file: string;
  posts: readonly Fields[];
  /** By the id of the post, in order. */
  tags: ReadonlyMap<string, readonly Fields[]>;
  authors: ReadonlyMap<string, readonly Fields[]>;
  extra: ReadonlyMap<string, Fields>;
  hasSeveralAuthors: boolean;
}

const rowsOf = (data: Fields, name: string): Fields[] =>
  Array.isArray(data[name]) ? (data[name] as unknown[]).map(asFields) : [];
const idOf = (row: Fields, name = 'id'): string => textOf(row, name) ?? '';

/** Rows of another table by post, through the table that links them. */
function linked(links: readonly Fields[], rows: readonly Fields[], name: string): Map<string, Fields[]> {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  const found = new Map<string, Fields[]>();
  const inOrder = links.toSorted((a, b) => Number(a['sort_order'] ?? 0) - Number(b['sort_order'] ?? 0));
  for (const link of inOrder) {
    const row = byId.get(idOf(link, name));
    const own = found.get(idOf(link, 'post_id')) ?? [];
    if (row) own.push(row);
    found.set(idOf(link, 'post_id'), own);
  }
  return found;
}

function parse(text: string, file: string): GhostSite {
  const parsed = asFields(parseJson(text, file));
  const [first] = rowsOf(parsed, 'db');
  const data = asFields((first ?? parsed)['data']);
  const users = rowsOf(data, 'users');
  return {
    file,
    posts: rowsOf(data, 'posts'),
    tags: linked(rowsOf(data, 'posts_tags'), rowsOf(data, 'tags'), 'tag_id'),
    authors: linked(rowsOf(data, 'posts_authors'), users, 'author_id'),
    extra: new Map(rowsOf(data, 'posts_meta').map((row) => [idOf(row, 'post_id'), row])),
    hasSeveralAuthors: users.length > 1,
  };
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedError('The text is neither HTML nor of an editor of Ghost that is known.');
  }
}

/** The HTML rendered by Ghost, or converted from its editor's format. */
function htmlOf(post: Fields, unknown: Set<string>): string {
  const html = textOf(post, 'html');
  if (html !== undefined) return html;
  const lexical = textOf(post, 'lexical');
  if (lexical !== undefined) return lexicalHtml(parseText(lexical), unknown);
  const mobiledoc = textOf(post, 'mobiledoc');
  return mobiledoc === undefined ? '' : mobiledocHtml(parseText(mobiledoc), unknown);
}

function statusOf(post: Fields, notes: Note[]): 'draft' | 'published' {
  const status = textOf(post, 'status');
  const visibility = textOf(post, 'visibility') ?? 'public';
  const tell = (text: string): void => void notes.push({ line: null, text });
  if (status === 'sent') tell('It was sent by email alone and becomes a draft.');
  else if (visibility !== 'public') tell(`It was for ${visibility} alone and becomes a draft.`);
  return visibility === 'public' && (status === 'published' || status === 'scheduled')
    ? 'published'
    : 'draft';
}

/** The language set in a post, or by an internal tag of the site: `#en`. */
function languageIn(post: Fields, tags: readonly Fields[]): string | null {
  const named = tags.map((tag) => languageOfWord(/^hash-(.+)$/.exec(textOf(tag, 'slug') ?? '')?.[1] ?? ''));
  return (
    languageOf(textOf(post, 'locale')) ?? named.find(isOurs) ?? named.find((code) => code !== null) ?? null
  );
}

const isInternal = (tag: Fields): boolean =>
  tag['visibility'] === 'internal' || (textOf(tag, 'name') ?? '').startsWith('#');

const columnOf = (row: Fields, ...names: readonly string[]): string => textOf(row, ...names) ?? '';

/** A single author is the owner of the importing site. */
function authorOf(id: string, { authors, hasSeveralAuthors }: GhostSite): Author | null {
  const [writer] = authors.get(id) ?? [];
  if (!writer || !hasSeveralAuthors) return null;
  return { name: columnOf(writer, 'name'), email: columnOf(writer, 'email') };
}

/** An address without the site's placeholder; null where there is none. */
function addressIn(post: Fields, name: string): string | null {
  const address = columnOf(post, name).replace(siteMark, '');
  return address === '' ? null : address;
}

function canonicalOf(post: Fields): string | null {
  const address = addressIn(post, 'canonical_url');
  return address !== null && /^https?:\/\/\S+$/.test(address) ? address : null;
}

function summaryOf(post: Fields, about: Fields): string {
  return columnOf(post, 'custom_excerpt', 'meta_description') || columnOf(about, 'meta_description');
}

function toArticle(post: Fields, site: GhostSite): Article {
  const id = idOf(post);
  const notes: Note[] = [];
  const tags = site.tags.get(id) ?? [];
  const unknown = new Set<string>();
  const html = htmlOf(post, unknown).replace(siteMark, '');
  if (unknown.size > 0)
    notes.push({ line: null, text: `Cards that are left out: ${[...unknown].slice(0, 20).join(', ')}.` });
  const slug = columnOf(post, 'slug');
  return {
    file: site.file,
    key: `post ${id}`,
    language: languageIn(post, tags),
    slug,
    title: columnOf(post, 'title'),
    summary: summaryOf(post, asFields(site.extra.get(id))),
    status: statusOf(post, notes),
    publishedAt: readAnyDate(textOf(post, 'published_at')),
    updatedAt: readAnyDate(textOf(post, 'updated_at')),
    tags: tags.filter((tag) => !isInternal(tag)).map((tag) => columnOf(tag, 'name')),
    readHtml: () => html,
    cover: addressIn(post, 'feature_image'),
    addresses: slug === '' ? [] : [`/${slug}/`],
    canonical: canonicalOf(post),
    isPinned: false,
    author: authorOf(id, site),
    notes,
  };
}

const isPage = (post: Fields): boolean => post['type'] === 'page' || Number(post['page'] ?? 0) === 1;

function readArticles(site: GhostSite): { articles: Article[]; others: ReportLine[] } {
  const articles: Article[] = [];
  const others: ReportLine[] = [];
  for (const post of site.posts) {
    const title = textOf(post, 'title', 'slug', 'id') ?? '';
    if (isPage(post)) {
      const notes = [{ line: null, text: 'There is no place for a page here yet: keep the file.' }];
      others.push({ outcome: 'aside', item: `page ${title}`, source: site.file, notes });
      continue;
    }
    try {
      articles.push(toArticle(post, site));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const notes = [{ line: null, text: error.message }];
      others.push({ outcome: 'refused', item: `post ${title}`, source: site.file, notes });
    }
  }
  return { articles, others };
}

/** Reads posts of a Ghost export. */
export async function readGhostPosts(
  files: readonly string[],
  reading: Omit<ArticleReading, 'base'>,
): Promise<Source> {
  const articles: Article[] = [];
  const others: ReportLine[] = [];
  for (const file of files) {
    const found = readArticles(parse(await reading.folder.readDocument(file), file));
    articles.push(...found.articles);
    others.push(...found.others);
  }
  const taken = toPosts(articles, { ...reading, base: null });
  const redirects = await readGhostRedirects(reading.folder, taken.posts);
  return {
    posts: taken.posts,
    others: [...others, ...taken.others, ...redirects.others],
    redirects: redirects.found,
  };
}
