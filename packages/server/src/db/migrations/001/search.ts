import { PostgresAdapter, sql, type Kysely } from 'kysely';

const documents = `create table search_documents (
  id text primary key,
  kind text not null check (kind in ('post', 'project')),
  item_id text not null,
  language text not null check (language in ('ru', 'en')),
  slug text,
  title text not null,
  text text not null,
  published_at bigint,
  unique (kind, item_id, language)
)`;

const sqliteIndex = [
  `create virtual table search_index using fts5(
    document_id unindexed, title, body, tokenize = "unicode61 remove_diacritics 0", prefix = '3 4 5'
  )`,
];

const postgresIndex = [
  `create table search_index (
    document_id text primary key,
    title text not null,
    body text not null,
    vector tsvector generated always as (
      setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', body), 'D')
    ) stored
  )`,
  'create index search_index_vector on search_index using gin (vector)',
];

/** Stems are made in the app, so that both engines find the same; only the index itself differs. */
export async function searchTables(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of [documents, ...(isPostgres ? postgresIndex : sqliteIndex)]) {
    await sql.raw(statement).execute(db);
  }
}
