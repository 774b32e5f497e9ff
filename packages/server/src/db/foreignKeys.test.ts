import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabases } from '../testing/describeDatabases.ts';
import type { Database } from './schema.ts';

/** `table(columns)` of each foreign key, and of each index that covers all rows; columns in order. */
interface Shape {
  keys: string[];
  indexes: string[];
}

async function sqliteShape(db: Database): Promise<Shape> {
  const keys = await sql<{ t: string; c: string }>`
    select m.name as t, group_concat(k."from", ',' order by k.seq) as c
    from sqlite_schema m, pragma_foreign_key_list(m.name) k where m.type = 'table' group by m.name, k.id`.execute(
    db,
  );
  const indexes = await sql<{ t: string; c: string }>`
    select m.name as t, group_concat(c.name, ',' order by c.seqno) as c
    from sqlite_schema m, pragma_index_list(m.name) i, pragma_index_info(i.name) c
    where m.type = 'table' and i.partial = 0 group by m.name, i.name`.execute(db);
  return { keys: keys.rows.map(nameOf), indexes: indexes.rows.map(nameOf) };
}

async function postgresShape(db: Database): Promise<Shape> {
  const keys = await sql<{ t: string; c: string }>`
    select conrelid::regclass::text as t, (select string_agg(a.attname, ',' order by k.place)
      from unnest(conkey) with ordinality k(number, place)
      join pg_attribute a on a.attrelid = conrelid and a.attnum = k.number) as c
    from pg_constraint where contype = 'f'`.execute(db);
  const indexes = await sql<{ t: string; c: string }>`
    select indrelid::regclass::text as t, (select string_agg(a.attname, ',' order by k.place)
      from unnest(indkey) with ordinality k(number, place)
      join pg_attribute a on a.attrelid = indrelid and a.attnum = k.number) as c
    from pg_index join pg_class on pg_class.oid = indrelid
    join pg_namespace n on n.oid = relnamespace and n.nspname = 'public' where indpred is null`.execute(db);
  return { keys: keys.rows.map(nameOf), indexes: indexes.rows.map(nameOf) };
}

function nameOf({ t, c }: { t: string; c: string }): string {
  return `${t}(${c},`;
}

describeDatabases('foreign keys', (databases) => {
  test('are each covered by an index, so that deleting a row scans no table', async () => {
    const { db, close } = await databases.open();
    const { keys, indexes } = await (databases.engine === 'sqlite' ? sqliteShape(db) : postgresShape(db));
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.filter((key) => !indexes.some((index) => index.startsWith(key)))).toEqual([]);
    await close();
  });
});
