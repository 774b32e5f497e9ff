import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** As in 018, with the headings, so that phrases in them are found too. */
const documents = (number: string) => `create table search_documents (
  number ${number} primary key,
  kind text not null check (kind in ('post', 'project', 'experience')),
  item_id text not null,
  language text not null check (language in ('ru', 'en')),
  slug text,
  title text not null,
  published_at bigint,
  sequence text not null,
  headings text not null,
  text text not null,
  code text not null,
  unique (kind, item_id, language)
)`;

/** Documents that only the panel finds, with the kind of their item and what the list of results shows. */
const panelDocuments = (number: string) => `create table panel_documents (
  number ${number} primary key,
  kind text not null check (kind in ('draft', 'pending', 'message', 'deleted', 'picture')),
  item text not null check (item in ('post', 'project', 'experience', 'message')),
  item_id text not null,
  language text not null check (language in ('ru', 'en')),
  title text not null,
  unique (item_id, kind, language)
)`;

const sqlite = [
  documents('integer'),
  `create virtual table search_index using fts5(words, detail = none, tokenize = "unicode61 remove_diacritics 0")`,
  panelDocuments('integer'),
  `create virtual table panel_index using fts5(words, detail = none, tokenize = "unicode61 remove_diacritics 0")`,
  'create table panel_words (word text primary key, documents bigint not null) without rowid',
];

/** In a row that is too long the pairs are moved out first: the newest are walked by their words. */
const index = (name: string) => [
  `create table ${name} (
    number bigint primary key,
    words tsvector not null,
    pairs int[] not null
  ) with (toast_tuple_target = 8160)`,
  `alter table ${name} alter column words set storage main`,
  `alter table ${name} alter column pairs set storage external`,
  `create index ${name}_words on ${name} using gin (words, pairs)`,
];

const postgres = [
  documents('bigint'),
  ...index('search_index'),
  panelDocuments('bigint'),
  ...index('panel_index'),
  'create table panel_words (word text collate "C" primary key, documents bigint not null)',
];

/**
 * Adds phrases to the index, and a separate index with which the panel finds hidden items, the trash and pictures. The
 * first start fills the tables from the texts (`search/rebuildSearch.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of [
    ...['search_documents', 'search_index', 'panel_documents', 'panel_index'].map(
      (name) => `drop table ${name}`,
    ),
    ...(isPostgres ? postgres : sqlite),
    `delete from facts where key = 'search_form'`,
  ])
    await sql.raw(statement).execute(db);
}
