import type { Language } from '@janus-site/core';
import { nextPublication } from '../../db/nextPublication.ts';
import type { Database } from '../../db/schema.ts';
import { readContentVersion } from '../../db/transaction.ts';
import { nameOf, type TagNames } from './tags/names.ts';
import { allPosts } from './counts/countPost.ts';
import { waitingCounts, type Waiting } from './counts/waiting.ts';

/** How many posts the reader finds, and the languages in which a visitor reads at least one of them. */
export interface Counted {
  count: number;
  languages: Language[];
  /** How many a visitor reads in a language. */
  texts: Record<Language, number>;
}

/** How many a visitor finds in the other language alone. */
export function othersIn({ count, texts }: Counted, language: Language): number {
  return count - texts[language];
}

export interface CountedTag extends Counted {
  key: string;
  names: TagNames;
  /** Its place in the site map. */
  number: number;
  /** Milliseconds: the last change of one of its posts. */
  changedAt: number;
}

/** What every list of posts says about all of them. */
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

/** Between two writes the counts stay the same, so they are kept per database and reader. */
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

/** A row for each tag, however many posts there are; what comes out later is taken off. */
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
      // Ordered here: the engines compare Cyrillic differently.
      .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)),
  };
}
