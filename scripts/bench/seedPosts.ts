import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../packages/server/src/db/schema.ts';
import { engineOf, writeContent } from '../../packages/server/src/db/transaction.ts';
import { insertPost, preparePost, type PreparedPost } from '../../packages/server/src/routes/posts/create.ts';
import { bodyOf, rareWord, slugOf } from './scale/texts.ts';

const variants = 40;
const perTransaction = 200;
const minute = 60_000;

const tags = ['iot', 'дом', 'сети', 'заметки', 'прошивки', 'linux', 'python', 'связь', 'питание', 'опыт'];

/** Returns a copy of a text under its own title: rendering ten thousand different ones would measure the renderer. */
function copyOf(prepared: PreparedPost, number: number, count: number, now: number): PreparedPost {
  const id = randomUUID();
  const published_at = now - (count - number) * minute - minute;
  return {
    ...prepared,
    id,
    now: published_at,
    input: {
      ...prepared.input,
      slug: slugOf(number),
      tags: [tags[number % 10] ?? 'iot', tags[(number * 3 + 1) % 10] ?? 'дом'],
    },
    translations: prepared.translations.map((row) => ({
      ...row,
      post_id: id,
      published_at,
      title: `Заметка ${rareWord(number)} о датчиках`,
    })),
  };
}

/** Fills an empty database with published posts. */
export async function seedPosts(db: Database, count: number): Promise<void> {
  const now = Date.now();
  const made: PreparedPost[] = [];
  for (let number = 0; number < variants; number += 1) {
    const translations = [
      { language: 'ru' as const, title: 'x', body: bodyOf(number, 8), status: 'published' as const },
    ];
    made.push(await preparePost(db, { translations }, { authorId: null, account: null, now }));
  }
  for (let from = 0; from < count; from += perTransaction) {
    await writeContent(db, async (trx) => {
      for (let number = from; number < Math.min(count, from + perTransaction); number += 1) {
        const variant = made[number % variants];
        if (variant) await insertPost(trx, copyOf(variant, number, count, now));
      }
    });
  }
  // PostgreSQL does this itself within minutes of such a load.
  await (engineOf(db) === 'postgres' ? sql`vacuum analyze` : sql`analyze`).execute(db);
}
