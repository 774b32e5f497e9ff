import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { copiedTables, leftTables } from '../backup/tables.ts';
import { operations } from '../contract/document.ts';
import type { OperationId, Schemas } from '../contract/types.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { describeDatabases, type TestDatabases } from '../testing/describeDatabases.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { testPassword, testSettings } from '../testing/testSettings.ts';
import { fileOf, steps, take } from '../testing/writingSteps.ts';
import { recordEvent } from './recordEvent.ts';
import { recordRefusal } from './recordRefusal.ts';
import { removeOldEvents } from './store.ts';

/** Operations that write without an event, and why. */
const silent: Partial<Record<OperationId, string>> = {
  refresh: 'every ten minutes of everybody who is signed in; the session says when it was last used',
  sendFeedback: 'a visitor’s message lies in a list of its own',
  replyToMessage: 'the message itself says what was written back, by whom and when',
  updateMessage: 'reading and filing messages loses nothing',
  previewPost: 'writes nothing',
  savePending:
    'saved while somebody types; the post shows that a change waits, and its publication is an event',
  dropPending: 'a change that visitors never saw',
  nameRevision: 'a name in the history of a text changes no word of it',
  reportWriter: 'who has an editor open is forgotten within a minute',
  createImport: 'nothing is taken yet',
  sendImportPart: 'nothing is taken yet',
  runImport: 'leaves one of each post that is made: routes/imports/imports.test.ts',
  cancelImport: 'changes nothing that is there',
  undoImport: 'leaves one of each thing that goes: routes/imports/imports.test.ts',
  removeSample: 'leaves one of each thing that goes: routes/sample/sample.test.ts',
  restoreSample: 'leaves one of each thing that comes back: routes/sample/sample.test.ts',
  seeSecurityEvents: 'a look at what the trail says',
  createPasskeyOptions: 'a question; the passkey is an event',
  createHandover: 'a question; the sign-in is an event',
  signInWithHandover: 'leaves one: routes/handovers/handovers.test.ts, where a page answers with its code',
  createSignInOptions: 'a question; the sign-in is an event',
  createPasskey: 'leaves one: routes/passkeys/passkeys.test.ts, where a key answers a question',
  deletePasskey: 'leaves one: routes/passkeys/passkeys.test.ts',
  signInWithPasskey: 'leaves one: routes/passkeys/passkeys.test.ts',
  createTotpOptions: 'keeps nothing; the app that is connected is an event',
  enableSecondFactor: 'leaves one: routes/secondFactor/secondFactor.test.ts',
  disableSecondFactor: 'leaves one: routes/secondFactor/secondFactor.test.ts',
  enableTotp: 'leaves one: routes/secondFactor/secondFactor.test.ts, where an app shows a code',
  removeTotp: 'leaves one: routes/secondFactor/secondFactor.test.ts',
  createRecoveryCodes: 'leaves one: routes/secondFactor/secondFactor.test.ts',
  resetSecondFactor: 'leaves one: routes/secondFactor/secondFactor.test.ts',
  uploadMedia: 'a picture is nothing until a text, a cover or a photo names it',
  copyMedia: 'a picture is nothing until a text, a cover or a photo names it',
  testNoticeChannel: 'changes nothing; the answer says what became of it',
  testWebhook: 'changes nothing; what was sent is in the log of the webhook',
  sendDeliveryAgain: 'changes nothing; what was sent is in the log of the webhook',
  acceptBackup: 'leaves one: routes/backups/backups.test.ts, where a doubtful backup is made',
};

const { settings, remove } = testSettings();
afterAll(remove);

/** Opens a bench with everything the walk does not create itself. */
async function open(databases: TestDatabases) {
  const bench = await databases.startServer({ settings: { rateLimits: false } });
  const { access_token: as } = await bench.signIn();
  const other = await bench.signIn();
  const { body } = await bench.ask<Schemas['SessionList']>('GET', '/api/v1/sessions/', {
    as: other.access_token,
  });
  const message = await bench.ask<{ id: string }>('POST', '/api/v1/feedback/', {
    body: { name: 'Аня', message: 'Привет', email: 'anna@example.com', elapsed_ms: 60_000 },
  });
  const name = { name: 'Анна' };
  await bench.ask('PATCH', '/api/v1/profile/translation/ru', { as, body: name });
  const upload = async () =>
    (await bench.ask<Schemas['Media']>('POST', '/api/v1/media/', { as, form: await fileOf('picture') })).body
      .id;
  const tagged = { tags: ['дом', 'сад'], translations: [{ language: 'ru', title: 'Дом' }] };
  await bench.ask('POST', '/api/v1/posts/', { as, body: tagged });
  const tags = (await bench.ask<Schemas['TagList']>('GET', '/api/v1/tags/', { as })).body.items;
  const made: Record<string, string> = {
    tag: tags[0]?.id ?? '',
    'other tag': tags[1]?.id ?? '',
    upload: await upload(),
    'other upload': await upload(),
    'other session': body.items.find((session) => session.is_current)?.id ?? '',
    message: message.body.id,
  };
  return { bench, as, made };
}

async function allIds(bench: TestServer, as: string, made: Record<string, string>): Promise<void> {
  for (const [name, path] of [
    ['Project', 'projects'],
    ['Experience', 'experiences'],
  ] as const) {
    const { body } = await bench.ask<{ items: { id: string }[] }>('GET', `/api/v1/${path}/?limit=100`, {
      as,
    });
    made[`all ${name}`] = body.items.map(({ id }) => id).join(',');
  }
}

/** Returns everything that a change can change; an upload is stored before it is used. */
async function contentOf(db: Database): Promise<string> {
  const tables = [...copiedTables, ...leftTables].filter(
    (table) => !['media', 'rate_limits', 'events'].includes(table),
  );
  const contents: string[] = [];
  for (const table of tables) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db);
    contents.push(table, ...rows.map((row) => JSON.stringify(row)).toSorted());
  }
  return contents.join('\n');
}

const eventsOf = (db: Database) =>
  db.selectFrom('events').selectAll().orderBy('begun_at').orderBy('at').execute();

describeDatabases('the trail', (databases) => {
  test('covers every operation that writes: it leaves an event, or is listed with a reason', () => {
    const walked = new Set<OperationId>(steps.map((step) => step.id));
    const writing = operations.filter(({ method }) => method !== 'GET').map(({ id }) => id);
    expect(writing.filter((id) => !walked.has(id) && !(id in silent))).toEqual([]);
    expect(Object.keys(silent).filter((id) => walked.has(id as OperationId))).toEqual([]);
  });

  test('has an event for each change, with who, what and from where', async () => {
    const { bench, as, made } = await open(databases);
    const { db } = bench.server.database;
    for (const step of steps) {
      await db.deleteFrom('events').execute();
      await allIds(bench, as, made);
      const answer = await take(step, bench, as, made);
      expect([step.id, answer.status < 300, answer.text]).toEqual([step.id, true, answer.text]);
      const [event, ...more] = await eventsOf(db);
      expect([step.id, event?.action, more]).toEqual([step.id, step.action, []]);
      expect(event).toMatchObject({ actor_name: 'owner', address: '127.0.0.1', times: 1 });
      expect(event?.kind).toBeTruthy();
    }
    await bench.stop();
  });

  test('refuses a change whose event cannot be written, as both are one transaction', async () => {
    const { bench, as, made } = await open(databases);
    const { db } = bench.server.database;
    for (const step of steps) {
      await allIds(bench, as, made);
      const before = await contentOf(db);
      await sql`alter table events rename to events_away`.execute(db);
      const refused = await take(step, bench, as, made);
      await sql`alter table events_away rename to events`.execute(db);
      expect([step.id, refused.status]).toEqual([step.id, 500]);
      expect([step.id, await contentOf(db)]).toEqual([step.id, before]);
      await take(step, bench, as, made);
    }
    await expect(bench.stop()).rejects.toThrow('500');
  });

  test('has no event for what was rolled back, and accepts none outside of a transaction', async () => {
    const { db, close } = await databases.open();
    const author = { caller: null, request: { address: '', userAgent: '' }, settings, now: () => 1 };
    const failing = inTransaction(db, async (trx) => {
      await recordEvent(trx, author, { action: 'created' });
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    await expect(recordEvent(db, author, { action: 'created' })).rejects.toThrow('outside of a transaction');
    expect(await eventsOf(db)).toEqual([]);
    await close();
  });

  test('merges what one person does to one object within ten minutes, and starts anew after that', async () => {
    const { db, close } = await databases.open();
    const object = { kind: 'post', id: postId, title: 'Пост' } as const;
    const by = (now: number, username = 'anna') => ({
      caller: { id: username, username },
      request: { address: '', userAgent: '' },
      settings,
      now: () => now,
    });
    const save = (author: ReturnType<typeof by>, id = postId) =>
      inTransaction(db, (trx) => recordEvent(trx, author, { action: 'changed', object: { ...object, id } }));
    await save(by(0));
    await save(by(599_999));
    await save(by(599_999), otherId);
    await save(by(599_999, 'boris'));
    await save(by(600_000));
    const rows = await eventsOf(db);
    expect(rows.map(({ times, at, begun_at }) => [times, begun_at, at])).toEqual([
      [2, 0, 599_999],
      [1, 599_999, 599_999],
      [1, 599_999, 599_999],
      [1, 600_000, 600_000],
    ]);
    await close();
  });

  test('keeps the details of everything it merges', async () => {
    const { db, close } = await databases.open();
    const author = { caller: null, request: { address: '', userAgent: '' }, settings, now: () => 0 };
    const object = { kind: 'webhook', id: postId, title: 'CI' } as const;
    for (const details of [['secret'], ['events', 'secret'], ['events']])
      await inTransaction(db, (trx) => recordEvent(trx, author, { action: 'changed', object, details }));
    const [row] = await eventsOf(db);
    expect([row?.times, JSON.parse(row?.details ?? '')]).toEqual([3, ['secret', 'events']]);
    await close();
  });

  test('counts refused sign-ins, and a flood of them adds only a limited number of rows', async () => {
    const { db, close } = await databases.open();
    const refuse = (address: string, user: { id: string; username: string } | null = null) =>
      recordRefusal(
        db,
        { caller: null, request: { address, userAgent: '' }, settings, now: () => 7_200_000 },
        user,
      );
    for (let at = 0; at < 3; at += 1) await refuse('203.0.113.7');
    await refuse('203.0.113.7', { id: postId, username: 'owner' });
    for (let at = 0; at < 70; at += 1) await refuse(`198.51.100.${at}`);
    await refuse('203.0.113.7');
    const rows = await eventsOf(db);
    expect(rows).toHaveLength(51);
    const times = (address: string, title: string) =>
      rows.find((row) => row.address === address && row.title === title)?.times;
    expect([times('203.0.113.7', ''), times('203.0.113.7', 'owner'), times('', '')]).toEqual([4, 1, 22]);
    await close();
  });

  test('is kept for 90 days', async () => {
    const { db, close } = await databases.open();
    const day = 24 * 60 * 60 * 1000;
    const author = (now: number) => ({
      caller: null,
      request: { address: '', userAgent: '' },
      settings,
      now: () => now,
    });
    for (const at of [1, 2])
      await inTransaction(db, (trx) => recordEvent(trx, author(at), { action: 'created' }));
    await removeOldEvents(db, 90 * day + 1);
    expect((await eventsOf(db)).map(({ at }) => at)).toEqual([2]);
    await close();
  });

  test('is readable only by owners, by kind, person, object and time, page by page', async () => {
    const bench = await databases.startServer({ settings: { rateLimits: false } });
    const { access_token: as } = await bench.signIn();
    const body = { username: 'anna', password: testPassword, roles: ['staff'] };
    const { body: anna } = await bench.ask<{ id: string }>('POST', '/api/v1/users/', { as, body });
    await expect(bench.signIn('anna', 'wrong')).rejects.toThrow();
    await expect(bench.signIn('my secret password', 'wrong')).rejects.toThrow();
    const { access_token: staff } = await bench.signIn('anna');
    const list = async (query = '', token = as) => {
      const answer = await bench.ask<Schemas['EventList']>('GET', `/api/v1/events/${query}`, { as: token });
      return { ...answer, actions: answer.body.items?.map(({ action }) => action) };
    };
    expect((await list('', staff)).status).toBe(403);
    const all = await list();
    expect(all.actions?.toSorted()).toEqual([
      'account_created',
      'sign_in_refused',
      'sign_in_refused',
      'signed_in',
      'signed_in',
    ]);
    expect(all.text).not.toContain('my secret password');
    const made = all.body.items.find(({ action }) => action === 'account_created');
    expect(made).toMatchObject({
      actor: { name: 'owner' },
      object: { kind: 'account', id: anna.id, title: 'anna' },
      details: ['staff'],
      address: '127.0.0.1',
    });
    expect((await list('?group=accounts')).actions).toEqual(['account_created']);
    expect((await list(`?actor=${anna.id}`)).actions).toEqual(['signed_in']);
    expect((await list(`?object=${anna.id}`)).actions?.toSorted()).toEqual([
      'account_created',
      'sign_in_refused',
    ]);
    expect((await list('?to=2001-01-01T00:00:00Z')).actions).toEqual([]);
    expect((await list('?from=2001-01-01T00:00:00Z')).actions).toHaveLength(5);
    const first = await list('?limit=3');
    const second = await list(`?limit=3&cursor=${first.body.next_cursor}`);
    const ids = [...first.body.items, ...second.body.items].map(({ id }) => id);
    expect(ids).toEqual(all.body.items.map(({ id }) => id));
    expect((await list('?limit=3&page=2')).body.items).toEqual(second.body.items);
    await bench.stop();
  });
});

const postId = '7d1c2f0e-4f0a-4b53-9c57-0d6b1f7c2a11';
const otherId = '7d1c2f0e-4f0a-4b53-9c57-0d6b1f7c2a12';
