import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTokenExample, type TokenExample } from './tokenExample.ts';

let example: TokenExample;
let token = '';

beforeAll(async () => {
  example = await startTokenExample('bun-messages/backup.ts');
  await example.test.server.database.db.deleteFrom('messages').execute();
  token = await example.makeToken(['messages']);
});
afterAll(() => example.stop());

const send = (message: string) =>
  example.test.ask('POST', '/api/v1/feedback/', { body: { name: 'Ada', message, email: 'a@example.com' } });
const keep = (words = ['kept.jsonl'], withToken = token) => example.run(withToken, words);
const file = () => join(example.folder, 'kept.jsonl');

async function readMessages() {
  const lines = (await readFile(file(), 'utf8')).trimEnd().split('\n');
  return lines.map((line) => (JSON.parse(line) as { message: string }).message);
}

it('stores each message once, the oldest first, including those archived or deleted since', async () => {
  for (const text of ['One', 'Two\nlines']) await send(text);
  expect(await keep()).toEqual([0, '2 new, 2 in all']);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  const { access_token: as } = await example.test.signIn();
  const { body } = await example.test.ask<{ items: { id: string }[] }>('GET', '/api/v1/feedback/', { as });
  await example.test.ask('DELETE', `/api/v1/feedback/${body.items[0]?.id}/`, { as });
  await send('Three');
  const { body: now } = await example.test.ask<{ items: { id: string }[] }>('GET', '/api/v1/feedback/', {
    as,
  });
  const away = { as, body: { state: 'archived' } };
  await example.test.ask('PATCH', `/api/v1/feedback/${now.items[0]?.id}/`, away);
  expect(await keep()).toEqual([0, '1 new, 3 in all']);
  expect(await keep()).toEqual([0, '0 new, 3 in all']);
  expect(await readMessages()).toEqual(['One', 'Two\nlines', 'Three']);
});

it('stores a message once that is archived between the two lists', async () => {
  await send('Moved');
  const { access_token: as } = await example.test.signIn();
  const { server } = example.test;
  // The program reads through this server, which archives the messages after the first list.
  const proxy = createServer((request, answer) => {
    void (async () => {
      const { authorization = '' } = request.headers;
      const { status, text } = await example.test.ask('GET', request.url ?? '', {
        headers: { authorization },
      });
      await server.database.db.updateTable('messages').set({ state: 'archived' }).execute();
      answer.writeHead(status, { 'content-type': 'application/json' }).end(text);
    })();
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const JANUS_URL = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const done = await example.run(token, ['moved.jsonl'], { JANUS_URL });
  proxy.close();
  const { body } = await example.test.ask<{ total: number }>('GET', '/api/v1/feedback/?state=archived', {
    as,
  });
  expect(done).toEqual([0, `${body.total} new, ${body.total} in all`]);
});

it('reports a missing scope, and appends nothing after an unreadable line', async () => {
  expect(await keep(['kept.jsonl'], await example.makeToken(['read']))).toEqual([
    1,
    expect.stringContaining('lacks the scope messages'),
  ]);
  expect(await keep([])).toEqual([2, expect.stringContaining('Usage: bun backup.ts')]);
  await writeFile(file(), '{"id": "half');
  expect(await keep()).toEqual([1, expect.stringMatching(/^backup: kept\.jsonl: .*JSON/)]);
  expect(await readFile(file(), 'utf8')).toBe('{"id": "half');
});
