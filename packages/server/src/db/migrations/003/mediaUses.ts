import { sql, type Kysely, type RawBuilder } from 'kysely';

export const mediaUsesTables = [
  `create table media_uses (
    media_id text not null references media (id),
    kind text not null check (kind in ('post', 'project', 'experience', 'profile', 'user')),
    item_id text not null,
    place text not null,
    primary key (media_id, item_id, place)
  )`,
  'create index media_uses_of_item on media_uses (item_id, place)',
  'create index media_by_time on media (created_at, id)',
];

type Row = Record<string, string | number | null>;

interface Source {
  kind: string;
  idColumn: string | null;
  /** The texts that may name pictures, each with its place in the item. */
  places: (row: Row) => readonly (readonly [place: string, text: string | number | null | undefined])[];
}

const cover: Source['places'] = (row) => [['cover', row['cover']]];
const photo: Source['places'] = (row) => [['photo', row['photo']]];
const description: Source['places'] = (row) => [[String(row['language']), row['description']]];

const sources: Readonly<Record<string, Source>> = {
  posts: { kind: 'post', idColumn: 'id', places: cover },
  post_translations: {
    kind: 'post',
    idColumn: 'post_id',
    places: (row) => [[String(row['language']), row['body']]],
  },
  post_revisions: {
    kind: 'post',
    idColumn: 'post_id',
    places: (row) => [[`${row['language']}/${row['revision']}`, row['body']]],
  },
  post_pending: {
    kind: 'post',
    idColumn: 'post_id',
    places: (row) => [[`${row['language']}/pending`, row['body']]],
  },
  projects: { kind: 'project', idColumn: 'id', places: cover },
  project_translations: { kind: 'project', idColumn: 'project_id', places: description },
  experience_translations: { kind: 'experience', idColumn: 'experience_id', places: description },
  users: { kind: 'user', idColumn: 'id', places: photo },
  profile: { kind: 'profile', idColumn: null, places: photo },
  profile_translations: {
    kind: 'profile',
    idColumn: null,
    places: (row) => [
      [String(row['language']), row['about']],
      [`${row['language']}/cv`, row['cv'] && `/media/${row['cv']}.webp`],
    ],
  },
};

/** Rows read at once: texts are long, and their history may not fit into memory. */
const slice = 50;

/** Reads every text, its history, and the trash. */
export async function fillMediaUses(db: Kysely<unknown>): Promise<void> {
  for (const [table, source] of Object.entries(sources))
    await eachSlice(db, table, (row) => note(db, source, row));
  await eachSlice(db, 'trash', async (deleted) => {
    const tables = JSON.parse(String(deleted['content'])) as Record<string, Row[]>;
    for (const [table, rows] of Object.entries(tables))
      for (const row of rows) if (sources[table]) await note(db, sources[table], row);
  });
}

async function note(db: Kysely<unknown>, { kind, idColumn, places }: Source, row: Row): Promise<void> {
  const itemId = idColumn === null ? 'profile' : row[idColumn];
  for (const [place, text] of places(row)) {
    const ids = new Set(
      [...String(text ?? '').matchAll(/\/media\/([0-9a-f-]{36})\.webp/g)].map(([, id]) => id),
    );
    for (const id of ids)
      await sql`insert into media_uses (media_id, kind, item_id, place)
        select id, ${kind}, ${itemId}, ${place} from media where id = ${id}
        on conflict (media_id, item_id, place) do nothing`.execute(db);
  }
}

const keys: Readonly<Record<string, readonly string[]>> = {
  post_translations: ['post_id', 'language'],
  post_revisions: ['post_id', 'language', 'revision'],
  post_pending: ['post_id', 'language'],
  profile_translations: ['language'],
};

/** Reads every row of a table in the order of its key, a slice at a time. */
async function eachSlice(
  db: Kysely<unknown>,
  table: string,
  work: (row: Row) => Promise<void>,
): Promise<void> {
  const names = keys[table] ?? ['id'];
  const key = sql.join(names.map((name) => sql.ref(name)));
  let last: Row | undefined;
  for (;;) {
    const place: RawBuilder<unknown> = last
      ? sql`where (${key}) > (${sql.join(names.map((name) => last?.[name]))})`
      : sql``;
    const query = sql<Row>`select * from ${sql.table(table)} ${place} order by ${key} limit ${slice}`;
    const { rows } = await query.execute(db);
    for (const row of rows) await work(row);
    last = rows.at(-1);
    if (rows.length < slice) return;
  }
}
