import type { Language } from '@janus-site/core';
import { nextPublication } from '../../db/nextPublication.ts';
import type { Database } from '../../db/schema.ts';
import { readContentVersion } from '../../db/transaction.ts';
import { nameOf, type TagNames } from './tags/names.ts';
import { allPosts } from './counts/countPost.ts';
import { waitingCounts, type Waiting } from './counts/waiting.ts';

/** The number of posts visible to the reader, and the languages in which a visitor can read at least one. */
export interface Counted {
  count: number;
  languages: Language[];
  /** Number of posts that a visitor can read in each language. */
  texts: Record<Language, number>;
}

/** Returns the number of posts visible to a visitor only in the other language. */
export function othersIn({ count, texts }: Counted, language: Language): number {
  return count - texts[language];
}

export interface CountedTag extends Counted {
  key: string;
  names: TagNames;
  /** Its place in the site map. */
  number: number;
  /** Last change of one of its posts, in milliseconds. */
  changedAt: number;
}

/** Facts about all posts, included in every list. */
export interface PostFacts {
  all: Counted & { changedAt: number };
  /** The most used first. */
  tags: CountedTag[];
}

interface Remembered {
  version: number;
  validUntil: number;
  facts: PostFacts;
}

/** The counts only change with a write, so they are cached per database and kind of reader. */
const memory = new WeakMap<Database, Map<boolean, Remembered>>();

export async function postFacts(db: Database, now: number, publishedOnly: boolean): Promise<PostFacts> {
  const version = await readContentVersion(db);
  const cache = memory.get(db) ?? new Map<boolean, Remembered>();
  memory.set(db, cache);
  const found = cache.get(publishedOnly);
  if (found?.version === version && now < found.validUntil) return found.facts;
  const facts = await readCounts(db, now, publishedOnly);
  const next = await nextPublication(db, now);
  cache.set(publishedOnly, { version, validUntil: next ?? Number.POSITIVE_INFINITY, facts });
  return facts;
}

/** Reads one row per tag, however many posts there are; subtracts scheduled texts. */
async function readCounts(db: Database, now: number, publishedOnly: boolean): Promise<PostFacts> {
  const rows = await db
    .selectFrom('tag_counts')
    .leftJoin('tags', 'tags.key', 'tag_counts.name_key')
    .selectAll('tag_counts')
    .select(['tags.name_ru', 'tags.name_en'])
    .execute();
  const waiting = await waitingCounts(db, now);
  const nothing: Waiting = { posts: 0, ru: 0, en: 0 };
  const tags = rows.map(
    ({ name_key: key, name_ru, name_en, number, posts, published, ru, en, changed_at: changedAt }) => {
      const names = { ru: nameOf(name_ru), en: nameOf(name_en) };
      const isRead = (language: Language) => key === allPosts || names[language] !== null;
      const later = waiting.get(key) ?? nothing;
      const languages: Language[] = [];
      if (ru > later.ru && isRead('ru')) languages.push('ru');
      if (en > later.en && isRead('en')) languages.push('en');
      return {
        key,
        names,
        number,
        changedAt,
        languages,
        texts: { ru: ru - later.ru, en: en - later.en },
        count: publishedOnly ? published - later.posts : posts,
      };
    },
  );
  return {
    all: tags.find(({ key }) => key === allPosts) ?? {
      count: 0,
      languages: [],
      texts: { ru: 0, en: 0 },
      changedAt: 0,
    },
    tags: tags
      .filter(({ key, names, count }) => key !== allPosts && (names.ru ?? names.en) !== null && count > 0)
      // Sorted here: the engines compare Cyrillic differently.
      .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)),
  };
}
