import { convertHtml, type HtmlContext } from '../html/convertHtml.ts';
import type { PictureImport } from '../import/pictures.ts';
import type { SourceFolder } from '../import/readFolder.ts';
import type { Note } from '../import/report.ts';
import type { Author, Source, SourcePost, SourceText } from '../import/source.ts';
import { presentFields } from '../yaml.ts';
import { addressIn, createAddresses, pathsOf, type AddressIn } from './addresses.ts';
import { group, name } from './grouping.ts';
import { slugFrom } from './identity.ts';
import { spoken, withoutForeign, type Spoken } from './languages.ts';
import { createMediaFinder } from './mediaFinder.ts';
import { tagsWithin } from './tagsWithin.ts';

/** A text in HTML with its metadata from another program. */
export interface Article {
  /** The file it was found in. */
  file: string;
  /** Equal for the texts of one post. */
  key: string;
  /** The code of the declared language; null where only its letters show it. */
  language: string | null;
  slug: string;
  title: string;
  summary: string;
  status: 'draft' | 'published';
  /** ISO 8601 in UTC. */
  publishedAt: string | null;
  updatedAt: string | null;
  tags: readonly string[];
  /** Produced on demand. */
  readHtml(): string;
  /** The address of its cover. */
  cover: string | null;
  /** Its former addresses: paths, or absolute. */
  addresses: readonly string[];
  canonical: string | null;
  isPinned: boolean;
  author: Author | null;
  notes: readonly Note[];
}

export interface ArticleReading {
  folder: SourceFolder;
  pictures: PictureImport;
  /** The old site's address, or null if unknown. */
  base: string | null;
  /** Milliseconds. */
  now: number;
}

interface Found extends Omit<Article, 'language'>, Spoken {
  notes: Note[];
}

const plainWords = (html: string): string => html.slice(0, 20_000).replace(/<[^<>]{0,2000}>/g, ' ');

function toFound(article: Article): Found {
  return {
    ...article,
    ...spoken(article.language, `${article.title} ${plainWords(article.readHtml())}`),
    slug: slugFrom(article.slug || article.title || article.key),
    notes: [...article.notes],
  };
}

function toText(found: Found, context: HtmlContext, now: number): SourceText {
  const { updatedAt } = found;
  return {
    language: found.language,
    file: found.file,
    fields: {
      title: (found.title.trim() || found.slug).slice(0, 200),
      summary: found.summary.trim().slice(0, 500),
      status: found.status,
      published_at: found.publishedAt,
      ...(updatedAt !== null && Date.parse(updatedAt) <= now && { updated_at: updatedAt }),
    },
    readBody: () => convertHtml(found.readHtml(), context),
  };
}

/**
 * Groups texts into posts, with the pictures and links of all of them at their addresses here, and lists the texts left
 * aside.
 */
export function toPosts(articles: readonly Article[], reading: ArticleReading): Source {
  const { folder, pictures, base, now } = reading;
  const ours = withoutForeign(articles.map(toFound));
  const named = name(group(ours.texts));
  const addresses = createAddresses<AddressIn>(base);
  for (const [slug, texts] of named)
    for (const text of texts)
      for (const address of text.addresses) addresses.add(address, addressIn(slug, texts));
  const findFile = createMediaFinder(folder.files);
  const contextOf = ({ language }: Found): HtmlContext => ({
    absolute: addresses.absolute,
    postAddress: (address) => addresses.find(address)?.(language),
    findFile,
    take: pictures.take,
  });
  const posts = [...named].map(([slug, texts]): SourcePost => {
    const [first] = texts;
    const notes = texts.flatMap((text) => text.notes);
    const wanted = texts.find(({ cover }) => cover !== null)?.cover ?? null;
    const cover = wanted === null ? null : (findFile(wanted) ?? null);
    if (wanted !== null && cover === null)
      notes.push({
        line: null,
        text: `The cover ${wanted.slice(0, 200)} is not among the files and is left out.`,
      });
    return {
      slug,
      texts: texts.map((text) => toText(text, contextOf(text), now)),
      shared: {
        tags: tagsWithin(
          texts.flatMap(({ tags }) => tags),
          notes,
        ),
        ...presentFields({
          is_pinned: texts.some(({ isPinned }) => isPinned),
          canonical_url: first?.canonical ?? undefined,
        }),
      },
      series: null,
      cover,
      formerSlugs: [],
      oldPaths: texts.flatMap(({ addresses, language }) =>
        pathsOf(addresses).map((from) => ({ from, language })),
      ),
      created: null,
      author: first?.author ?? null,
      notes,
    };
  });
  return { posts, others: ours.aside };
}
