import { escapeMarkup } from '@janus-site/core';
import type { Note, ReportLine } from '../../import/report.ts';
import type { Source } from '../../import/source.ts';
import { childrenOf, fieldOf, readXml, elementText, type XmlElement } from '../../xml/readXml.ts';
import { markupOf } from '../../xml/markupOf.ts';
import { toPosts, type Article, type ArticleReading } from '../articles.ts';
import { readAnyDate } from '../dates.ts';
import { languageOf } from '../languages.ts';
import { withoutMarkup } from '../withoutMarkup.ts';

const names = new Set(['item', 'entry', 'link', 'language']);

interface Entry {
  file: string;
  element: XmlElement;
  language: string;
}

/** The text of an Atom element as HTML, according to its type. */
function atomHtml(element: XmlElement | undefined): string {
  if (!element) return '';
  const type = element.attributes['type'] ?? 'text';
  if (type === 'xhtml') return markupOf(element);
  return type === 'html' ? elementText(element) : `<p>${escapeMarkup(elementText(element))}</p>`;
}

function linkOf(element: XmlElement): string {
  const links = childrenOf(element, 'link');
  const alternate = links.find(({ attributes }) => (attributes['rel'] ?? 'alternate') === 'alternate');
  return (alternate?.attributes['href'] ?? elementText(links[0])).trim();
}

function slugOf(link: string, title: string): string {
  const last =
    link
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? '';
  const name = last.replace(/\.\w+$/, '');
  try {
    return /[^\d]/.test(name) && link.includes('//') ? decodeURIComponent(name) : title;
  } catch {
    return title;
  }
}

const blogger = 'http://schemas.google.com/g/2005#kind';

/** The kind of an entry: Blogger exports everything as one feed. */
function kindOf(element: XmlElement): string {
  const kind = childrenOf(element, 'category').find(({ attributes }) => attributes['scheme'] === blogger);
  return (
    (kind?.attributes['term']?.split('#')[1] ?? fieldOf(element, 'blogger:type')).toLowerCase() || 'post'
  );
}

function tagsOf(element: XmlElement): string[] {
  return childrenOf(element, 'category')
    .filter(({ attributes }) => attributes['scheme'] !== blogger)
    .map((category) => category.attributes['label'] ?? category.attributes['term'] ?? elementText(category));
}

function isDraft(element: XmlElement): boolean {
  const control = childrenOf(element, 'app:control')[0];
  return (
    (control !== undefined && fieldOf(control, 'app:draft') === 'yes') ||
    fieldOf(element, 'blogger:status') === 'DRAFT'
  );
}

function publishedAt(element: XmlElement, notes: Note[]): string | null {
  const names = ['pubDate', 'published', 'dc:date', 'updated'];
  for (const name of names) {
    const date = readAnyDate(fieldOf(element, name));
    if (date !== null) return date;
  }
  const written = fieldOf(element, ...names).slice(0, 40);
  if (written !== '') notes.push({ line: null, text: `The date ${written} cannot be read and is left out.` });
  return null;
}

/** The link that ends a teaser on Habr: it leads to the text itself. */
const more = /<a\b[^<>]{0,500}#habracut"[^<>]{0,100}>[^<>]{0,100}<\/a>/g;

function toArticle({ element, file, language }: Entry): Article {
  const isAtom = element.name === 'entry';
  const notes: Note[] = [];
  const link = linkOf(element);
  const title = withoutMarkup(fieldOf(element, 'title'));
  const short = isAtom ? atomHtml(childrenOf(element, 'summary')[0]) : fieldOf(element, 'description');
  const whole = isAtom ? atomHtml(childrenOf(element, 'content')[0]) : fieldOf(element, 'content:encoded');
  if (whole === '') notes.push({ line: null, text: 'The feed may hold the beginning of the text alone.' });
  const html = (whole || short).replace(more, '');
  return {
    file,
    key: `entry ${fieldOf(element, 'guid', 'id') || link || title}`,
    language: languageOf((childrenOf(element, 'content')[0] ?? element).language) ?? languageOf(language),
    slug: slugOf(link, title),
    title,
    summary: whole === '' ? '' : withoutMarkup(short),
    status: isDraft(element) ? 'draft' : 'published',
    publishedAt: publishedAt(element, notes),
    updatedAt: readAnyDate(fieldOf(element, 'updated')),
    tags: tagsOf(element),
    readHtml: () => html,
    cover: null,
    addresses: [link, fieldOf(element, 'blogger:filename')].filter((address) => address !== ''),
    canonical: null,
    isPinned: false,
    author: null,
    notes,
  };
}

function othersAside(entries: readonly Entry[]): ReportLine[] {
  const counts = new Map<string, number>();
  for (const { element, file } of entries) {
    const item = `${kindOf(element)} of ${file}`;
    counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  return [...counts].map(([item, count]) => ({
    outcome: 'aside',
    item: `${count} of kind ${item}`,
    source: item.slice(item.indexOf(' of ') + 4),
    notes: [{ line: null, text: 'There is no place for them here yet: keep the file.' }],
  }));
}

/** Reads posts of feeds, RSS or Atom, and of Blogger, whose export is a feed. */
export async function readFeedPosts(
  files: readonly string[],
  reading: Omit<ArticleReading, 'base'>,
): Promise<Source> {
  const entries: Entry[] = [];
  let base: string | null = null;
  for (const file of files) {
    let language = '';
    for await (const element of readXml(reading.folder.streamDocument(file), file, names)) {
      if (element.name === 'language') language = elementText(element).trim();
      else if (element.name === 'link') {
        const { rel = 'alternate', href } = element.attributes;
        if (rel === 'alternate') base ??= (href ?? elementText(element)).trim() || null;
      } else entries.push({ file, element, language });
    }
  }
  const isPost = ({ element }: Entry): boolean => kindOf(element) === 'post';
  const taken = toPosts(entries.filter(isPost).map(toArticle), { ...reading, base });
  return {
    posts: taken.posts,
    others: [...taken.others, ...othersAside(entries.filter((entry) => !isPost(entry)))],
  };
}
