import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { migrateLike } from '../migrate.ts';
import { openPostgres, openSqlite } from '../open.ts';
import type { Database } from '../schema.ts';

const moment = Date.UTC(2025, 0, 1);
/** More items than one millisecond has numbers for. */
const crowd = 300;

interface Former {
  id: string;
  title: string;
  body: string;
  published_at: number | null;
}

const texts: readonly Former[] = [
  { id: 'titled', title: 'баз', body: 'баз сервер', published_at: moment - 5000 },
  { id: 'newest', title: '', body: 'сервер баз', published_at: moment + 5 },
  { id: 'scheduled', title: 'баз', body: 'баз', published_at: moment + 1e9 },
  { id: 'project', title: 'датчик', body: 'датчик баз', published_at: null },
  // Left behind by a fault.
  { id: 'endless', title: 'баз', body: 'баз', published_at: 8.64e15 },
  ...Array.from({ length: crowd }, (_, at) => ({
    id: `crowd-${at}`,
    title: 'толп',
    body: `толп т${at}`,
    published_at: moment,
  })),
];

async function fillFifthShape(db: Database, isSqlite: boolean): Promise<void> {
  await migrateLike(db, ['001', '002', '003', '004', '005']);
  for (const [at, { id, title, body, published_at }] of texts.entries()) {
    await sql`insert into search_documents (number, kind, item_id, language, slug, title, published_at, text)
      values (${at + 1}, ${id === 'project' ? 'project' : 'post'}, ${id}, 'ru', ${id}, ${title}, ${published_at}, ${body})`.execute(
      db,
    );
    await (
      isSqlite
        ? sql`insert into search_index (rowid, title, body) values (${at + 1}, ${title}, ${body})`
        : sql`insert into search_index (number, title, body) values (${at + 1},
            array_to_tsvector(${title.split(' ').filter(Boolean)}::text[]), array_to_tsvector(${body.split(' ')}::text[]))`
    ).execute(db);
  }
}

describeDatabases('the search of a database that already has texts', (databases) => {
  test('finds the same texts, in order of time', async () => {
    const url = await databases.createDatabase();
    const database = url === null ? openSqlite(':memory:') : openPostgres(url);
    const { db } = database;
    await fillFifthShape(db, url === null);
    await migrateLike(db, ['001', '002', '003', '004', '005', '006']);
    const found = async (...words: string[]) => {
      const query = words.join(' ');
      const { rows } = await (
        url === null
          ? sql<{
              id: string;
            }>`select item_id as id from search_index i join search_documents d on d.number = i.rowid
              where search_index match ${query} order by i.rowid desc`
          : sql<{
              id: string;
            }>`select item_id as id from search_index i join search_documents d on d.number = i.number
              where words @@ ${words.join(' & ')}::tsquery order by i.number desc`
      ).execute(db);
      return rows.map(({ id }) => id);
    };
    const published = ['newest', 'titled', 'project'];
    expect(await found('баз')).toEqual(['endless', 'scheduled', ...published]);
    expect(await found('\uE000баз')).toEqual(['endless', 'scheduled', 'titled']);
    expect(await found('баз', '\uE001project')).toEqual(['project']);
    expect(await found('баз', '\uE001en')).toEqual([]);
    // The last of the crowd are numbered beyond their millisecond, and before the next but one.
    expect((await found('толп')).slice(0, 2)).toEqual(['crowd-299', 'crowd-298']);
    const numbers = await db.selectFrom('search_documents').select('number').orderBy('number').execute();
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(texts.length);
    expect(numbers.every(({ number }) => Number.isSafeInteger(number))).toBe(true);
    await database.close();
  });
});
