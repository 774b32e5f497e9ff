import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Schemas } from '../contract/types.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { openable } from '../testing/openable.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { indexMessage } from './indexMessage.ts';
import { rebuildSearch, renewSearch, searchForm } from './rebuildSearch.ts';

const setForm = (db: Database, value: string) =>
  db.updateTable('facts').set({ value }).where('key', '=', searchForm.key).execute();

/** The words of both indexes with their counts, and the places of their documents. */
async function contentOf(db: Database): Promise<unknown> {
  const { rows } = await sql`select 'search' as name, word, documents from search_words
    union all select 'panel', word, documents from panel_words
    union all select kind, item_id, count(*) from search_documents group by kind, item_id
    union all select kind, item_id, count(*) from panel_documents group by kind, item_id
    order by 1, 2`.execute(db);
  return rows;
}

async function freshContent(db: Database): Promise<unknown> {
  await inTransaction(db, (trx) => rebuildSearch(trx, () => undefined));
  return contentOf(db);
}

async function addPost(bench: TestServer, as: string): Promise<string> {
  const text = { language: 'ru', title: 'Барсук', status: 'published', body: 'Барсук в лесу' };
  const post = { as, body: { translations: [text] } };
  return (await bench.ask<Schemas['Post']>('POST', '/api/v1/posts/', post)).body.id;
}

const addMessage = (db: Database) =>
  inTransaction(db, async (trx) => {
    const message = {
      id: 'a-message',
      name: 'Анна',
      message: 'Ежевика',
      language: 'ru',
      face: 'blog',
    } as const;
    await trx
      .insertInto('messages')
      .values({ ...message, created_at: Date.now(), replies: '[]', state: 'inbox' })
      .execute();
    await indexMessage(trx, message.id);
  });

describeDatabases('a search index of an older form', (databases) => {
  test('is rebuilt once when two instances start together', async () => {
    const bench = await databases.startServer();
    const { db } = bench.server.database;
    await addPost(bench, (await bench.signIn()).access_token);
    await setForm(db, '1');
    await Promise.all([renewSearch(db, Date.now()), renewSearch(db, Date.now())]);
    const renewed = await contentOf(db);
    expect(renewed).toEqual(await freshContent(db));
    await bench.stop();
  });

  if (databases.engine === 'postgres')
    test('is rebuilt while others write, whose words it gets', async () => {
      const bench = await databases.startServer();
      const { db } = bench.server.database;
      const { access_token: as } = await bench.signIn();
      const id = await addPost(bench, as);
      // an older form may number texts in another way
      await sql`update search_documents set number = number + 7`.execute(db);
      await sql`update search_index set number = number + 7`.execute(db);
      await setForm(db, '1');
      const [begun, held] = [openable(), openable()];
      // the rebuild waits for this row once it has emptied the index
      const holder = inTransaction(db, async (trx) => {
        await setForm(trx, '1');
        begun.open();
        await held.passed;
      });
      await begun.passed;
      const renewed = renewSearch(db, Date.now());
      await sleep(300);
      const deleted = bench.ask('DELETE', `/api/v1/posts/${id}/`, { as });
      const writes = Promise.all([addMessage(db), deleted]);
      await Promise.race([writes, sleep(500)]);
      held.open();
      await holder;
      await renewed;
      await writes;
      expect((await deleted).status).toBe(204);
      const content = await contentOf(db);
      expect(content).toContainEqual({ name: 'message', word: 'a-message', documents: 1 });
      expect(content).toEqual(await freshContent(db));
      await bench.stop();
    });
});
