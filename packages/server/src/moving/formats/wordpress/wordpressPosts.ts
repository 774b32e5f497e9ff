import { isWebAddress } from '@janus-site/core';
import { decodePart } from '../../../decodePart.ts';
import type { Note, ReportLine } from '../../import/report.ts';
import type { Author, Source } from '../../import/source.ts';
import { toPosts, type Article, type ArticleReading } from '../articles.ts';
import { readAnyDate, readDate } from '../dates.ts';
import { languageOf } from '../languages.ts';
import { withoutMarkup } from '../withoutMarkup.ts';
import { readContent } from './content.ts';
import { readWxr, type Wxr, type WxrItem } from './readWxr.ts';

/** WordPress's own empty date. */
const isNoDate = (text: string): boolean => text === '' || text.startsWith('0000');

function publishedAt({ dates }: WxrItem, notes: Note[]): string | null {
  if (!isNoDate(dates.published)) return readDate(dates.published);
  const feed = readAnyDate(dates.feed);
  if (feed !== null && Date.parse(feed) > 0) return feed;
  if (isNoDate(dates.publishedLocal)) return null;
  notes.push({ line: null, text: `The date ${dates.publishedLocal} has no zone and is taken as of UTC.` });
  return readDate(dates.publishedLocal);
}

const statusNotes: Readonly<Record<string, string>> = {
  private: 'It was private and becomes a draft.',
  pending: 'It waited for review and becomes a draft.',
};

function statusOf({ status, hasPassword }: WxrItem, notes: Note[]): 'draft' | 'published' {
  const why = hasPassword ? 'It was behind a password and becomes a draft.' : statusNotes[status];
  if (why !== undefined) notes.push({ line: null, text: why });
  return !hasPassword && (status === 'publish' || status === 'future') ? 'published' : 'draft';
}

interface Translated {
  language: string | null;
  /** Equal for the texts of one post; null for an untranslated one. */
  group: string | null;
}

/** The language and the translation group of an item, as stored by Polylang and WPML. */
function translationOf({ terms, meta, link }: WxrItem): Translated {
  const term = (domain: string): string | undefined => terms.find((one) => one.domain === domain)?.slug;
  const polylang = term('language');
  const wpml = meta.get('_wpml_import_language_code');
  const inAddress = /[?&]lang=([\w-]+)/.exec(link)?.[1] ?? /^https?:\/\/[^/]+\/(ru|en)\//.exec(link)?.[1];
  const group = term('post_translations') ?? meta.get('_wpml_import_translation_group');
  return {
    language: languageOf(polylang) ?? languageOf(wpml) ?? languageOf(inAddress),
    group: group === undefined || group === '' ? null : `group ${group}`,
  };
}

const noTag = /^(?:uncategorized(?:-\w+)?|bez-rubriki|без-рубрики)$/;

function tagsOf({ terms }: WxrItem): string[] {
  return terms
    .filter(({ domain, slug }) => /^(?:category|post_tag)$/.test(domain) && !noTag.test(decodePart(slug)))
    .map(({ name }) => name);
}

function toArticle(item: WxrItem, { attachments, authors }: Wxr): Article {
  const notes: Note[] = [];
  const content = readContent(item, { id: item.id, attachments });
  const { language, group } = translationOf(item);
  const cover = attachments.get(item.meta.get('_thumbnail_id') ?? '');
  const canonical = item.meta.get('_yoast_wpseo_canonical');
  const listed = authors.get(item.login);
  const author: Author = listed ?? { name: item.login, email: '' };
  return {
    file: item.file,
    key: group ?? `post ${item.id || item.link}`,
    language,
    slug: decodePart(item.slug),
    title: item.title,
    summary: withoutMarkup(item.excerpt || (item.meta.get('_yoast_wpseo_metadesc') ?? '')),
    status: statusOf(item, notes),
    publishedAt: publishedAt(item, notes),
    updatedAt: isNoDate(item.dates.modified) ? null : readDate(item.dates.modified),
    tags: tagsOf(item),
    readHtml: () => content.html,
    cover: cover?.address ?? null,
    addresses: [item.link, item.guid, item.id === '' ? '' : `/?p=${item.id}`].filter(
      (address) => address !== '',
    ),
    canonical: canonical && isWebAddress(canonical) ? canonical : null,
    isPinned: item.isSticky,
    // a single author is the owner of the importing site
    author: authors.size > 1 ? author : null,
    notes: [...notes, ...content.notes],
  };
}

const aside = (item: string, source: string, notes: readonly string[]): ReportLine => ({
  outcome: 'aside',
  item,
  source,
  notes: notes.map((text) => ({ line: null, text })),
});

const mostComments = 100;

function commentsAside({ comments, title, link, file }: WxrItem): ReportLine[] {
  if (comments.length === 0) return [];
  const lines = comments
    .slice(0, mostComments)
    .map(({ author, date, text }) => `${date} ${author}: ${withoutMarkup(text).slice(0, 100)}`);
  const more = comments.length - lines.length;
  return [
    aside(`${comments.length} comments on ${title || link}`, file, [
      'There are no comments here yet: keep the file.',
      ...lines,
      ...(more > 0 ? [`and ${more} more`] : []),
    ]),
  ];
}

/** WordPress's internal items: only their number is reported. */
const internal =
  /^(?:nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|wp_\w+|user_request)$/;

function othersAside(items: readonly WxrItem[]): ReportLine[] {
  const counts = new Map<string, number>();
  const lines = items.flatMap(({ type, title, slug, link, file }) => {
    if (!internal.test(type))
      return [
        aside(`${type} ${title || decodePart(slug) || link}`, file, [
          `There is no place for a ${type} here yet: keep the file.`,
        ]),
      ];
    counts.set(type, (counts.get(type) ?? 0) + 1);
    return [];
  });
  const source = items[0]?.file ?? '';
  const counted = [...counts].map(([type, count]) =>
    aside(`${count} of ${type}`, source, ['They belong to the design of the old site.']),
  );
  return [...lines, ...counted];
}

const isDeleted = ({ status }: WxrItem): boolean => status === 'trash' || status === 'auto-draft';

/** Reads posts of a WordPress export, in one file or several. */
export async function readWordpressPosts(
  files: readonly string[],
  reading: Omit<ArticleReading, 'base'>,
): Promise<Source> {
  const wxr = await readWxr(reading.folder, files);
  const posts = wxr.items.filter((item) => item.type === 'post' && !isDeleted(item));
  const deleted = wxr.items.filter((item) => item.type === 'post' && isDeleted(item));
  const others = wxr.items.filter(({ type }) => type !== 'post');
  const taken = toPosts(
    posts.map((item) => toArticle(item, wxr)),
    { ...reading, base: wxr.base },
  );
  return {
    posts: taken.posts,
    others: [
      ...taken.others,
      ...othersAside(others),
      ...deleted.map(({ title, id, file }) =>
        aside(`post ${title || id}`, file, ['It lies in the bin, or was never written.']),
      ),
      ...[...posts, ...others].flatMap(commentsAside),
    ],
  };
}
