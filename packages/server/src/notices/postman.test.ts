import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { openSqlite } from '../db/open.ts';
import type { Settings } from '../settings.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { startMailServer } from '../testing/mailServer.ts';
import { openable } from '../testing/openable.ts';
import { testSettings } from '../testing/testSettings.ts';
import { createSendNotice, type SendNotice } from './sendNotice.ts';
import { addLetters, addNotices, delayAfter } from './outbox.ts';
import { createPostman } from './postman.ts';
import { transportToTry, type Transport } from './transports.ts';

const message = { name: 'Анна', message: 'Здравствуйте!', email: 'anna@example.com', elapsed_ms: 9000 };
const channels = {
  smtpUrl: 'smtp://user:secret@mail.example',
  noticeEmail: 'me@example.com',
  telegramToken: 'token',
  telegramChat: '1',
};

describeDatabases('notices', (databases) => {
  test('are sent after the response through every channel that is set up; spam creates none', async () => {
    const sent: string[] = [];
    const note: SendNotice = async ({ channel }, notice) =>
      void sent.push(`${channel} ${'name' in notice ? notice.name : notice.title}`);
    const bench = await databases.startServer({ settings: channels, sendNotice: note });
    await bench.ask('POST', '/api/v1/feedback/', { body: message });
    await bench.ask('POST', '/api/v1/feedback/', { body: { ...message, website: 'x' } });
    await expect.poll(() => sent.toSorted()).toEqual(['mail Анна', 'telegram Анна']);
    await expect
      .poll(async () => bench.server.database.db.selectFrom('outbox').selectAll().execute())
      .toEqual([]);
    await bench.stop();
  });

  test('that failed are kept and retried later, also by a later process; secrets stay out of the reason', async () => {
    const { db, close } = await databases.open();
    const { settings, remove } = testSettings({ ...channels, telegramToken: null, telegramChat: null });
    const row = {
      ...message,
      id: 'x',
      telegram: null,
      language: 'ru',
      face: 'blog',
      created_at: 0,
      read_at: null,
      answered_at: null,
      replies: '[]',
      state: 'inbox',
      deleted_at: null,
    } as const;
    await addNotices(db, settings, row, 0);
    let now = 1000;
    let isDown = true;
    const sent: string[] = [];
    const ids = new Set<string | undefined>();
    const open = () =>
      createPostman({
        db,
        settings,
        now: () => now,
        onError: () => undefined,
        sendNotice: async ({ channel }, { id }) => {
          ids.add(id);
          if (isDown) throw new Error(`cannot reach ${settings.smtpUrl}`);
          sent.push(channel);
        },
      });
    await open().send();
    const failed = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(failed).toMatchObject({
      attempts: 1,
      next_at: 1000 + delayAfter(1),
      last_error: 'failed: Error: cannot reach ***',
    });
    isDown = false;
    await open().send();
    expect(sent).toEqual([]);
    now += delayAfter(1);
    // Two processes at the same time, and still one notice.
    await Promise.all([open().send(), open().send()]);
    expect(sent).toEqual(['mail']);
    expect([...ids]).toEqual([failed.id]);
    await close();
    remove();
  });

  test('that fail for five days are given up', async () => {
    const { db, close } = await databases.open();
    const { settings, remove } = testSettings({ ...channels, telegramToken: null, telegramChat: null });
    await addLetters(db, settings, {
      letter: { title: 'a', text: '' },
      isForOwner: true,
      email: null,
      now: 0,
    });
    const errors: string[] = [];
    const left = async () => (await db.selectFrom('outbox').selectAll().execute()).length;
    let now = 0;
    const sendNotice = async () => Promise.reject(new Error('no such address'));
    const onError = (error: unknown) => void errors.push(String(error));
    const postman = createPostman({ db, settings, now: () => now, onError, sendNotice });
    const day = 24 * 60 * 60 * 1000;
    for (; now < 5 * day; now += day) await postman.send();
    expect(await left()).toBe(1);
    now += 1;
    await postman.send();
    expect(await left()).toBe(0);
    expect(errors.at(-1)).toContain('attempt 6, the last');
    await close();
    remove();
  });

  test('are sent once when two processes send to a slow server', async () => {
    const { db, close } = await databases.open();
    const { settings, remove } = testSettings({ ...channels, telegramToken: null, telegramChat: null });
    for (const title of ['one', 'two', 'three'])
      await addLetters(db, settings, { letter: { title, text: '' }, isForOwner: true, email: null, now: 0 });
    let now = 1000;
    const sent: string[] = [];
    const open = (whileSending: () => Promise<void>) =>
      createPostman({
        db,
        settings,
        now: () => now,
        onError: () => undefined,
        sendNotice: async (_way, notice) => {
          if ('title' in notice) sent.push(notice.title);
          await whileSending();
        },
      });
    const other = open(async () => undefined);
    // Each takes as long as it may, and the other process checks meanwhile.
    await open(async () => {
      now += 60_000;
      await other.send();
    }).send();
    expect(sent.toSorted()).toEqual(['one', 'three', 'two']);
    await close();
    remove();
  });

  test('by Telegram are not held back by a mail server that hangs', async () => {
    const { db, close } = await databases.open();
    const { settings, remove } = testSettings(channels);
    const add = (title: string) =>
      addLetters(db, settings, { letter: { title, text: '' }, isForOwner: true, email: null, now: 0 });
    const begun = openable();
    const taken = openable();
    const sent: string[] = [];
    const postman = createPostman({
      db,
      settings,
      now: () => 1000,
      onError: (error) => void sent.push(String(error)),
      sendNotice: async ({ channel }, notice) => {
        if (channel === 'mail') {
          begun.open();
          await taken.passed;
        }
        if ('title' in notice) sent.push(`${channel} ${notice.title}`);
      },
    });
    await add('one');
    void postman.send();
    await begun.passed;
    await add('two');
    const last = postman.send();
    await expect.poll(() => sent.toSorted()).toEqual(['telegram one', 'telegram two']);
    taken.open();
    await last;
    expect(sent.toSorted()).toEqual(['mail one', 'mail two', 'telegram one', 'telegram two']);
    await close();
    remove();
  });

  test('being sent are waited for when the server stops, and the others are left for the next process', async () => {
    const { db, close } = await databases.open();
    const { settings, remove } = testSettings({ ...channels, telegramToken: null, telegramChat: null });
    for (const title of ['one', 'two'])
      await addLetters(db, settings, { letter: { title, text: '' }, isForOwner: true, email: null, now: 0 });
    const errors: unknown[] = [];
    const begun = openable();
    const taken = openable();
    const postman = createPostman({
      db,
      settings,
      now: () => 1000,
      onError: (error) => void errors.push(error),
      sendNotice: async () => {
        begun.open();
        await taken.passed;
      },
    });
    const sent = postman.send();
    await begun.passed;
    const stopped = postman.stop();
    setTimeout(taken.open, 100);
    await stopped;
    expect(await db.selectFrom('outbox').selectAll().execute()).toMatchObject([{ attempts: 0 }]);
    await close();
    await sent;
    expect(errors).toEqual([]);
    remove();
  });

  test('are off by default', async () => {
    const bench = await databases.startServer({
      sendNotice: async () => {
        throw new Error('nobody asked for it');
      },
    });
    await bench.ask('POST', '/api/v1/feedback/', { body: message });
    expect(await bench.server.database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    await bench.stop();
  });
});

/** Returns the channel in the operator's settings. */
async function transportOf(settings: Settings, channel: 'mail' | 'telegram'): Promise<Transport> {
  const { db, close } = openSqlite(':memory:');
  const transport = await transportToTry(db, settings, channel);
  await close();
  if (!transport) throw new Error(`There is no transport for ${channel}.`);
  return transport;
}
const soon = () => AbortSignal.timeout(10_000);

test('a mail names the sender, can be replied to, and allows no header injection', async () => {
  const server = await startMailServer();
  const { received, port } = server;
  const { settings, remove } = testSettings({ ...channels, smtpUrl: `smtp://127.0.0.1:${port}` });
  const send = createSendNotice({ settings, fetch });
  const transport = await transportOf(settings, 'mail');
  const notice = {
    name: 'Eve\r\nBcc: all@example.com',
    message: 'Hello',
    email: 'eve@example.com',
    telegram: null,
    language: 'en',
    face: 'blog',
  } as const;
  await send(transport, { ...notice, id: 'row' }, soon());
  const mail = received.splice(0).join('\n');
  expect(mail).toContain('To: me@example.com');
  expect(mail).toMatch(/Reply-To: .*<eve@example.com>/);
  expect(mail).not.toMatch(/^Bcc:/m);
  expect(mail).toContain('Auto-Submitted: auto-generated');
  expect(mail).toMatch(/^Message-ID: <row@\S+>$/m);
  const letter = {
    title: 'New owner\r\nBcc: all@example.com',
    text: 'Account: anna',
    to: 'anna@example.com',
  };
  await send(transport, letter, soon());
  const sentMail = received.join('\n');
  expect(sentMail).toContain('To: anna@example.com');
  expect(sentMail).toContain('From: me@example.com');
  expect(sentMail).toContain('Account: anna');
  expect(sentMail).toContain('Auto-Submitted: auto-generated');
  expect(sentMail).not.toMatch(/^(Bcc|Reply-To):/m);
  // Neither a letter nor its headers name the product or the mail library.
  expect(`${mail}\n${sentMail}`).not.toMatch(/janus|mailer/i);
  server.close();
  remove();
});

test('Telegram gets the message as plain text within its length limit, and its refusal is an error without the token', async () => {
  const asked: { address: string; body: unknown }[] = [];
  let status = 200;
  const { settings, remove } = testSettings({ ...channels, telegramToken: '123:secret' });
  const answer: typeof fetch = async (address, init) => {
    const request = new Request(address, init);
    asked.push({ address: request.url, body: await request.json() });
    return new Response('{}', { status });
  };
  const send = createSendNotice({ settings, fetch: answer });
  const transport = await transportOf(settings, 'telegram');
  const notice = {
    name: 'Eve',
    message: '<b>Hi</b>',
    email: null,
    telegram: '@eve',
    language: 'en',
    face: 'blog',
  } as const;
  await send(transport, notice, soon());
  expect(asked).toEqual([
    {
      address: 'https://api.telegram.org/bot123:secret/sendMessage',
      body: { chat_id: '1', text: 'Eve (@eve)\n\n<b>Hi</b>' },
    },
  ]);
  // The longest message that a visitor can send, with an emoji at the cut.
  for (const name of ['Eve', 'Evan']) {
    await send(transport, { ...notice, name, message: '😀'.repeat(2500) }, soon());
    const { text } = asked.at(-1)!.body as { text: string };
    expect(text.length).toBeLessThanOrEqual(4096);
    expect(text).toMatch(/(?:😀)…\n\n.* The message is longer: read all of it in the panel\.$/u);
    expect(text).not.toMatch(/[\uD800-\uDFFF]/u);
  }
  status = 403;
  const refusal = await send(transport, notice, soon()).catch((error: unknown) => inspect(error));
  expect(refusal).toContain('refused: HTTP 403');
  expect(refusal).not.toContain('secret');
  remove();
});
