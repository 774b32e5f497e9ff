import { isPageSlug } from '@janus-site/core';
import { describeDatabase, parseXml } from '@janus-site/server/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { itemAddresses, plainAddresses, projectAddresses, publicFault } from './publicAddresses.ts';
import type { StartedSite } from './startSite.ts';
import { startSite } from './startSite.ts';

/** Values written by an older version, or directly into the database. */
const texts = [
  '',
  'https://exa mple/a.png',
  'https://a.example:99999/',
  'a\u0001\u000B\u001F\uFFFEb',
  '/media/%zz',
  '["\\ud800", null, 1, {}]',
  '{"broken',
  '9999-99-99',
  '0000-00-00',
  '../..//\\ ?#%',
  '</script><!-- &amp; ]]>',
  'x'.repeat(3000),
];
const numbers = [-9e15, 9e15, -1, 0, 8.64e15, 253_402_300_800_000];

const tables = new Set([
  'profile',
  'profile_translations',
  'projects',
  'project_translations',
  'experiences',
  'experience_translations',
  'posts',
  'post_translations',
  'post_tags',
  'users',
  'search_documents',
]);
/** `FUZZ_RUNS=12` starts with every value. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 1);
/** The index of each round's first value: every row of a table gets another value, and each engine starts elsewhere. */
const rounds = {
  sqlite: Array.from({ length: runs }, (_, round) => Math.floor(((round + 0.5) * texts.length) / runs)),
  postgres: [0],
};

/** Columns that identify a row or that the database itself validates. */
const guarded =
  /^(?:id|number|.*_id|language|original_language|status|kind|is_.*|deleted_at|username_key|email_key|password_hash|name_key)$/;

type Db = StartedSite['server']['database']['db'];

interface Column {
  table: string;
  name: string;
  isText: boolean;
}

async function columnsOf(db: Db): Promise<Column[]> {
  const found = await db.introspection.getTables();
  return found
    .filter((table) => tables.has(table.name))
    .flatMap(({ name: table, columns }) =>
      columns
        .filter((column) => !guarded.test(column.name))
        .map(({ name, dataType }) => ({ table, name, isText: /text|char/i.test(dataType) })),
    );
}

/** Writes another value into each row of the column, from the given index; a row that refuses one keeps its own. */
async function poison(db: Db, { table, name, isText }: Column, first: number): Promise<void> {
  const key = sql.raw(table === 'profile_translations' ? 'language' : (rowKeys[table] ?? 'id'));
  const { rows } = await sql<{
    key: string;
  }>`select ${key} as key from ${sql.table(table)} order by 1`.execute(db);
  for (const [at, row] of rows.entries()) {
    const value = isText ? texts[(first + at) % texts.length] : numbers[(first + at) % numbers.length];
    await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${value} where ${key} = ${row.key}`
      .execute(db)
      .catch(() => undefined);
  }
}

const rowKeys: Readonly<Record<string, string>> = {
  post_translations: "post_id || ' ' || language",
  post_tags: "post_id || ' ' || position",
  search_documents: 'number',
};

async function faultsOf(site: StartedSite): Promise<string[]> {
  const { db } = site.server.database;
  const posts = await db.selectFrom('posts').select('slug').where('page_face', 'is', null).execute();
  const tags = await db.selectFrom('post_tags').select('name').distinct().execute();
  const projects = await db.selectFrom('projects').select('slug').limit(3).execute();
  const items = itemAddresses(
    posts
      .map(({ slug }) => slug)
      .filter((slug) => slug.length < 200)
      .slice(0, 8),
    tags
      .map(({ name }) => name)
      .filter((name) => name !== '' && name.length < 200)
      .slice(0, 5),
  );
  const faults: string[] = [];
  const works = projectAddresses(projects.map(({ slug }) => slug).filter((slug) => slug.length < 200));
  const named = await db.selectFrom('posts').select('slug').where('page_face', '=', 'blog').execute();
  const pages = named
    .filter(({ slug }) => isPageSlug(slug))
    .map(({ slug }) => ({ face: 'blog' as const, path: `/${slug}` }));
  for (const address of [...plainAddresses, ...works, ...pages, ...items]) {
    const fault = await publicFault(site, address, parseXml);
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

/** Invalidates cached pages and feeds. */
async function renew(site: StartedSite): Promise<void> {
  await site.write('POST', '/api/v1/posts/', { translations: [{ language: 'ru', title: 'Черновик' }] });
}

describeDatabase('sqlite', 'an invalid value in the database', ({ createMigrated, engine }) => {
  test(
    'breaks no page and no feed, whichever column it is in',
    { timeout: 120_000 * (1 + runs) },
    async () => {
      const site = await startSite({ databaseUrl: await createMigrated() });
      const { db } = site.server.database;
      const columns = await columnsOf(db);
      expect(columns.length).toBeGreaterThan(50);
      await renew(site);
      expect(await faultsOf(site)).toEqual([]);
      for (const first of rounds[engine]) {
        for (const column of columns) await poison(db, column, first);
        await renew(site);
        expect(await faultsOf(site), `from value ${first}`).toEqual([]);
      }
      await site.stop();
    },
  );
});
