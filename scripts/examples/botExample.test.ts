import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTokenExample, type TokenExample } from './tokenExample.ts';

interface Call {
  method: string;
  body: { chat_id?: string; text?: string; offset?: number };
}

let example: TokenExample;
let token = '';
let calls: Call[] = [];
let updates: object[] = [];
/** Called with each call before its response; a returned text refuses the call. */
let refusal: (call: Call) => string | undefined | Promise<string | undefined> = () => undefined;

/** Telegram's service as the bot uses it: updates before the requested offset are forgotten. */
async function answerBot(request: IncomingMessage, answer: ServerResponse): Promise<void> {
  const body = (await json(request)) as Call['body'];
  const method = request.url?.split('/').at(-1) ?? '';
  calls.push({ method, body });
  const description = await refusal({ method, body });
  const result = method === 'getUpdates' ? updates.slice(body.offset === 0 ? 0 : (body.offset ?? 0) - 1) : {};
  answer
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ ok: !description, result, description }));
}
const telegram = createServer((request, answer) => void answerBot(request, answer));

beforeAll(async () => {
  telegram.listen(0, '127.0.0.1');
  await once(telegram, 'listening');
  example = await startTokenExample('telegram-bot/bot.ts');
  await example.test.server.database.db.deleteFrom('messages').execute();
  token = await example.makeToken(['messages']);
});
afterAll(async () => {
  telegram.close();
  await example.stop();
});
beforeEach(() => {
  calls = [];
  updates = [];
  refusal = () => undefined;
});

const sentMessages = () => calls.filter(({ method }) => method === 'sendMessage').map(({ body }) => body);
const update = (chat: number, more: object) => ({
  message: { text: 'Yes.', chat: { id: chat }, ...more },
});

interface Stored {
  id: string;
  replies: { text: string }[];
}

async function stored(): Promise<Stored[]> {
  const { access_token: as } = await example.test.signIn();
  return (await example.test.ask<{ items: Stored[] }>('GET', '/api/v1/feedback/', { as })).body.items;
}

const bot = (withToken = token, words = ['--once']) =>
  example.run(withToken, words, {
    TELEGRAM_URL: `http://127.0.0.1:${(telegram.address() as AddressInfo).port}`,
    TELEGRAM_TOKEN: '1:a',
    TELEGRAM_CHAT: '42',
  });

it('forwards each message once, the oldest first', async () => {
  for (const [name, message] of [
    ['Ada', 'A question'],
    ['Борис', 'Вопрос'],
  ])
    await example.test.ask('POST', '/api/v1/feedback/', { body: { name, message, email: 'a@example.com' } });
  expect(await bot()).toEqual([0, '']);
  expect(sentMessages()).toMatchObject([
    { chat_id: '42', text: expect.stringMatching(/^Ada a@example\.com\n\nA question\n\n#[\da-f-]{36}$/) },
    { text: expect.stringMatching(/^Борис/) },
  ]);
  calls = [];
  expect(await bot()).toEqual([0, '']);
  expect(sentMessages()).toEqual([]);
});

it('answers a reply in its own chat by email, and says why if it cannot', async () => {
  const [first] = await stored();
  const reply_to_message = { text: `Ada\n\nA question\n\n#${first?.id}` };
  updates = [
    { update_id: 1, ...update(7, { reply_to_message }) },
    { update_id: 2, ...update(42, {}) },
    { update_id: 3, ...update(42, { reply_to_message }) },
  ];
  expect(await bot()).toEqual([0, '']);
  // Mail is not set up here.
  expect(sentMessages().map(({ text }) => text)).toEqual([
    'Reply to a message to answer the visitor.',
    expect.stringMatching(/mail/i),
  ]);
  expect(calls.at(-1)).toMatchObject({ method: 'getUpdates', body: { offset: 4 } });
});

it('sends each reply once, even if Telegram refuses the confirmation', async () => {
  const { access_token: as } = await example.test.signIn();
  const channel = { is_on: true, host: 'mail.example.com', port: 465, security: 'tls', to: 'me@example.com' };
  const body = { ...channel, user: 'me', password: 'mail-password', from: null };
  expect((await example.test.ask('PUT', '/api/v1/notice-channels/mail/', { as, body })).status).toBe(200);
  const [first] = await stored();
  const reply_to_message = { text: `#${first?.id}` };
  updates = [
    { update_id: 1, ...update(42, { reply_to_message, text: 'One' }) },
    { update_id: 2, ...update(42, { reply_to_message, text: 'Two' }) },
  ];
  refusal = ({ method }) => (method === 'sendMessage' ? 'Too many requests' : undefined);
  const refused = [1, Array(2).fill('bot: Error: Telegram: Too many requests').join('\n')];
  expect(await bot()).toEqual(refused);
  expect(calls.at(-1)).toMatchObject({ method: 'getUpdates', body: { offset: 3 } });
  // As after a bot that ended before it confirmed the updates.
  expect(await bot()).toEqual(refused);
  const texts = (await stored()).find(({ id }) => id === first?.id)?.replies.map(({ text }) => text);
  expect(texts).toEqual(['One', 'Two']);
});

it('reports that a forwarded message could not be marked as read', async () => {
  const body = { name: 'Ada', message: 'Deleted soon', email: 'a@example.com' };
  await example.test.ask('POST', '/api/v1/feedback/', { body });
  refusal = async ({ method }) => {
    if (method === 'sendMessage') await example.test.server.database.db.deleteFrom('messages').execute();
    return undefined;
  };
  expect(await bot()).toEqual([1, expect.stringMatching(/^bot: Error: .*does not exist/)]);
  expect(sentMessages()).toHaveLength(1);
});

it('reports a missing scope and an unknown option', async () => {
  expect(await bot(await example.makeToken(['read']))).toEqual([
    1,
    expect.stringContaining('lacks the scope messages'),
  ]);
  expect(await bot(token, ['--loud'])).toEqual([2, expect.stringContaining('Usage: node bot.ts')]);
});
