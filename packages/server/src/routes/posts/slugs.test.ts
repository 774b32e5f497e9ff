import type { LogEvent } from 'kysely';
import { expect, test } from 'vitest';
import { openSqlite } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import { fillMemory } from '../../testing/fillMemory.ts';
import { freeSlug, slugOf } from './slugs.ts';
import { freeSlugOf } from './tags/writeTags.ts';

test.each([
  ['Девять микроампер: как усыпить ESP32', 'devyat-mikroamper-kak-usypit-esp32'],
  ['', 'post'],
  ['🎉', 'post'],
  // The post lookup would mistake these for ids.
  ['7d1c2f0e-4f0a-4b53-9c57-0d6b1f7c2a11', 'post-7d1c2f0e-4f0a-4b53-9c57-0d6b1f7c2a11'],
  ['abcdef0123456789abcdef0123456789abcd', 'post-abcdef0123456789abcdef0123456789abcd'],
])('%j -> %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a long title is cut between words and leaves room for a number', () => {
  const slug = slugOf('длинное слово '.repeat(40));
  expect(slug).toMatch(/^(dlinnoe-slovo-)+(dlinnoe|slovo)$/);
  expect(slug.length).toBeLessThanOrEqual(80);
});

test('a free slug is found by an index, however many others there are', async () => {
  const statements = new Map<string, readonly unknown[]>();
  const onQuery = ({ query: { sql, parameters } }: LogEvent) => statements.set(sql, parameters);
  const { db, sqlite, close } = openSqlite(':memory:', { onQuery });
  if (!sqlite) throw new Error('SQLite is needed');
  await fillMemory(sqlite);
  sqlite.exec(`insert into posts (id, slug, sort_at, created_at, updated_at)
    with n as (select 1 as i union all select i + 1 from n where i < 5)
    select i, 'a' || case i when 1 then '' else '-' || i end, 0, 0, 0 from n`);
  sqlite.exec(`insert into post_slugs (slug, post_id) values ('a-6', 1)`);
  expect(await inTransaction(db, (trx) => freeSlug(trx, 'a'))).toBe('a-7');
  expect(await freeSlugOf(db, 'a')).toBe('a');
  const plans = [...statements.keys()]
    .filter((sql) => sql.startsWith('select'))
    .flatMap((sql) =>
      sqlite
        .prepare(`explain query plan ${sql}`)
        .all()
        .map(({ detail }) => String(detail)),
    );
  expect(plans.filter((plan) => plan.startsWith('SCAN') && !plan.includes('json_each'))).toEqual([]);
  await close();
});
