import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * Numbers follow the time of publication, 256 to a millisecond, so that the newest are found without sorting. The text
 * is the last column: SQLite reads a row from its beginning.
 */
const documents = `create table search_documents (
  number bigint primary key,
  kind text not null check (kind in ('post', 'project')),
  item_id text not null,
  language text not null check (language in ('ru', 'en')),
  slug text,
  title text not null,
  published_at bigint,
  text text not null,
  unique (kind, item_id, language)
)`;

/** In SQLite, only `integer primary key` is the row id itself. */
const sqlite = [
  documents.replace('number bigint', 'number integer'),
  `create virtual table search_index using fts5(
    words, tokenize = "unicode61 remove_diacritics 0", prefix = '3 4 5 6'
  )`,
];

/** Vectors are stored inline and uncompressed, up to the size of a page, to be scanned without decompression. */
const postgres = [
  documents,
  `create table search_index (
    number bigint primary key,
    words tsvector not null
  ) with (toast_tuple_target = 8160)`,
  'alter table search_index alter column words set storage external',
  'create index search_index_words on search_index using gin (words)',
];

/** The nth item of a millisecond gets its nth number, and items too close are moved on. */
const numbers = `create table search_numbers as
  select former, place + max(256 * moment - place) over (order by place) as number
  from (
    select number as former, moment, row_number() over (order by moment, number) as place
    from (select number, case
        when published_at is null then 0
        when published_at > 35000000000000 then 35000000000000
        when published_at < -35000000000000 then -35000000000000
        else published_at
      end as moment from search_documents) moments
  ) places`;

const title = '\uE000';
const fact = '\uE001';

const wordsInSqlite = `i.body || case when i.title = '' then '' else ' ${title}' || replace(i.title, ' ', ' ${title}') end
  || ' ${fact}' || d.kind || ' ${fact}' || d.language`;

const wordsInPostgres = `i.body || array_to_tsvector(
  array(select '${title}' || word from unnest(tsvector_to_array(i.title)) word)
  || array['${fact}' || d.kind, '${fact}' || d.language])`;

/** Moves the existing search into the new order, and adds the words of titles and the facts to those of the text. */
export async function searchByTime(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const key = isPostgres ? 'number' : 'rowid';
  const statements = [
    numbers,
    'create table former_documents as select * from search_documents',
    `create table former_index as select ${key} as number, title, body from search_index`,
    'create unique index former_documents_number on former_documents (number)',
    'create unique index former_index_number on former_index (number)',
    'drop table search_documents',
    'drop table search_index',
    ...(isPostgres ? postgres : sqlite),
    `insert into search_documents (number, kind, item_id, language, slug, title, published_at, text)
      select n.number, kind, item_id, language, slug, title, published_at, text
      from search_numbers n join former_documents d on d.number = n.former order by n.number`,
    `insert into search_index (${key}, words)
      select n.number, ${isPostgres ? wordsInPostgres : wordsInSqlite}
      from search_numbers n join former_documents d on d.number = n.former join former_index i on i.number = n.former
      order by n.number`,
    'drop table former_documents',
    'drop table former_index',
    'drop table search_numbers',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
