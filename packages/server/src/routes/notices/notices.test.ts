import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readArchive, writeArchive } from '../../backup/archive.ts';
import type { Schemas } from '../../contract/types.ts';
import { createFolderStorage } from '../../media/folderStorage.ts';
import { createSendNotice } from '../../notices/sendNotice.ts';
import { createPostman } from '../../notices/postman.ts';
import type { Settings } from '../../settings.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { startMailServer, type MailServer } from '../../testing/mailServer.ts';
import { serveOn } from '../../testing/serveOn.ts';
import { testSettings } from '../../testing/testSettings.ts';

const base = '/api/v1/notice-channels/';
const password = 'a-password-of-mail';
const token = '123456789:a-token-that-BotFather-tells';
const message = { name: 'Анна', message: 'Здравствуйте!', email: 'anna@example.com', elapsed_ms: 9000 };

type MailSave = Schemas['MailChannelSave'];
type Channels = Schemas['NoticeChannels'];
type Fields = { path: string; code: string }[];

async function mailServer(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...options);
  onTestFinished(() => server.close());
  return server;
}

/** Redirects requests to Telegram to a server of the test. */
async function telegramAt(listener: RequestListener): Promise<typeof fetch> {
  const { port } = await serveOn(listener);
  return (address, init) => {
    const { pathname } = new URL(new Request(address).url);
    return fetch(`http://127.0.0.1:${port}${pathname}`, init);
  };
}

interface Options extends Partial<Settings> {
  fetch?: typeof fetch;
}

describeDatabases('notice channels', (databases) => {
  async function start({ fetch: asked = fetch, ...overrides }: Options = {}) {
    const { settings, remove } = testSettings({ webhooksPrivate: true, ...overrides });
    onTestFinished(remove);
    const names: Readonly<Record<string, string>> = { 'inside.example': '10.0.0.8' };
    const resolve = async (name: string) => {
      const address = names[name];
      if (address === undefined) throw Object.assign(new Error('not known'), { code: 'ENOTFOUND' });
      return [{ address, family: 4 }];
    };
    const sendNotice = createSendNotice({ settings, fetch: asked, resolve });
    const allSettings = { webhooksPrivate: true, ...overrides };
    const bench = await databases.startServer({ settings: allSettings, sendNotice });
    onTestFinished(() => bench.stop());
    const { access_token: as } = await bench.signIn();
    const mailTo = (port: number, change: Partial<MailSave> = {}): MailSave => ({
      is_on: true,
      host: '127.0.0.1',
      port,
      security: 'none',
      user: 'me',
      password,
      from: 'site@example.com',
      to: 'owner@example.com',
      ...change,
    });
    const save = (channel: string, body: object) => bench.ask('PUT', `${base}${channel}/`, { as, body });
    const tryOut = async (channel = 'mail') =>
      (await bench.ask<Schemas['NoticeTest']>('POST', `${base}${channel}/test/`, { as })).body;
    const seen = async () => (await bench.ask<Channels>('GET', base, { as })).body;
    const write = () => bench.ask('POST', '/api/v1/feedback/', { body: message });
    const fieldsOf = async (body: object, channel = 'mail') => {
      const answer = await save(channel, body);
      const { fields = [] } = Object(answer.body['error']) as { fields?: Fields };
      return fields.map(({ path, code }) => `${path} ${code}`);
    };
    return { bench, as, settings, sendNotice, mailTo, save, tryOut, seen, write, fieldsOf };
  }

  test('start empty; a saved one sends the next notice, and its password is never shown', async () => {
    const { bench, as, mailTo, save, seen, write } = await start();
    const { received, commands, port } = await mailServer();
    expect(await seen()).toMatchObject({
      mail: { set_by: 'nobody', is_on: false, has_password: false, waiting: { count: 0, last: null } },
      telegram: { set_by: 'nobody', is_on: false, has_token: false },
    });
    expect((await bench.ask('POST', `${base}mail/test/`, { as })).status).toBe(409);
    await write();
    const saved = await save('mail', mailTo(port));
    expect(saved.status).toBe(200);
    const { password: _password, ...shown } = mailTo(port);
    expect((await seen()).mail).toEqual({
      ...shown,
      set_by: 'panel',
      has_password: true,
      waiting: { count: 0, last: null },
    });
    expect(saved.text).not.toContain(password);
    await write();
    await expect.poll(() => received.filter((line) => line === '.')).toEqual(['.']);
    expect(received).toEqual(expect.arrayContaining(['From: site@example.com', 'To: owner@example.com']));
    const plain = Buffer.from(`\0me\0${password}`).toString('base64');
    expect(commands).toContain(`AUTH PLAIN ${plain}`);
    const trail = await bench.ask('GET', '/api/v1/events/', { as });
    expect(trail.text).toContain('"mail_notices"');
    expect(trail.text).toContain('"secret"');
    expect(trail.text).not.toContain(password);
  });

  test('take effect in every process at once; failed notices are sent through the new channel', async () => {
    const { bench, settings, sendNotice, mailTo, save, seen, write } = await start();
    const broken = await mailServer({
      AUTH: `535 not ${Buffer.from(password).toString('base64')} nor ${password}`,
    });
    const { received, port } = await mailServer();
    await save('mail', mailTo(broken.port));
    await write();
    await expect.poll(async () => (await seen()).mail.waiting.count).toBe(1);
    const { last } = (await seen()).mail.waiting;
    expect(last).toEqual({ outcome: 'login_refused', detail: '535 not *** nor ***' });
    const { db } = bench.server.database;
    const other = createPostman({ db, settings, now: Date.now, sendNotice, onError: () => undefined });
    await other.send();
    expect(received).toEqual([]);
    await save('mail', mailTo(port));
    await other.send();
    await expect.poll(() => received.filter((line) => line === '.')).toEqual(['.']);
    await expect.poll(async () => (await seen()).mail.waiting).toEqual({ count: 0, last: null });
  });

  test('that are off send nothing and drop waiting notices', async () => {
    const { bench, mailTo, save, seen, write, tryOut } = await start();
    const broken = await mailServer({ MAIL: '451 later' });
    const { received, port } = await mailServer();
    await save('mail', mailTo(broken.port));
    await write();
    await expect.poll(async () => (await seen()).mail.waiting.count).toBe(1);
    await save('mail', mailTo(port, { is_on: false }));
    await write();
    expect(await bench.server.database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect(received).toEqual([]);
    // A channel can be tested before it is turned on.
    expect(await tryOut()).toEqual({ outcome: 'delivered', detail: '' });
    expect(received.filter((line) => line === '.')).toEqual(['.']);
  });

  test('set by the operator come first and cannot be changed', async () => {
    const { received, port } = await mailServer();
    const smtpUrl = `smtp://boss:its-secret@127.0.0.1:${port}`;
    const { mailTo, save, seen, tryOut } = await start({ smtpUrl, noticeEmail: 'boss@example.com' });
    expect((await save('mail', mailTo(1))).status).toBe(409);
    expect((await seen()).mail).toMatchObject({
      set_by: 'operator',
      is_on: true,
      host: '127.0.0.1',
      port,
      user: 'boss',
      has_password: true,
      from: null,
      to: 'boss@example.com',
    });
    expect(JSON.stringify(await seen())).not.toContain('its-secret');
    expect((await tryOut()).outcome).toBe('delivered');
    expect(received).toContain('To: boss@example.com');
    expect((await save('telegram', { is_on: true, token, chat: '1' })).status).toBe(200);
  });

  test('set by the operator show a user name that is not percent-encoded as it is', async () => {
    const smtpUrl = 'smtp://a%zz:secret@127.0.0.1:25';
    const { seen } = await start({ smtpUrl, noticeEmail: 'boss@example.com' });
    expect((await seen()).mail).toMatchObject({ host: '127.0.0.1', user: 'a%zz' });
  });

  test('reach no private network unless allowed, and a stored password goes to no other server', async () => {
    const { bench, as, mailTo, fieldsOf, save, tryOut } = await start({ webhooksPrivate: false });
    const open = mailTo(465, { host: 'mail.example', security: 'tls' });
    for (const host of ['127.0.0.1', '::1', '10.1.2.3', 'localhost', 'mail.LOCALHOST', '169.254.169.254'])
      expect(await fieldsOf({ ...open, host }), host).toEqual(['host private_address']);
    expect(await fieldsOf({ ...open, security: 'none' })).toEqual(['security not_encrypted']);
    expect((await save('mail', { ...open, host: 'inside.example' })).status).toBe(200);
    expect(await tryOut()).toEqual({ outcome: 'not_allowed', detail: '' });
    const { password: _password, ...kept } = open;
    expect(await fieldsOf(kept)).toEqual(['password secret_needed']);
    expect(await fieldsOf({ ...kept, host: 'inside.example', port: 2525 })).toEqual([
      'password secret_needed',
    ]);
    expect(await fieldsOf({ ...kept, host: 'inside.example', to: 'other@example.com' })).toEqual([]);
    expect((await save('mail', { ...open, password: null })).body['has_password']).toBe(false);
    const account = { username: 'anna', password: 'ten signs or more', roles: ['staff'] };
    await bench.ask('POST', '/api/v1/users/', { as, body: account });
    const { access_token: staff } = await bench.signIn('anna', account.password);
    expect((await bench.ask('GET', base, { as: staff })).status).toBe(403);
    expect((await bench.ask('POST', `${base}mail/test/`, { as: staff })).status).toBe(403);
  });

  test('report the outcome of a test by mail', async () => {
    const { mailTo, save, tryOut } = await start();
    const outcomeOf = async (port: number, change: Partial<MailSave> = {}) => {
      expect((await save('mail', mailTo(port, change))).status).toBe(200);
      return tryOut();
    };
    const refusing = await mailServer({ AUTH: '535 wrong name or password' });
    expect(await outcomeOf(refusing.port)).toEqual({
      outcome: 'login_refused',
      detail: '535 wrong name or password',
    });
    const full = await mailServer({ RCPT: '550 no such person' });
    expect(await outcomeOf(full.port)).toEqual({ outcome: 'refused', detail: '550 no such person' });
    const plain = await mailServer();
    expect((await outcomeOf(plain.port, { security: 'tls' })).outcome).toBe('no_encryption');
    const stubborn = await mailServer({ STARTTLS: '502 not here' });
    expect((await outcomeOf(stubborn.port, { security: 'starttls' })).outcome).toBe('no_encryption');
    expect(stubborn.commands.filter((line) => line.startsWith('AUTH'))).toEqual([]);
    plain.close();
    expect((await outcomeOf(plain.port)).outcome).toBe('no_connection');
    expect((await outcomeOf(25, { host: 'nobody.example' })).outcome).toBe('host_not_found');
  });

  test('do not wait for a silent server', async () => {
    const { bench, settings, sendNotice, mailTo, save } = await start();
    const { port } = await mailServer({}, null);
    await save('mail', mailTo(port));
    const { db } = bench.server.database;
    const postman = createPostman({
      db,
      settings,
      now: Date.now,
      sendNotice,
      onError: () => undefined,
      deliveryTime: 200,
    });
    const began = performance.now();
    expect(await postman.deliver('mail', { title: 'x', text: 'x', to: null })).toEqual({
      outcome: 'time_out',
      detail: '',
    });
    expect(performance.now() - began).toBeLessThan(3000);
  });

  test('report what Telegram answers, but never the token', async () => {
    const asked: string[] = [];
    let answer = { status: 200, body: '{"ok":true}' };
    const telegram = await telegramAt((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
    const { save, tryOut, seen, fieldsOf, write } = await start({ fetch: telegram });
    expect(await fieldsOf({ is_on: true, chat: '1' }, 'telegram')).toEqual(['token secret_needed']);
    const saved = await save('telegram', { is_on: true, token, chat: '@channel' });
    expect(saved.body).toMatchObject({ set_by: 'panel', is_on: true, has_token: true, chat: '@channel' });
    expect(saved.text).not.toContain(token);
    expect(await tryOut('telegram')).toEqual({ outcome: 'delivered', detail: '' });
    expect(asked).toEqual([`/bot${token}/sendMessage`]);
    answer = { status: 400, body: '{"ok":false,"description":"Bad Request: chat not found"}' };
    expect(await tryOut('telegram')).toEqual({ outcome: 'refused', detail: 'Bad Request: chat not found' });
    answer = { status: 401, body: `{"ok":false,"description":"Unauthorized: ${token}"}` };
    expect(await tryOut('telegram')).toEqual({ outcome: 'login_refused', detail: 'Unauthorized: ***' });
    answer = { status: 502, body: '<html>' };
    await write();
    await expect
      .poll(async () => (await seen()).telegram.waiting)
      .toEqual({
        count: 1,
        last: { outcome: 'refused', detail: 'HTTP 502' },
      });
    expect((await save('telegram', { is_on: false, token: null, chat: '1' })).body['has_token']).toBe(false);
  });

  test('have a rate limit for tests', async () => {
    const { mailTo, save, bench, as } = await start({ rateLimits: true });
    const { port } = await mailServer();
    await save('mail', mailTo(port));
    for (let tries = 0; tries < 10; tries += 1)
      expect((await bench.ask('POST', `${base}mail/test/`, { as })).status).toBe(200);
    expect((await bench.ask('POST', `${base}mail/test/`, { as })).status).toBe(429);
  });

  test('are included in a backup', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'janus-notices-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const from = await start();
    const { received, port } = await mailServer();
    await from.save('mail', from.mailTo(port));
    const file = join(folder, 'site.janus');
    const media = createFolderStorage(join(folder, 'media'));
    const quiet = () => undefined;
    await writeArchive(from.bench.server.database.db, media, file, quiet);
    const to = await start();
    await readArchive(to.bench.server.database.db, media, file, quiet);
    const { settings, sendNotice } = to;
    const { db } = to.bench.server.database;
    const postman = createPostman({ db, settings, now: Date.now, sendNotice, onError: quiet });
    expect((await postman.deliver('mail', { title: 'x', text: 'x', to: null }))?.outcome).toBe('delivered');
    expect(received).toContain('To: owner@example.com');
  });
});
