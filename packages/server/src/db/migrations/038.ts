import { PostgresAdapter, sql, type Kysely } from 'kysely';

const kinds = `kind in ('post', 'project', 'experience', 'profile', 'user', 'site')`;

const onPostgres = [
  'alter table media_uses drop constraint media_uses_kind_check',
  `alter table media_uses add constraint media_uses_kind_check check (${kinds})`,
];

/** SQLite cannot change a constraint: the table is recreated. */
const onSqlite = [
  `create table media_uses_038 (
    media_id text not null references media (id),
    kind text not null check (${kinds}),
    item_id text not null,
    place text not null,
    primary key (media_id, item_id, place)
  )`,
  `insert into media_uses_038 (media_id, kind, item_id, place)
    select media_id, kind, item_id, place from media_uses`,
  'drop table media_uses',
  'alter table media_uses_038 rename to media_uses',
  'create index media_uses_of_item on media_uses (item_id, place)',
];

/** The site itself uses a picture: its logo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const statements = isPostgres ? onPostgres : onSqlite;
  for (const statement of statements) await sql.raw(statement).execute(db);
}
