import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * As in 006, with the data for relevance; numbers and vectors are the same. Columns not needed for the order are last.
 */
const documents = (number: string) => `create table search_documents (
  number ${number} primary key,
  kind text not null check (kind in ('post', 'project', 'experience')),
  item_id text not null,
  language text not null check (language in ('ru', 'en')),
  slug text,
  title text not null,
  published_at bigint,
  sequence text not null,
  text text not null,
  code text not null,
  unique (kind, item_id, language)
)`;

/** No prefix index: a word that is still being typed is looked up in `search_words`. */
const sqlite = [
  documents('integer'),
  `create virtual table search_index using fts5(words, detail = none, tokenize = "unicode61 remove_diacritics 0")`,
  'create table search_words (word text primary key, documents bigint not null) without rowid',
];

const postgres = [
  documents('bigint'),
  `create table search_index (
    number bigint primary key,
    words tsvector not null
  ) with (toast_tuple_target = 8160)`,
  'alter table search_index alter column words set storage external',
  'create index search_index_words on search_index using gin (words)',
  // Letters in code point order, as in SQLite.
  'create table search_words (word text collate "C" primary key, documents bigint not null)',
];

/** Orders the search by relevance. The first start fills its tables from the texts (`search/rebuildSearch.ts`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of [
    'drop table search_documents',
    'drop table search_index',
    ...(isPostgres ? postgres : sqlite),
    `delete from facts where key = 'search_form'`,
  ])
    await sql.raw(statement).execute(db);
}
