import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../../packages/server/src/db/open.ts';
import { engineOf, inTransaction } from '../../../packages/server/src/db/transaction.ts';
import { preparePost } from '../../../packages/server/src/routes/posts/create.ts';
import { find } from '../../../packages/server/src/search/find.ts';
import {
  addPostsToSearch,
  removePostFromSearch,
  type FoundPost,
} from '../../../packages/server/src/search/indexPost.ts';
import { namesOfWord } from '../../../packages/server/src/search/tagWords.ts';
import { stemsOf } from '../../../packages/server/src/search/stem.ts';
import { readQueries, readTexts, type Language } from './collection.ts';
import type { Answered } from './evaluate.ts';

const now = Date.UTC(2026, 10, 1);
const day = 24 * 60 * 60 * 1000;
const most = 20;

export interface Cost {
  /** Bytes of the search tables per byte of Markdown. */
  growth: number;
  /** Milliseconds for adding a post, and for removing it and adding it again. */
  added: number;
  replaced: number;
}

async function postsOf({ db }: OpenDatabase, language: Language): Promise<FoundPost[]> {
  const posts: FoundPost[] = [];
  for (const [at, { slug, tags, ...text }] of readTexts(language).entries()) {
    const { translations } = await preparePost(
      db,
      { translations: [{ language, ...text }] },
      { authorId: null, account: null, now: 0 },
    );
    // In an order unrelated to their topics.
    const published_at = now - ((at * 37) % 100) * day;
    posts.push({
      post: { id: slug, slug, sort_at: published_at, is_unlisted: 0, page_face: null, deleted_at: null },
      translations: translations.map((row) => ({ ...row, status: 'published', published_at })),
      pending: [],
      tags: tags.map((name) => ({ ...namesOfWord(name), words: [name] })),
    });
  }
  return posts;
}

async function bytesOf({ db }: OpenDatabase): Promise<number> {
  const { rows } = await (
    engineOf(db) === 'sqlite'
      ? sql<{
          bytes: number;
        }>`select sum(pgsize) as bytes from dbstat where name like 'search%' or name like '%search_%'`
      : sql<{ bytes: number }>`select sum(pg_total_relation_size(relid))::float8 as bytes
          from pg_stat_user_tables where relname like 'search%'`
  ).execute(db);
  return rows[0]?.bytes ?? 0;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Adds the texts to an empty database, one write for each as the panel does; returns the cost. */
export async function fillCollection(database: OpenDatabase, language: Language): Promise<Cost> {
  const { db } = database;
  const posts = await postsOf(database, language);
  const add = (post: FoundPost) => inTransaction(db, (trx) => addPostsToSearch(trx, [post]));
  const replace = (post: FoundPost) =>
    inTransaction(db, async (trx) => {
      await removePostFromSearch(trx, post.post.id);
      await addPostsToSearch(trx, [post]);
    });
  const before = await bytesOf(database);
  let [added, replaced] = [0, 0];
  for (const post of posts) added += await timeOf(() => add(post));
  const written = readTexts(language).reduce(
    (sum, { title, body }) => sum + Buffer.byteLength(title + body),
    0,
  );
  const growth = ((await bytesOf(database)) - before) / written;
  for (const post of posts) replaced += await timeOf(() => replace(post));
  return { growth, added: added / posts.length, replaced: replaced / posts.length };
}

/** Returns the results of the search for every query of the collection. */
export async function askSearch({ db }: OpenDatabase, language: Language): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const query of readQueries(language)) {
    const { items } = await find(db, { q: query.q, limit: most, now });
    answered.push({ ...query, found: items.map(({ id }) => id) });
  }
  return answered;
}

/** Returns the results of SQLite's own BM25 over the same stems, where any of the words is enough. */
export function askPlain(language: Language): Answered[] {
  const database = new DatabaseSync(':memory:');
  database.exec('create virtual table plain using fts5(slug unindexed, words)');
  const insert = database.prepare('insert into plain (slug, words) values (?, ?)');
  for (const { slug, title, tags, summary, body } of readTexts(language))
    insert.run(slug, stemsOf([title, ...tags, summary, body].join(' ')).join(' '));
  const select = database.prepare(`select slug from plain where plain match ? order by rank limit ${most}`);
  const answered = readQueries(language).map((query) => {
    const words = stemsOf(query.q).map((stem) => `"${stem}"`);
    const found = words.length === 0 ? [] : select.all(words.join(' OR '));
    return { ...query, found: found.map((row) => String(row['slug'])) };
  });
  database.close();
  return answered;
}
