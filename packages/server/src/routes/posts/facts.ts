import type { Language } from '@janus-site/core';
import { livePosts } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import { readContentVersion } from '../../db/transaction.ts';
import { pick } from '../shared/languages.ts';
import { groupBy } from '../shared/values.ts';
import { nextPublication } from './publication.ts';

/** How many posts the reader finds, and the languages in which a visitor reads at least one of them. */
export interface Counted {
  count: number;
  languages: Language[];
}

/** What every list of posts says about all of them. */
export interface PostFacts {
  all: Counted;
  tags: (Counted & { key: string; name: string })[];
}

interface Remembered {
  version: number;
  validUntil: number;
  facts: PostFacts;
}

/** Counting reads every post; between two writes the counts stay the same, so they are kept per database and reader. */
const memory = new WeakMap<Database, Map<boolean, Remembered>>();

export async function postFacts(db: Database, now: number, publishedOnly: boolean): Promise<PostFacts> {
  const version = await readContentVersion(db);
  const known = memory.get(db) ?? new Map<boolean, Remembered>();
  memory.set(db, known);
  const found = known.get(publishedOnly);
  if (found?.version === version && now < found.validUntil) return found.facts;
  const facts = await countPosts(db, now, publishedOnly);
  const next = await nextPublication(db, now);
  known.set(publishedOnly, { version, validUntil: next ?? Number.POSITIVE_INFINITY, facts });
  return facts;
}

async function countPosts(db: Database, now: number, publishedOnly: boolean): Promise<PostFacts> {
  let posts = livePosts(db);
  let tags = livePosts(db).innerJoin('post_tags', 'post_tags.post_id', 'posts.id');
  if (publishedOnly) {
    posts = posts.where('published_at', '<=', now);
    tags = tags.where('posts.published_at', '<=', now);
  }
  const { total } = await posts
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await tags
    .select((eb) => [
      'post_tags.name_key as key',
      eb.fn.min('post_tags.name').as('name'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy('post_tags.name_key')
    .execute();
  const readable = await readableLanguages(db, now);
  return {
    all: { count: Number(total), languages: readable.all },
    tags: rows
      .filter(({ name }) => name !== '')
      .map(({ key, name, count }) => ({
        key,
        name,
        count: Number(count),
        languages: readable.byTag.get(key) ?? [],
      }))
      // Ordered here: the engines compare Cyrillic differently.
      .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)),
  };
}

interface ReadableLanguages {
  all: Language[];
  byTag: Map<string, Language[]>;
}

async function readableLanguages(db: Database, now: number): Promise<ReadableLanguages> {
  const readable = livePosts(db)
    .innerJoin('post_translations as t', 't.post_id', 'posts.id')
    .where('t.status', '=', 'published')
    .where('t.published_at', '<=', now);
  const all = await readable.select('t.language').distinct().execute();
  const tagged = await readable
    .innerJoin('post_tags', 'post_tags.post_id', 't.post_id')
    .select(['post_tags.name_key as key', 't.language'])
    .distinct()
    .execute();
  const groups = [...groupBy(tagged, (row) => row.key)];
  return { all: ordered(all), byTag: new Map(groups.map(([key, rows]) => [key, ordered(rows)])) };
}

function ordered(rows: readonly { language: Language }[]): Language[] {
  return pick(rows).map((row) => row.language);
}
