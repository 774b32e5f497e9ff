import { expect, onTestFinished, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { createSendNotice } from '../../notices/sendNotice.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { startMailServer } from '../../testing/mailServer.ts';
import { testSettings } from '../../testing/testSettings.ts';

const feedback = '/api/v1/feedback/';
const message = {
  name: 'Anna',
  message: 'Hello!\nAre you free?',
  email: 'anna@example.com',
  language: 'en',
  face: 'blog',
  elapsed_ms: 9000,
};

const inEnglish = { 'accept-language': 'en' };

type Message = Schemas['Message'];
type Options = Parameters<typeof startMailServer>[0];

describeDatabases('a reply from the admin area', (databases) => {
  async function start({
    answers = {},
    rateLimits = false,
  }: { answers?: Options; rateLimits?: boolean } = {}) {
    const mail = await startMailServer(answers);
    const overrides = { webhooksPrivate: true, rateLimits };
    const { settings, remove } = testSettings(overrides);
    const bench = await databases.startServer({
      settings: overrides,
      sendNotice: createSendNotice({ settings, fetch }),
    });
    onTestFinished(async () => {
      await bench.stop();
      mail.close();
      remove();
    });
    const { access_token: as } = await bench.signIn();
    const receive = async (more: object = {}) =>
      (await bench.ask<{ id: string }>('POST', feedback, { body: { ...message, ...more } })).body.id;
    const setUp = (is_on = true) =>
      bench.ask('PUT', '/api/v1/notice-channels/mail/', {
        as,
        body: {
          is_on,
          host: '127.0.0.1',
          port: mail.port,
          security: 'none',
          user: null,
          from: 'no-reply@example.com',
          to: 'owner@example.com',
        },
      });
    const reply = (id: string, text: string, headers = {}) =>
      bench.ask<Message & Schemas['Problem']>('POST', `${feedback}${id}/replies/`, {
        as,
        body: { text },
        headers,
      });
    const list = async () =>
      (await bench.ask<Schemas['MessageList']>('GET', `${feedback}?state=inbox`, { as })).body;
    return { bench, as, mail, receive, setUp, reply, list };
  }

  test('arrives in the visitor’s language with their words quoted below, and is kept with the message', async () => {
    const { bench, as, mail, receive, setUp, reply, list } = await start();
    const id = await receive();
    expect((await list()).can_reply).toBe(false);
    // Replies work even if notices are off.
    expect((await setUp(false)).status).toBe(200);
    expect((await list()).can_reply).toBe(true);
    const sent = await reply(id, 'Yes.\nWrite to me.');
    expect(sent.status).toBe(201);
    const { body } = sent;
    expect(body.replies).toEqual([
      { text: 'Yes.\nWrite to me.', sent_at: expect.any(String), author: 'owner' },
    ]);
    expect([body.read_at, body.answered_at]).toEqual([body.replies[0]?.sent_at, body.replies[0]?.sent_at]);
    expect((await list()).items[0]).toEqual(body);
    const letter = mail.received.join('\n');
    expect(letter).toContain('To: anna@example.com');
    expect(letter).toContain('Reply-To: owner@example.com');
    expect(letter).not.toMatch(/janus|mailer/i);
    expect(letter).toMatch(/Subject: Reply to your message at \S/);
    expect(letter).toMatch(/Yes\.\nWrite to me\.\n\nOn .+ you wrote at .+:\n> Hello!\n> Are you free\?/);
    expect(letter).not.toContain('Auto-Submitted');
    expect(letter).toMatch(new RegExp(`^Message-ID: <${id}\\.0@\\S+>$`, 'm'));
    // A second reply does not change the time of the first.
    const second = (await reply(id, 'And one more thing.')).body;
    const both = mail.received.join('\n');
    expect(both).toContain(`\nMessage-ID: <${id}.1@`);
    expect(both).toContain(`\nReferences: <${id}.0@`);
    expect([second.replies.length, second.answered_at]).toEqual([2, body.answered_at]);
    await bench.ask('DELETE', `${feedback}${id}/`, { as });
    expect((await reply(id, 'Late')).status).toBe(404);
    await bench.ask('POST', `/api/v1/deleted/${id}/restore/`, { as });
    expect((await list()).items[0]?.replies).toHaveLength(2);
  });

  test('that the mail server refuses is not kept, and the error contains the server’s reason', async () => {
    const { mail, receive, setUp, reply, list } = await start({ answers: { RCPT: '550 no such user here' } });
    const id = await receive();
    const without = await reply(id, 'Yes', inEnglish);
    expect([without.status, without.body.error.code]).toEqual([409, 'conflict']);
    expect(without.body.detail).toContain('Email is not set up');
    await setUp();
    const refused = await reply(id, 'Yes', { 'accept-language': 'ru' });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'reply_not_sent']);
    expect(refused.body.detail).toMatch(/^Письмо не ушло.*550 no such user here/);
    const silent = await receive({ email: undefined, telegram: '@anna_s' });
    expect((await reply(silent, 'Yes', inEnglish)).body.detail).toContain('no email');
    expect((await reply(id, ' \n ')).status).toBe(422);
    expect((await reply(id, 'x'.repeat(10_001))).status).toBe(422);
    expect((await list()).items.map(({ replies, answered_at }) => [replies, answered_at])).toEqual([
      [[], null],
      [[], null],
    ]);
    expect(mail.received).toEqual([]);
  });

  test('is sent once, even when the request is repeated with the same key', async () => {
    const { mail, receive, setUp, reply } = await start();
    await setUp();
    const id = await receive();
    const key = { 'idempotency-key': 'b1b9b1de-9f29-4f2f-9d8b-0d3a1c2e5f60' };
    const first = await reply(id, 'Yes', key);
    expect((await reply(id, 'Yes', key)).body).toEqual(first.body);
    expect(mail.received.filter((line) => line === 'To: anna@example.com')).toHaveLength(1);
  });

  test('is limited to thirty in ten minutes, and to twenty for one message', async () => {
    const { receive, setUp, reply } = await start({ rateLimits: true });
    await setUp();
    const [one, other] = [await receive(), await receive()];
    for (let count = 0; count < 20; count += 1) expect((await reply(one, 'Yes')).status).toBe(201);
    expect((await reply(one, 'Yes')).body.error.code).toBe('conflict');
    for (let count = 0; count < 10; count += 1) expect((await reply(other, 'Yes')).status).toBe(201);
    expect((await reply(other, 'Yes')).status).toBe(429);
  });

  test('cannot be sent by visitors', async () => {
    const { bench, receive, setUp } = await start();
    await setUp();
    const id = await receive();
    const path = `${feedback}${id}/replies/`;
    expect((await bench.ask('POST', path, { body: { text: 'Yes' } })).status).toBe(401);
  });
});
