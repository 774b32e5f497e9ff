import { sql, type Kysely } from 'kysely';

const kinds = {
  post: 'posts',
  project: 'projects',
  experience: 'experiences',
  message: 'messages',
} as const;

/** The tables of an item in the order in which they can be filled, and the columns that identify a row. */
const places: Readonly<Record<string, readonly string[]>> = {
  post: [
    'posts',
    'post_slugs',
    'post_tags',
    'post_translations',
    'post_revisions',
    'post_pending',
    'preview_links',
  ],
  project: ['projects', 'project_translations'],
  experience: ['experiences', 'experience_translations'],
  message: ['messages'],
};

const columns = [
  ...Object.values(kinds).map((table) => `alter table ${table} add column deleted_at bigint`),
  'alter table posts add column deleted_slug text',
];

/** Lists use an index of live rows, the trash one of deleted rows. */
const indexes = [
  'drop index if exists posts_in_order',
  'create index posts_in_order on posts (sort_at, id) where deleted_at is null',
  'drop index if exists messages_by_time',
  'create index messages_by_time on messages (state, created_at, id) where deleted_at is null',
  ...Object.values(kinds).map(
    (table) => `create index ${table}_deleted on ${table} (deleted_at, id) where deleted_at is not null`,
  ),
];

type Row = Record<string, string | number | null>;
interface Trash {
  id: string;
  kind: keyof typeof kinds;
  deleted_at: number;
  content: string;
}

async function insert(db: Kysely<unknown>, table: string, row: Row): Promise<void> {
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  // A former slug that another post has taken meanwhile stays with that post.
  await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))})
    on conflict do nothing`.execute(db);
}

async function putBack(db: Kysely<unknown>, { id, kind, deleted_at, content }: Trash): Promise<void> {
  const rows = JSON.parse(content) as Record<string, Row[]>;
  const users = await sql<{ id: string }>`select id from users`.execute(db);
  const authors = new Set<unknown>(users.rows.map((user) => user.id));
  for (const table of places[kind] ?? [])
    for (const row of rows[table] ?? []) {
      const kept = 'author_id' in row && !authors.has(row['author_id']) ? { ...row, author_id: null } : row;
      const deletion: Row = table === kinds[kind] ? { deleted_at } : {};
      const address: Row = table === 'posts' ? { slug: id, deleted_slug: row['slug'] ?? id } : {};
      await insert(db, table, { ...kept, ...deletion, ...address });
    }
}

/** A deleted item stays in its table, so that later migrations include it; until now it was in `trash` as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...columns, ...indexes]) await sql.raw(statement).execute(db);
  for (let after = ''; ;) {
    const { rows } = await sql<Trash>`select id, kind, deleted_at, content from trash
      where id > ${after} order by id limit 1`.execute(db);
    const [item] = rows;
    if (!item) break;
    await putBack(db, item);
    after = item.id;
  }
  await sql`drop table trash`.execute(db);
}
