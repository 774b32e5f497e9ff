import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { textContent } from '../../../markdown/words.ts';
import { factWord } from '../../../search/matching.ts';
import { stemsOf } from '../../../search/stem.ts';

const documents = (number: string) => `create table panel_documents (
  number ${number} primary key,
  kind text not null check (kind in ('draft', 'pending', 'message')),
  item_id text not null,
  language text not null check (language in ('ru', 'en')),
  unique (kind, item_id, language)
)`;

/** Like `search_documents` and `search_index`, which contain only what visitors may find. */
const sqlite = [
  documents('integer'),
  `create virtual table panel_index using fts5(
    words, tokenize = "unicode61 remove_diacritics 0", prefix = '3 4 5 6'
  )`,
];
const postgres = [
  documents('bigint'),
  `create table panel_index (
    number bigint primary key,
    words tsvector not null
  ) with (toast_tuple_target = 8160)`,
  'alter table panel_index alter column words set storage external',
  'create index panel_index_words on panel_index using gin (words)',
];

/** All results, the oldest first; each is numbered by its time, and moved on if others are too close. */
const places = `create table panel_places as
  select kind, item_id, language, place + max(256 * moment - place) over (order by place) as number, place
  from (
    select kind, item_id, language, moment,
      row_number() over (order by moment, item_id, language, kind) as place
    from (
      select 'draft' as kind, t.post_id as item_id, t.language, posts.sort_at as moment
        from post_translations t join posts on posts.id = t.post_id
        where t.status = 'draft' and posts.deleted_at is null
      union all
      select 'pending', p.post_id, p.language, posts.sort_at
        from post_pending p join posts on posts.id = p.post_id where posts.deleted_at is null
      union all
      select 'message', id, language, created_at from messages where deleted_at is null
    ) found
  ) placed`;

interface Place {
  kind: 'draft' | 'pending' | 'message';
  item_id: string;
  language: string;
  number: number;
  place: number;
}

/** The texts that an item is found by, and the facts for filters. */
interface Found {
  texts: (string | null)[];
  facts: string[];
}

async function draftOf(db: Kysely<unknown>, { item_id, language }: Place): Promise<Found> {
  const { rows } = await sql<Record<'title' | 'summary' | 'html', string>>`select title, summary, html
    from post_translations where post_id = ${item_id} and language = ${language}`.execute(db);
  const tags = await sql<{ name: string }>`select name from post_tags where post_id = ${item_id}`.execute(db);
  const names = tags.rows.map(({ name }) => name);
  const texts = rows.flatMap(({ title, summary, html }) => [title, ...names, summary, textContent(html)]);
  return { texts, facts: ['draft'] };
}

async function pendingOf(db: Kysely<unknown>, { item_id, language }: Place): Promise<Found> {
  const { rows } = await sql<Record<string, string>>`select title, summary, body
    from post_pending where post_id = ${item_id} and language = ${language}`.execute(db);
  return { texts: rows.flatMap((row) => Object.values(row)), facts: ['pending'] };
}

async function messageOf(db: Kysely<unknown>, { item_id }: Place): Promise<Found> {
  const { rows } = await sql<Record<string, string | null>>`select name, email, telegram, message
    from messages where id = ${item_id}`.execute(db);
  const states = await sql<{ state: string }>`select state from messages where id = ${item_id}`.execute(db);
  const facts = ['message', ...states.rows.map(({ state }) => state)];
  return { texts: rows.flatMap((row) => Object.values(row)), facts };
}

const sources = { draft: draftOf, pending: pendingOf, message: messageOf };

async function wordsAt(db: Kysely<unknown>, place: Place): Promise<string[]> {
  const { texts, facts } = await sources[place.kind](db, place);
  return [...new Set([...stemsOf(texts.join(' ')), ...facts.map(factWord)])];
}

/** Texts read at once: they are long, and all of them may not fit into memory. */
const slice = 50;

/** Creates a search for the panel only, and fills it with drafts, pending changes and messages. */
export async function panelSearch(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const key = sql.raw(isPostgres ? 'number' : 'rowid');
  for (const statement of isPostgres ? postgres : sqlite) await sql.raw(statement).execute(db);
  await sql.raw(places).execute(db);
  await sql`create unique index panel_places_in_order on panel_places (place)`.execute(db);
  await sql`insert into panel_documents (number, kind, item_id, language)
    select number, kind, item_id, language from panel_places order by place`.execute(db);
  for (let after = 0; ;) {
    const { rows } = await sql<Place>`select * from panel_places where place > ${after}
      order by place limit ${slice}`.execute(db);
    for (const row of rows) {
      const words = await wordsAt(db, row);
      const value = isPostgres ? sql`array_to_tsvector(${words}::text[])` : sql`${words.join(' ')}`;
      await sql`insert into panel_index (${key}, words) values (${row.number}, ${value})`.execute(db);
    }
    const last = rows.at(-1);
    if (!last) break;
    after = last.place;
  }
  await sql`drop table panel_places`.execute(db);
}
