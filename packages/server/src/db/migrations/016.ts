import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table sessions add column handed_from text references sessions (id) on delete cascade',
  'alter table sessions add column origin text',
  'create index sessions_handed_over on sessions (handed_from)',
  `create table handovers (
    code_hash text primary key,
    session_id text not null references sessions (id) on delete cascade,
    origin text not null,
    challenge text not null,
    expires_at bigint not null
  )`,
  'create index handovers_of_session on handovers (session_id)',
  'create index handovers_by_end on handovers (expires_at)',
];

/** One sign-in serves both faces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
