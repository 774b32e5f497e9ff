import domino from '@mixmark-io/domino';
import { textOf } from '../../html/dom.ts';
import type { SourceFolder } from '../../import/readFolder.ts';
import { childrenOf, fieldOf, readXml, elementText, type XmlElement } from '../../xml/readXml.ts';

export interface WxrComment {
  author: string;
  date: string;
  text: string;
}

/** A file of the media library. */
export interface Attachment {
  address: string;
  parent: string;
  words: string;
  caption: string;
}

/** One entry of an export, of any type. */
export interface WxrItem {
  file: string;
  id: string;
  /** `post`, `page`, `attachment`, or a plug-in's type. */
  type: string;
  title: string;
  link: string;
  guid: string;
  slug: string;
  status: string;
  hasPassword: boolean;
  isSticky: boolean;
  content: string;
  excerpt: string;
  login: string;
  dates: Readonly<Record<'published' | 'publishedLocal' | 'modified' | 'feed', string>>;
  /** Categories, tags, and terms of plug-ins. */
  terms: readonly { domain: string; slug: string; name: string }[];
  meta: ReadonlyMap<string, string>;
  comments: readonly WxrComment[];
}

export interface Wxr {
  base: string | null;
  /** By login. */
  authors: ReadonlyMap<string, { name: string; email: string }>;
  items: readonly WxrItem[];
  /** By the number of the item. */
  attachments: ReadonlyMap<string, Attachment>;
}

const names = new Set(['item', 'wp:author', 'wp:base_blog_url', 'wp:base_site_url', 'link']);

/** WordPress stores names as HTML: `R&amp;D` is R&D. */
const plainWords = (html: string): string =>
  /[&<]/.test(html) ? textOf(domino.createDocument(`<body>${inlineOnly(html)}</body>`).body) : html.trim();

/** Escapes every `<` that does not begin an inline tag. */
const inlineOnly = (html: string): string =>
  html.replace(/<(?!\/?(?:a|b|i|em|strong|span|code|br|sub|sup|small|mark)\b)/gi, '&lt;');

function readTerms(item: XmlElement): WxrItem['terms'] {
  return childrenOf(item, 'category').map((term) => ({
    domain: term.attributes['domain'] ?? '',
    slug: term.attributes['nicename'] ?? '',
    name: plainWords(elementText(term)),
  }));
}

function readComments(item: XmlElement): WxrComment[] {
  return childrenOf(item, 'wp:comment').map((comment) => ({
    author: fieldOf(comment, 'wp:comment_author'),
    date: fieldOf(comment, 'wp:comment_date_gmt', 'wp:comment_date'),
    text: fieldOf(comment, 'wp:comment_content'),
  }));
}

/** Reads an entry. Fields are matched with their prefixes, as there are several kinds of excerpt. */
function readItem(item: XmlElement, file: string): WxrItem {
  const meta = new Map(
    childrenOf(item, 'wp:postmeta').map((field) => [
      fieldOf(field, 'wp:meta_key'),
      fieldOf(field, 'wp:meta_value'),
    ]),
  );
  return {
    file,
    id: fieldOf(item, 'wp:post_id'),
    type: fieldOf(item, 'wp:post_type') || 'post',
    title: plainWords(fieldOf(item, 'title')),
    link: fieldOf(item, 'link'),
    guid: fieldOf(item, 'guid'),
    slug: fieldOf(item, 'wp:post_name'),
    status: fieldOf(item, 'wp:status'),
    hasPassword: fieldOf(item, 'wp:post_password') !== '',
    isSticky: fieldOf(item, 'wp:is_sticky') === '1',
    content: fieldOf(item, 'content:encoded'),
    excerpt: fieldOf(item, 'excerpt:encoded'),
    login: fieldOf(item, 'dc:creator'),
    dates: {
      published: fieldOf(item, 'wp:post_date_gmt'),
      publishedLocal: fieldOf(item, 'wp:post_date'),
      modified: fieldOf(item, 'wp:post_modified_gmt'),
      feed: fieldOf(item, 'pubDate'),
    },
    terms: readTerms(item),
    meta,
    comments: readComments(item),
  };
}

function readAttachment(item: XmlElement, { title, excerpt, guid, meta }: WxrItem): Attachment {
  return {
    address: fieldOf(item, 'wp:attachment_url') || guid,
    parent: fieldOf(item, 'wp:post_parent'),
    words: meta.get('_wp_attachment_image_alt') ?? title,
    caption: excerpt,
  };
}

/** Reads the files of one WordPress export, which is split if a site is large. */
export async function readWxr(folder: SourceFolder, files: readonly string[]): Promise<Wxr> {
  const authors = new Map<string, { name: string; email: string }>();
  const items: WxrItem[] = [];
  const attachments = new Map<string, Attachment>();
  let base: string | null = null;
  for (const file of files) {
    for await (const element of readXml(folder.streamDocument(file), file, names)) {
      if (element.name === 'item') {
        const item = readItem(element, file);
        if (item.type === 'attachment') attachments.set(item.id, readAttachment(element, item));
        else items.push(item);
      } else if (element.name === 'wp:author') {
        const login = fieldOf(element, 'wp:author_login');
        const name = fieldOf(element, 'wp:author_display_name') || login;
        authors.set(login, { name, email: fieldOf(element, 'wp:author_email') });
      } else if (base === null || element.name === 'wp:base_blog_url')
        base = elementText(element).trim() || null;
    }
  }
  return { base, authors, items, attachments };
}
