import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import { readContentVersion } from '../../db/transaction.ts';
import { nextPublication } from './publication.ts';

type TagCount = Schemas['PostList']['tags'][number];

/** What every list of posts says about all of them. */
export interface PostFacts {
  total: number;
  tags: (TagCount & { key: string })[];
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
  const next = publishedOnly ? await nextPublication(db, now) : null;
  known.set(publishedOnly, { version, validUntil: next ?? Number.POSITIVE_INFINITY, facts });
  return facts;
}

async function countPosts(db: Database, now: number, publishedOnly: boolean): Promise<PostFacts> {
  let posts = db.selectFrom('posts');
  let tags = db.selectFrom('post_tags').innerJoin('posts', 'posts.id', 'post_tags.post_id');
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
  return {
    total: Number(total),
    tags: rows
      .map(({ key, name, count }) => ({ key, name, count: Number(count) }))
      // Ordered here: the engines compare Cyrillic differently.
      .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)),
  };
}
