import { createHmac } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readArchive, writeArchive } from '../backup/archive.ts';
import type { Schemas } from '../contract/types.ts';
import { inTransaction } from '../db/transaction.ts';
import { createFolderStorage } from '../media/folderStorage.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { serveOn } from '../testing/serveOn.ts';
import type { TestServer, TestServerOptions } from '../testing/startTestServer.ts';
import { testSettings } from '../testing/testSettings.ts';
import { watchReads } from '../testing/watchReads.ts';
import { recordEvent } from '../trail/recordEvent.ts';
import { createCourier } from './courier.ts';
import { createPostBody, type Attempt, type PostBody } from './post.ts';
import { countOverdue, hasDue, removeOldDeliveries } from './queue.ts';
import { mostAttempts, waitAfter } from './retries.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const taken: Attempt = { status: 200, text: 'ok', failure: null };
const broken: Attempt = { status: 500, text: 'oops', failure: null };
const webhooks = '/api/v1/webhooks/';

type Made = Schemas['NewWebhook'];
interface Sent {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

describeDatabases('webhooks', (databases) => {
  async function start(options: TestServerOptions = {}) {
    const clock = { now: Date.now() };
    const bench = await databases.startServer({ now: () => clock.now, ...options });
    onTestFinished(() => bench.stop());
    const { access_token: as } = await bench.signIn();
    const make = async (change: Partial<Schemas['WebhookCreate']> = {}) => {
      const body = { name: 'CI', url: 'https://ci.example/hook', events: ['post.*'], ...change };
      return (await bench.ask<Made>('POST', webhooks, { as, body })).body;
    };
    const list = async () => (await bench.ask<Schemas['WebhookList']>('GET', webhooks, { as })).body.items;
    const deliveries = async (id: string, by = as) =>
      (await bench.ask<Schemas['WebhookDeliveryList']>('GET', `${webhooks}${id}/deliveries/`, { as: by }))
        .body.items;
    return { bench, clock, as, make, list, deliveries };
  }

  /** Starts another process on the database of a server. */
  function courierOf(bench: TestServer, clock: { now: number }, postBody: PostBody) {
    const { settings, remove } = testSettings();
    onTestFinished(remove);
    return createCourier({
      db: bench.server.database.db,
      settings,
      now: () => clock.now,
      random: () => 0,
      postBody,
      onPaused: async () => undefined,
      onError: (error) => {
        throw error;
      },
    });
  }

  /** Accepts everything, and keeps it. */
  function receiver(attempt: () => Attempt = () => taken) {
    const sent: Sent[] = [];
    const ids: string[] = [];
    const postBody: PostBody = async (_address, { body, headers }) => {
      sent.push(JSON.parse(body) as Sent);
      ids.push(headers['webhook-id'] ?? '');
      return attempt();
    };
    return { sent, ids, postBody };
  }

  const text = { language: 'ru', title: 'Тайный заголовок', body: 'Тайный текст' } as const;

  async function publish(bench: TestServer, as: string, id: string, change: object = {}) {
    const { body: post } = await bench.ask<Schemas['Post']>('GET', `/api/v1/posts/${id}/`, { as });
    const revision = post.translations[0]?.revision;
    const translations = [{ language: 'ru', revision, status: 'published', ...change }];
    const answer = await bench.ask('PATCH', `/api/v1/posts/${id}/`, { as, body: { translations } });
    expect(answer.status).toBe(200);
  }
  async function write(bench: TestServer, as: string): Promise<string> {
    const body = { translations: [text] };
    return (await bench.ask<{ id: string }>('POST', '/api/v1/posts/', { as, body })).body.id;
  }

  test('are looked up after each write without reading what they would send', async () => {
    const { bench, clock, as, make } = await start();
    await make();
    for (let count = 0; count < 3; count += 1) await write(bench, as);
    const { watched, rows } = watchReads(bench.server.database.db);
    expect(await hasDue(watched, clock.now)).toBe(true);
    expect(rows).toEqual([{ id: expect.any(String) }]);
    expect(await hasDue(watched, clock.now - day)).toBe(false);
  });

  test('send only subscribed events: nothing of a draft’s text, and the title and address of a published post', async () => {
    const { bench, clock, as, make } = await start();
    await make({ events: ['post.*', 'message.received', 'account.created'] });
    const { sent, postBody } = receiver();
    const courier = courierOf(bench, clock, postBody);
    const id = await write(bench, as);
    await bench.ask('POST', '/api/v1/projects/', { as, body: {} });
    await courier.send();
    expect(sent.map(({ type }) => type)).toEqual(['post.created']);
    expect(sent[0]?.data).toEqual({ id, slug: null, page_of: null, translations: [] });
    expect(JSON.stringify(sent)).not.toMatch(/айн/);

    await publish(bench, as, id);
    await bench.ask('DELETE', `/api/v1/posts/${id}/`, { as });
    await courier.send();
    // Deleted before it was sent: the publication is not reported.
    expect(sent.slice(1).map(({ type }) => type)).toEqual(['post.deleted']);
    await bench.ask('POST', `/api/v1/deleted-posts/${id}/restore/`, { as });
    await courier.send();
    const slug = 'taynyy-zagolovok';
    const address = `http://blog.localhost/post/${slug}`;
    expect(sent.at(-1)).toEqual({
      type: 'post.restored',
      timestamp: new Date(clock.now).toISOString(),
      data: { id, slug, page_of: null, translations: [{ language: 'ru', title: text.title, address }] },
    });
    expect(JSON.stringify(sent)).not.toContain('Тайный текст');

    const message = { name: 'Анна', message: 'Здравствуйте!', email: 'anna@example.com', elapsed_ms: 9000 };
    await bench.ask('POST', '/api/v1/feedback/', { body: message });
    await bench.ask('POST', '/api/v1/feedback/', { body: { ...message, website: 'spam' } });
    const password = 'ten signs or more';
    await bench.ask('POST', '/api/v1/users/', { as, body: { username: 'anna', password, roles: ['staff'] } });
    sent.length = 0;
    await courier.send();
    expect(sent.map(({ type }) => type).toSorted()).toEqual(['account.created', 'message.received']);
    expect(sent.find(({ type }) => type === 'message.received')?.data).toMatchObject({
      name: 'Анна',
      message: 'Здравствуйте!',
      email: 'anna@example.com',
    });
    expect(JSON.stringify(sent)).not.toContain(password);
  });

  test('report a sign-in with its account, but no refused one', async () => {
    const { bench, clock, make } = await start();
    await make({ events: ['account.*'] });
    const { sent, postBody } = receiver();
    await bench.signIn();
    const wrong = { username: 'owner', password: 'not the password' };
    expect((await bench.ask('POST', '/api/v1/login/', { body: wrong })).status).toBe(401);
    await courierOf(bench, clock, postBody).send();
    const { id } = await bench.server.database.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    expect(sent.map(({ type, data }) => [type, data['id'], data['username']])).toEqual([
      ['account.signed_in', id, 'owner'],
    ]);
  });

  test('report repeated saves once, as they are after a minute', async () => {
    const { bench, clock, as, make } = await start();
    await make({ events: ['post.updated', 'post.published'] });
    const { sent, postBody } = receiver();
    const courier = courierOf(bench, clock, postBody);
    const id = await write(bench, as);
    await publish(bench, as, id);
    await courier.send();
    for (const title of ['Раз', 'Два', 'Три']) {
      await publish(bench, as, id, { title });
      await courier.send();
    }
    expect(sent.map(({ type }) => type)).toEqual(['post.published']);
    clock.now += minute;
    await courier.send();
    expect(sent.map(({ type }) => type)).toEqual(['post.published', 'post.updated']);
    expect(sent[1]?.data).toMatchObject({ translations: [{ title: 'Три' }] });
  });

  test('report no saves of what was deleted meanwhile, and no titles that were unpublished meanwhile', async () => {
    const { bench, clock, as, make } = await start();
    await make({ events: ['post.*', 'project.*'] });
    const { sent, postBody } = receiver();
    const courier = courierOf(bench, clock, postBody);
    const [deleted, hidden] = [await write(bench, as), await write(bench, as)];
    for (const id of [deleted, hidden]) await publish(bench, as, id);
    const { body: project } = await bench.ask<{ id: string }>('POST', '/api/v1/projects/', { as, body: {} });
    await courier.send();
    sent.length = 0;
    for (const id of [deleted, hidden]) await publish(bench, as, id, { title: 'Новый заголовок' });
    const address = `/api/v1/projects/${project.id}/`;
    await bench.ask('PATCH', address, { as, body: { technologies: ['Go'] } });
    for (const item of [`/api/v1/posts/${deleted}/`, address])
      expect((await bench.ask('DELETE', item, { as })).status).toBeLessThan(300);
    await publish(bench, as, hidden, { status: 'draft' });
    await courier.send();
    clock.now += minute;
    await courier.send();
    expect(sent.map(({ type, data }) => [type, data['id']]).toSorted()).toEqual([
      ['post.deleted', deleted],
      ['post.unpublished', hidden],
      ['post.updated', hidden],
      ['project.deleted', project.id],
    ]);
    const updated = sent.find(({ type }) => type === 'post.updated');
    expect(updated?.data).toMatchObject({ slug: null, translations: [] });
  });

  test('name everything that changed within a minute', async () => {
    const { bench, clock, make } = await start();
    await make({ events: ['site.updated'] });
    const { sent, postBody } = receiver();
    const { settings, remove } = testSettings();
    onTestFinished(remove);
    const author = { caller: null, request: { address: '', userAgent: '' }, settings, now: () => clock.now };
    const object = { kind: 'site', id: null, title: '' } as const;
    for (const details of [['links'], ['theme', 'links'], ['theme']])
      await inTransaction(bench.server.database.db, (trx) =>
        recordEvent(trx, author, { action: 'changed', object, details }),
      );
    clock.now += minute;
    await courierOf(bench, clock, postBody).send();
    expect(sent.map(({ data }) => data)).toEqual([{ id: null, changed: ['links', 'theme'] }]);
  });

  test('report a scheduled text when it is published, and not at all if it was called off', async () => {
    const { bench, clock, as, make } = await start();
    await make({ events: ['post.published'] });
    const { sent, postBody } = receiver();
    const courier = courierOf(bench, clock, postBody);
    const at = (minutes: number) => new Date(clock.now + minutes * minute).toISOString();
    const [kept, dropped] = [await write(bench, as), await write(bench, as)];
    await publish(bench, as, kept, { published_at: at(60) });
    await publish(bench, as, dropped, { published_at: at(60) });
    await courier.send();
    // Postponed by another hour.
    await publish(bench, as, kept, { published_at: at(120) });
    await publish(bench, as, dropped, { status: 'draft' });
    await courier.send();
    clock.now += 61 * minute;
    await courier.send();
    expect(sent).toEqual([]);
    clock.now += 60 * minute;
    await courier.send();
    expect(sent.map(({ type, data }) => [type, data['id']])).toEqual([['post.published', kept]]);
  });

  test('count as overdue what a receiver does not take, and not what is scheduled or belongs to a paused webhook', async () => {
    const { bench, clock, as, make } = await start();
    const { id: hook } = await make();
    const overdue = () => countOverdue(bench.server.database.db, clock.now);
    const id = await write(bench, as);
    expect(await overdue(), 'due and not sent yet').toBe(1);
    await publish(bench, as, id, { published_at: new Date(clock.now + 14 * day).toISOString() });
    clock.now += minute;
    await courierOf(bench, clock, receiver().postBody).send();
    expect(await overdue(), 'scheduled').toBe(0);
    await write(bench, as);
    await courierOf(bench, clock, receiver(() => broken).postBody).send();
    expect(await overdue(), 'refused and to be sent again').toBe(1);
    await bench.ask('PATCH', `${webhooks}${hook}/`, { as, body: { state: 'paused' } });
    expect(await overdue(), 'paused').toBe(0);
  });

  test('are signed as Standard Webhooks specify, with a secret that is shown once and can be renewed', async () => {
    const got: { headers: Record<string, unknown>; body: string }[] = [];
    const { port } = await serveOn((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        got.push({ headers: request.headers, body });
        response.end('taken');
      });
    });
    const { bench, clock, as, make, list, deliveries } = await start({ settings: { webhooksPrivate: true } });
    const made = await make({ url: `http://127.0.0.1:${port}/hook?a=1` });
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(await list())).not.toContain(made.secret);
    const courier = courierOf(bench, clock, createPostBody({ allowsPrivate: true }));
    const test = () => bench.ask('POST', `${webhooks}${made.id}/test/`, { as });
    expect((await test()).status).toBe(204);
    await courier.send();
    const renewed = await bench.ask<{ secret: string }>('POST', `${webhooks}${made.id}/secret/`, { as });
    await test();
    await courier.send();
    expect(renewed.body.secret).not.toBe(made.secret);

    // By the published rule: https://github.com/standard-webhooks/standard-webhooks
    for (const [index, secret] of [made.secret, renewed.body.secret].entries()) {
      const { headers, body } = got[index] ?? { headers: {}, body: '' };
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
      const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
      const wanted = createHmac('sha256', key).update(signed).digest('base64');
      expect(headers).toMatchObject({
        'webhook-signature': `v1,${wanted}`,
        'webhook-timestamp': String(Math.floor(clock.now / 1000)),
        'content-type': 'application/json',
      });
      expect(JSON.parse(body)).toMatchObject({ type: 'webhook.test' });
    }
    const log = await deliveries(made.id);
    expect(log.map(({ id }) => id).toSorted()).toEqual(
      got.map(({ headers }) => headers['webhook-id']).toSorted(),
    );
    expect(log[0]).toMatchObject({
      event: 'webhook.test',
      state: 'delivered',
      attempts: 1,
      answer_status: 200,
      answer_text: 'taken',
      next_at: null,
    });
  });

  test('retry for about a day under the same id, then give up until somebody sends the delivery again', async () => {
    const { bench, clock, as: first, make, deliveries } = await start();
    let as = first;
    const { id: hook } = await make({ events: ['post.created'] });
    let answer = broken;
    const { sent, ids, postBody } = receiver(() => answer);
    const courier = courierOf(bench, clock, postBody);
    await write(bench, as);
    const started = clock.now;
    for (let attempt = 1; attempt < mostAttempts; attempt += 1) {
      await courier.send();
      expect(ids).toHaveLength(attempt);
      clock.now += waitAfter(attempt, 0) - 1;
      await courier.send();
      expect(ids).toHaveLength(attempt);
      clock.now += 1;
    }
    await courier.send();
    expect((clock.now - started) / day).toBeGreaterThan(0.9);
    expect([ids.length, new Set(ids).size, new Set(sent.map((one) => JSON.stringify(one))).size]).toEqual([
      mostAttempts,
      1,
      1,
    ]);
    // The session has ended meanwhile.
    as = (await bench.signIn()).access_token;
    const log = async () => (await deliveries(hook, as))[0];
    expect(await log()).toMatchObject({
      state: 'failed',
      attempts: mostAttempts,
      next_at: null,
      answer_text: 'oops',
    });
    clock.now += minute;
    await courier.send();
    expect(ids).toHaveLength(mostAttempts);

    answer = taken;
    const again = await bench.ask('POST', `/api/v1/webhook-deliveries/${ids[0]}/again/`, { as });
    expect(again.status).toBe(204);
    await courier.send();
    expect(new Set(ids).size).toBe(1);
    expect(await log()).toMatchObject({ state: 'delivered', attempts: 1 });
  });

  test('are sent once by two concurrent processes, and at most four at a time', async () => {
    const { bench, clock, as, make } = await start();
    await make({ events: ['post.created'] });
    const got: string[] = [];
    const doors: { held?: Promise<unknown> } = {};
    const postBody: PostBody = async (_address, { headers }) => {
      got.push(headers['webhook-id'] ?? '');
      await doors.held;
      return taken;
    };
    for (let made = 0; made < 12; made += 1) await write(bench, as);
    const processes = [1, 2].map(() => courierOf(bench, clock, postBody));
    await Promise.all(processes.map((courier) => courier.send()));
    expect([got.length, new Set(got).size]).toEqual([12, 12]);
    for (let made = 0; made < 12; made += 1) await write(bench, as);
    const gate = new EventEmitter();
    doors.held = once(gate, 'open');
    const round = processes[0]?.send();
    await expect.poll(() => got.length).toBe(16);
    await new Promise((done) => setTimeout(done, 50));
    expect(got).toHaveLength(16);
    gate.emit('open');
    await round;
    expect(new Set(got).size).toBe(24);
  });

  test('interrupted by the end of a process are sent by the next one', async () => {
    const { bench, clock, as, make } = await start();
    await make({ events: ['post.created'] });
    await write(bench, as);
    const asked: string[] = [];
    const hangs: PostBody = (_address, { headers, signal }) =>
      new Promise((done) => {
        asked.push(headers['webhook-id'] ?? '');
        signal.addEventListener('abort', () => done({ ...broken, status: null }));
      });
    const first = courierOf(bench, clock, hangs);
    void first.send();
    await expect.poll(() => asked.length).toBe(1);
    await first.stop();
    const { ids, postBody } = receiver();
    const second = courierOf(bench, clock, postBody);
    await second.send();
    expect(ids).toEqual([]);
    clock.now += waitAfter(1, 0);
    await second.send();
    expect(ids).toEqual(asked);
  });

  test('are paused by 410 at once and after five days of failures; the trail records it, and the owner can resume', async () => {
    const { clock, ...rest } = await start({ settings: { webhooksPrivate: true } });
    const { bench, as, make, list } = rest;
    let status = 410;
    const { port } = await serveOn((_request, response) => void response.writeHead(status).end());
    const hook = await make({ url: `http://127.0.0.1:${port}/`, events: ['post.created'] });
    await bench.server.listen();
    const state = async () => {
      const [one] = await list();
      return [one?.state, one?.pause_reason];
    };
    await write(bench, as);
    await expect.poll(state).toEqual(['paused', 'gone']);
    expect((await bench.ask('POST', `${webhooks}${hook.id}/test/`, { as })).status).toBe(409);
    // Nothing is queued for a paused webhook.
    await write(bench, as);
    const body = { state: 'active' };
    expect((await bench.ask('PATCH', `${webhooks}${hook.id}/`, { as, body })).body).toMatchObject({
      state: 'active',
      pause_reason: null,
    });
    expect(await rest.deliveries(hook.id)).toHaveLength(1);
    status = 500;
    await write(bench, as);
    await expect.poll(async () => (await list())[0]?.failing_since).not.toBeNull();
    clock.now += 5 * day;
    const { access_token: later } = await bench.signIn();
    const read = async () =>
      (await bench.ask<Schemas['WebhookList']>('GET', webhooks, { as: later })).body.items[0];
    await write(bench, later);
    await expect.poll(async () => (await read())?.pause_reason).toBe('failing');
    const { body: events } = await bench.ask<Schemas['EventList']>('GET', '/api/v1/events/?kind=webhook', {
      as: later,
    });
    const recorded = events.items
      .filter(({ actor }) => actor === null)
      .map(({ details, object }) => [object?.title, details]);
    expect(recorded).toEqual([
      ['CI', ['paused', 'failing']],
      ['CI', ['paused', 'gone']],
    ]);
  });

  test('belong to owners, accept only public https addresses, and are limited to twenty', async () => {
    const { bench, as, make } = await start();
    const faultOf = async (url: string) => {
      const body = { name: 'CI', url, events: ['post.*'] };
      const answer = await bench.ask('POST', webhooks, { as, body });
      return (answer.body['error'] as { fields?: { code: string }[] } | undefined)?.fields?.[0]?.code;
    };
    expect(await faultOf('http://ci.example/hook')).toBe('not_https');
    for (const host of [
      '127.0.0.1',
      '[::1]',
      '10.0.0.8',
      'localhost',
      'a.localhost',
      '169.254.169.254',
      '2130706433',
    ])
      expect(await faultOf(`https://${host}/hook`), host).toBe('private_address');
    const account = { username: 'anna', password: 'ten signs or more', roles: ['staff'] };
    await bench.ask('POST', '/api/v1/users/', { as, body: account });
    const { access_token: staff } = await bench.signIn('anna', account.password);
    expect((await bench.ask('GET', webhooks, { as: staff })).status).toBe(403);
    for (let made = 0; made < 20; made += 1) expect((await make()).id).toBeTruthy();
    const body = { name: 'CI', url: 'https://ci.example/', events: ['post.*'] };
    expect((await bench.ask('POST', webhooks, { as, body })).status).toBe(409);
  });

  test('are included in a backup with their secrets, but without their log', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'janus-webhooks-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const from = await start();
    const { id, secret } = await from.make({ events: ['post.created'] });
    await write(from.bench, from.as);
    const file = join(folder, 'site.janus');
    const media = createFolderStorage(join(folder, 'media'));
    const quiet = () => undefined;
    await writeArchive(from.bench.server.database.db, media, file, quiet);
    const to = await start();
    await to.make();
    await write(to.bench, to.as);
    const { db } = to.bench.server.database;
    await readArchive(db, media, file, quiet);
    expect(await db.selectFrom('webhooks').select(['id', 'secret']).execute()).toEqual([{ id, secret }]);
    expect(await db.selectFrom('webhook_deliveries').select('id').execute()).toEqual([]);
  });

  test('keep the last hundred deliveries of each for thirty days, and all that are waiting', async () => {
    const { bench, clock, as, make, deliveries } = await start();
    const { id } = await make({ events: ['post.created'] });
    const { db } = bench.server.database;
    await write(bench, as);
    const [row] = await db.selectFrom('webhook_deliveries').selectAll().execute();
    if (!row) throw new Error('there is one');
    const done = Array.from({ length: 110 }, (_, index) => ({
      ...row,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      state: 'delivered' as const,
      next_at: null,
      created_at: clock.now + 1 + index,
    }));
    await db.insertInto('webhook_deliveries').values(done).execute();
    await removeOldDeliveries(db, clock.now);
    const rows = await db.selectFrom('webhook_deliveries').select(['state']).execute();
    expect([rows.length, rows.filter(({ state }) => state === 'waiting').length]).toEqual([101, 1]);
    await removeOldDeliveries(db, clock.now + 31 * day);
    expect((await db.selectFrom('webhook_deliveries').select('state').execute())[0]?.state).toBe('waiting');
    expect(await deliveries(id)).toHaveLength(1);
  });
});
