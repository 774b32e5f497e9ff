import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { makeAccessToken } from '../../accounts/accessTokens/secret.ts';
import { hashPassword } from '../../accounts/password.ts';
import { hashToken, signAccess } from '../../accounts/tokens.ts';
import { isLive } from '../../db/live.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Tables } from '../../db/schema.ts';
import type { Service } from '../../db/kinds.ts';
import { listTrash } from '../../routes/trash/store.ts';
import type { TestServer } from '../../testing/startTestServer.ts';
import { testPassword, testPasswordCost } from '../../testing/testSettings.ts';
import { accounts, callers, idOf, restoreCallers } from './callers.ts';
import type { CallerName } from './plans.ts';
import { restoreImports } from './restoreImports.ts';
import { restoreNotices } from './restoreNotices.ts';
import { restoreWebhooks } from './restoreWebhooks.ts';
import { picture } from './uploads.ts';

/** Whether a refused request must leave the table unchanged: all but sessions and request counters. */
const watched: Readonly<Record<keyof Tables, boolean>> = {
  users: true,
  post_writers: false,
  user_roles: true,
  sessions: false,
  handovers: false,
  // a refused request may be recorded as the token's last use
  access_tokens: false,
  passkeys: true,
  passkey_challenges: false,
  second_factors: true,
  recovery_codes: true,
  profile: true,
  profile_translations: true,
  site_settings: true,
  redirects: true,
  sample_items: true,
  projects: true,
  project_translations: true,
  project_slugs: true,
  experiences: true,
  experience_translations: true,
  career_entries: true,
  cv_versions: true,
  posts: true,
  post_slugs: true,
  tags: true,
  tag_words: true,
  post_tags: true,
  deleted_post_tags: true,
  series: true,
  series_slugs: true,
  series_posts: true,
  post_entries: true,
  entry_tags: true,
  tag_counts: true,
  post_translations: true,
  project_links: true,
  post_revisions: true,
  post_pending: true,
  preview_links: true,
  messages: true,
  media: true,
  media_uses: true,
  search_documents: true,
  search_words: true,
  panel_documents: true,
  panel_words: true,
  reading_counts: true,
  reading_salts: true,
  reading_marks: true,
  rate_limits: false,
  idempotency_keys: true,
  outbox: true,
  notice_channels: true,
  webhooks: true,
  webhook_deliveries: true,
  // an import continues independently of the requests
  imports: false,
  import_lines: false,
  import_items: false,
  content_version: true,
  facts: true,
  // refused sign-ins are counted
  events: false,
};
const deletable = new Set<keyof Tables>([
  'posts',
  'projects',
  'experiences',
  'messages',
  'media',
  'tags',
  'series',
  'redirects',
  'career_entries',
  'cv_versions',
]);
const watchedTables = Object.entries(watched).flatMap(([name, isWatched]) => (isWatched ? [name] : []));

/** Items deleted in their own table, not in a service's trash. */
type OwnBin = 'tags' | 'series' | 'redirects' | 'career_entries' | 'cv_versions';

export interface World {
  accessToken(caller: CallerName): string | undefined;
  refreshToken(caller: CallerName): string;
  /** Restores the callers' accounts, roles and sessions, and refills the lists, if anything was written. */
  settle(): Promise<void>;
  /** Stays the same while nothing is written. */
  mark(): Promise<string>;
  /** A hash of everything that a refused request must not change. */
  digest(): Promise<string>;
  /** The nth id of a table, wrapping around; a non-existent one where the table is empty. */
  pick(
    table: keyof Tables,
    n: number,
    where?: readonly [column: string, value: string],
    column?: string,
  ): Promise<string>;
  /** The nth id in a service's trash. */
  pickDeleted(service: Service | OwnBin, n: number): Promise<string>;
  /** The token of the link that `settle` created. */
  linkToken(): string;
  all(table: 'projects' | 'experiences' | 'career_entries'): Promise<string[]>;
  revisions(postId: string): Promise<ReadonlyMap<string, number>>;
  /** The version of the pending change in a language of a post; 0 without one. */
  pendingVersion(postId: string, language: string): Promise<number>;
}

const samples: readonly [table: keyof Tables, path: string, body: object][] = [
  [
    'posts',
    '/api/v1/posts/',
    {
      tags: ['iot', 'Дом'],
      translations: [
        { language: 'ru', title: 'Пост', body: '# Один\n\nтекст', status: 'published' },
        { language: 'en', title: 'Post' },
      ],
    },
  ],
  [
    'projects',
    '/api/v1/projects/',
    { is_published: true, translations: [{ language: 'ru', title: 'Узел датчиков' }] },
  ],
  [
    'experiences',
    '/api/v1/experiences/',
    {
      is_published: true,
      start_date: '2020-01',
      translations: [{ language: 'ru', company: 'Завод', job_title: 'Инженер' }],
    },
  ],
  ['career_entries', '/api/v1/career/', { section: 'skills', fields: { title: { ru: 'Пайка' } } }],
  ['cv_versions', '/api/v1/cv-versions/', { name: 'Для завода', design: 'classic' }],
  [
    'messages',
    '/api/v1/feedback/',
    { name: 'Аня', message: 'Привет', email: 'anna@example.com', elapsed_ms: 60_000 },
  ],
];

/** A value that changes only with writes: SQLite's count of touched rows, the end of PostgreSQL's log. */
function writeMark({ db, sqlite }: OpenDatabase): () => Promise<string> {
  if (sqlite) return async () => String(sqlite.prepare('select total_changes() as n').get()?.['n']);
  return async () => {
    const { rows } = await sql<{ mark: string }>`select pg_current_wal_insert_lsn()::text as mark`.execute(
      db,
    );
    return rows[0]?.mark ?? '';
  };
}

/** Creates a small site with one caller of every kind. */
export async function createWorld({ server, ask }: TestServer): Promise<World> {
  const { db } = server.database;
  const passwordHash = await hashPassword(testPassword, testPasswordCost);
  const tokens = new Map<CallerName, string>();
  let linkToken = '';
  for (const name of callers) {
    const { id } = accounts[name];
    // token lifetimes are tested elsewhere: these outlive the run
    tokens.set(
      name,
      await signAccess(
        'a secret for tests, long enough for HS256',
        { userId: id, sessionId: id },
        Date.now() + 300_000,
      ),
    );
  }
  tokens.set(
    'forged',
    await signAccess(
      'another secret, just as long as the first',
      { userId: idOf(4), sessionId: idOf(4) },
      Date.now(),
    ),
  );

  const program = makeAccessToken();
  tokens.set('program', program);

  const count = async (table: keyof Tables): Promise<number> => {
    const { n } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  const ids = async (
    table: keyof Tables,
    column: string,
    where?: readonly [string, string],
  ): Promise<string[]> => {
    const conditions = [
      where ? sql`${sql.ref(where[0])} = ${where[1]}` : sql`1 = 1`,
      deletable.has(table) ? isLive(table) : sql`1 = 1`,
    ];
    const { rows } = await sql<{
      id: string;
    }>`select ${sql.ref(column)} as id from ${sql.table(table)}
      where ${sql.join(conditions, sql` and `)} order by 1`.execute(db);
    return rows.map((row) => row.id);
  };

  const deleted = async (service: Service | OwnBin): Promise<string[]> => {
    if (
      service === 'tags' ||
      service === 'redirects' ||
      service === 'series' ||
      service === 'career_entries' ||
      service === 'cv_versions'
    ) {
      const rows = await db.selectFrom(service).select('id').where('deleted_at', 'is not', null).execute();
      return rows.map((row) => row.id);
    }
    const { rows } = await listTrash(db, { service, after: null, offset: 0, limit: 1000, now: Date.now() });
    return rows.map((row) => row.id);
  };

  const upload = async (as: string): Promise<void> => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(picture)]), 'a.png');
    const made = await ask('POST', '/api/v1/media/', { form, as });
    if (made.status !== 201) throw new Error(made.text);
  };

  let tagNumber = 0;
  /** Two existing ones, and one deleted. */
  const settleTags = async (as: string): Promise<void> => {
    const missing = 2 - (await ids('tags', 'id')).length + ((await deleted('tags')).length > 0 ? 0 : 1);
    if (missing <= 0) return;
    const names = Array.from({ length: missing }, () => `метка ${(tagNumber += 1)}`);
    const body = { tags: names, translations: [{ language: 'ru', title: 'С метками' }] };
    const made = await ask<{ id: string }>('POST', '/api/v1/posts/', { body, as });
    if (made.status !== 201) throw new Error(made.text);
    const [id = ''] = await ids('tags', 'id');
    if ((await deleted('tags')).length === 0) await ask('DELETE', `/api/v1/tags/${id}/`, { as });
    await ask('DELETE', `/api/v1/posts/${made.body.id}/`, { as });
  };

  /** Two existing ones, and one deleted. */
  const settleRedirects = async (as: string): Promise<void> => {
    const make = async (): Promise<string> => {
      const body = { face: 'blog', from: `/settled/${randomUUID()}`, to: '/' };
      return (await ask<{ id: string }>('POST', '/api/v1/redirects/', { body, as })).body.id;
    };
    while ((await ids('redirects', 'id')).length < 2) await make();
    if ((await deleted('redirects')).length === 0)
      await ask('DELETE', `/api/v1/redirects/${await make()}/`, { as });
  };

  /** One deleted item of each kind, in addition to the existing ones. */
  const settleCareer = async (as: string): Promise<void> => {
    for (const [table, path, body] of samples) {
      if (table !== 'career_entries' && table !== 'cv_versions') continue;
      if ((await deleted(table)).length > 0) continue;
      const made = await ask<{ id: string }>('POST', path, { body, as });
      await ask('DELETE', `${path}${made.body.id}/`, { as });
    }
  };

  /** Two existing ones, and one deleted. */
  const settleSeries = async (as: string): Promise<void> => {
    const make = async (): Promise<string> =>
      (await ask<{ id: string }>('POST', '/api/v1/series/', { body: { titles: { ru: 'Серия' } }, as })).body
        .id;
    while ((await ids('series', 'id')).length < 2) await make();
    if ((await deleted('series')).length === 0)
      await ask('DELETE', `/api/v1/series/${await make()}/`, { as });
  };

  const mark = writeMark(server.database);
  let settledMark = '';

  return {
    mark,
    accessToken: (caller) => tokens.get(caller),
    refreshToken: (caller) => `refresh-of-${caller}`,
    async settle() {
      if (settledMark === (await mark())) return;
      const as = tokens.get('superuser') ?? '';
      await restoreCallers(db, passwordHash, program);
      await restoreWebhooks(db);
      await restoreNotices(db);
      await restoreImports(db);
      for (const [table, path, body] of samples) {
        if ((await ids(table, 'id')).length >= 2) continue;
        const made = await ask('POST', path, { body, as });
        if (made.status !== 201) throw new Error(`${path}: ${made.text}`);
      }
      // both services have something in the trash, and a post has a link and a pending change
      for (const [table, path, body] of samples) {
        const service = table === 'posts' ? 'posts' : 'portfolio';
        if ((await deleted(service)).length > 0) continue;
        const made = await ask<{ id: string }>('POST', path, { body, as });
        await ask('DELETE', `${path}${made.body.id}/`, { as });
      }
      while ((await ids('media', 'id')).length < 2) await upload(as);
      await settleTags(as);
      await settleRedirects(as);
      await settleSeries(as);
      await settleCareer(as);
      const [post_id = ''] = await ids('posts', 'id');
      if (!(await ids('preview_links', 'token_hash')).includes(hashToken(linkToken))) {
        const link = await ask<Schemas['PreviewLink']>('POST', '/api/v1/preview-links/', {
          body: { post_id },
          as,
        });
        linkToken = link.body.token;
      }
      if ((await count('post_pending')) === 0) {
        const [language = ''] = await ids('post_translations', 'language', ['post_id', post_id]);
        const body = { version: 0, revision: 1, title: 'Потом', summary: '', body: 'Потом' };
        await ask('PUT', `/api/v1/posts/${post_id}/pending/${language}/`, { body, as });
      }
      settledMark = await mark();
    },
    linkToken: () => linkToken,
    async digest() {
      const hash = createHash('sha256');
      for (const table of watchedTables) {
        const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db);
        hash.update(table).update(
          rows
            .map((row) => JSON.stringify(row))
            .toSorted()
            .join('\n'),
        );
      }
      return hash.digest('base64url');
    },
    async pick(table, n, where, column = 'id') {
      const present = await ids(table, column, where);
      return present[n % Math.max(1, present.length)] ?? idOf(9);
    },
    async pickDeleted(service, n) {
      const present = await deleted(service);
      return present[n % Math.max(1, present.length)] ?? idOf(9);
    },
    all: (table) => ids(table, 'id'),
    async revisions(postId) {
      const rows = await db
        .selectFrom('post_translations')
        .select(['language', 'revision'])
        .where('post_id', '=', postId)
        .execute();
      return new Map(rows.map((row) => [row.language, row.revision]));
    },
    async pendingVersion(postId, language) {
      const rows = await db
        .selectFrom('post_pending')
        .select(['language', 'version'])
        .where('post_id', '=', postId)
        .execute();
      return rows.find((row) => row.language === language)?.version ?? 0;
    },
  };
}
