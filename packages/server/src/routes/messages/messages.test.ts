import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';

const feedback = '/api/v1/feedback/';
const message = { name: 'Анна', message: 'Здравствуйте!', email: 'anna@example.com', elapsed_ms: 9000 };

type List = Schemas['MessageList'];

describeDatabases('messages', (databases) => {
  test('a visitor’s message arrives in the inbox and can be read, archived, answered and deleted', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    const sent = await bench.ask<Schemas['FeedbackReceipt']>('POST', feedback, {
      body: { ...message, face: 'blog', language: 'en' },
    });
    expect(sent.status).toBe(201);
    const { id } = sent.body;
    const list = await bench.ask<List>('GET', `${feedback}?state=inbox&is_read=false&q=ЗДРАВ`, { as });
    expect(list.body.items).toEqual([
      {
        id,
        name: 'Анна',
        message: 'Здравствуйте!',
        email: 'anna@example.com',
        telegram: null,
        language: 'en',
        face: 'blog',
        created_at: sent.body.created_at,
        read_at: null,
        answered_at: null,
        replies: [],
        state: 'inbox',
      },
    ]);
    const change = (body: Record<string, unknown>) =>
      bench.ask<Schemas['Message']>('PATCH', `${feedback}${id}/`, { as, body });
    expect((await change({ is_read: true })).body.read_at).not.toBeNull();
    expect((await change({ state: 'archived' })).body).toMatchObject({ state: 'archived' });
    expect((await change({ is_read: false })).body.read_at).toBeNull();
    const { answered_at } = (await change({ is_answered: true })).body;
    expect(answered_at).not.toBeNull();
    // The first time is kept, and reading is separate.
    expect((await change({ is_answered: true })).body).toMatchObject({ answered_at, read_at: null });
    const total = async (query: string) =>
      (await bench.ask<List>('GET', `${feedback}?${query}`, { as })).body.total;
    expect(await total('is_answered=true')).toBe(1);
    expect(await total('is_answered=true&is_read=false&state=archived')).toBe(1);
    expect(await total('is_answered=false')).toBe(0);
    expect(await total(`is_answered=true&q=${encodeURIComponent('здравствуйте')}`)).toBe(1);
    expect((await change({ is_answered: 'yes' })).status).toBe(422);
    expect((await change({ is_answered: false })).body).toMatchObject({
      answered_at: null,
      state: 'archived',
    });
    await change({ is_answered: true });
    expect((await bench.ask('DELETE', `${feedback}${id}/`, { as })).status).toBe(204);
    await bench.ask('POST', `/api/v1/deleted/${id}/restore/`, { as });
    expect(await total('is_answered=true')).toBe(1);
    expect((await bench.ask('DELETE', `${feedback}${id}/`, { as })).status).toBe(204);
    expect((await change({ is_read: true })).status).toBe(404);
    await bench.stop();
  });

  test('a filled honeypot or a form sent within two seconds is spam, and the sender is not told', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    for (const extra of [{ website: 'http://spam.example' }, { elapsed_ms: 1999 }]) {
      expect((await bench.ask('POST', feedback, { body: { ...message, ...extra } })).status).toBe(201);
    }
    const { elapsed_ms: _elapsed, ...plain } = message;
    expect((await bench.ask('POST', feedback, { body: { ...plain, website: '' } })).status).toBe(201);
    const total = async (state: string) =>
      (await bench.ask<List>('GET', `${feedback}?state=${state}`, { as })).body.total;
    expect([await total('spam'), await total('inbox')]).toEqual([2, 1]);
    await bench.stop();
  });

  test('an invalid or unanswerable message is refused in the sender’s language', async () => {
    const bench = await databases.startServer();
    const { email: _email, ...silent } = message;
    const fieldsOf = async (body: Record<string, unknown>, language: string) => {
      const answer = await bench.ask<Schemas['Problem']>('POST', feedback, {
        body,
        headers: { 'accept-language': language },
      });
      expect(answer.status).toBe(422);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(answer.body.error.message).toBe(answer.body.detail);
      return answer.body.error.fields;
    };
    expect(await fieldsOf(silent, 'en-GB')).toEqual([
      {
        path: 'email',
        code: 'invalid',
        message: 'Enter an email or a Telegram name to get a reply.',
      },
    ]);
    expect(await fieldsOf({ ...message, name: '  ' }, 'ru')).toEqual([
      { path: 'name', code: 'invalid', message: 'Поле не должно быть пустым.' },
    ]);
    expect(await fieldsOf({ ...message, email: 'x', telegram: '!', face: 'arm' }, 'fr')).toHaveLength(3);
    await bench.stop();
  });

  test('a Telegram name may be a link, and a wrong one is explained', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    for (const telegram of ['https://t.me/anna_b', 't.me/anna_b/', 'https://telegram.me/anna_b?text=hi'])
      expect((await bench.ask('POST', feedback, { body: { ...message, telegram } })).status).toBe(201);
    const { items } = (await bench.ask<List>('GET', feedback, { as })).body;
    expect(items.map(({ telegram }) => telegram)).toEqual(['@anna_b', '@anna_b', '@anna_b']);
    const wrong = { ...message, telegram: 'https://example.com/anna_b' };
    const refused = await bench.ask<Schemas['Problem']>('POST', feedback, { body: wrong });
    expect(refused.body.error.fields).toEqual([
      {
        path: 'telegram',
        code: 'invalid',
        message: 'Нужно имя в Telegram, например @anna_b, или ссылка https://t.me/anna_b.',
      },
    ]);
    await bench.stop();
  });

  test('an address may send five in ten minutes', async () => {
    const bench = await databases.startServer({ settings: { rateLimits: true } });
    for (let index = 0; index < 5; index += 1) {
      expect((await bench.ask('POST', feedback, { body: message })).status).toBe(201);
    }
    const refused = await bench.ask('POST', feedback, { body: message });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 500]).toEqual([429, true]);
    const elsewhere = await bench.ask('POST', feedback, {
      body: message,
      headers: { 'x-visitor-address': '203.0.113.9' },
    });
    expect(elsewhere.status).toBe(201);
    await bench.stop();
  });

  test('a /48 has its own limit, besides the global one', async () => {
    const bench = await databases.startServer({ settings: { rateLimits: true } });
    const send = async (address: string) =>
      (await bench.ask('POST', feedback, { body: message, headers: { 'x-visitor-address': address } }))
        .status;
    const network: number[] = [];
    for (let index = 0; index < 21; index += 1) network.push(await send(`2001:db8:7:${index}::1`));
    expect(network).toEqual([...Array<number>(20).fill(201), 429]);
    expect(await send('2001:db8:8::1')).toBe(201);
    await bench.server.database.db
      .updateTable('rate_limits')
      .set({ uses: 300 })
      .where('key', '=', 'feedback-all:everybody')
      .execute();
    expect(await send('203.0.113.9')).toBe(429);
    await bench.stop();
  });

  test('neither an address nor a /48 can use up the messages of everybody in a day', async () => {
    let now = Date.UTC(2026, 1, 1);
    const bench = await databases.startServer({ settings: { rateLimits: true }, now: () => now });
    const send = async (address: string, more = {}) =>
      (
        await bench.ask('POST', feedback, {
          body: { ...message, ...more },
          headers: { 'x-visitor-address': address },
        })
      ).status;
    const sentBy = (statuses: number[]) => statuses.filter((status) => status === 201).length;
    const single: number[] = [];
    for (let round = 0; round < 65; round += 1, now += 11 * 60 * 1000)
      for (let index = 0; index < 5; index += 1) single.push(await send('203.0.113.7'));
    expect(sentBy(single)).toBe(30);
    expect(await send('203.0.113.9')).toBe(201);
    const network: number[] = [];
    for (let round = 0; round < 4; round += 1, now += 61 * 60 * 1000)
      for (let index = 0; index < 20; index += 1) network.push(await send(`2001:db8:7:${index}::1`));
    expect(sentBy(network)).toBe(60);
    await bench.stop();
  });

  test('spam has a limit of its own', async () => {
    const bench = await databases.startServer({ settings: { rateLimits: true } });
    const send = async (more = {}) =>
      (await bench.ask('POST', feedback, { body: { ...message, ...more } })).status;
    const spam = { website: 'https://spam.example' };
    expect(await send(spam)).toBe(201);
    await bench.server.database.db
      .updateTable('rate_limits')
      .set({ uses: 300 })
      .where('key', 'like', 'feedback-all:%')
      .execute();
    expect(await send(spam)).toBe(429);
    expect(await send()).toBe(201);
    await bench.stop();
  });

  test('pages go from the newest to the oldest without gaps', async () => {
    let now = Date.UTC(2026, 1, 1);
    const bench = await databases.startServer({ now: () => now });
    const { access_token: as } = await bench.signIn();
    for (let index = 0; index < 5; index += 1) {
      // Two of them in one millisecond.
      now += index === 3 ? 0 : 1000;
      await bench.ask('POST', feedback, { body: { ...message, name: `n${index}` } });
    }
    const names: string[] = [];
    let cursor = '';
    do {
      const { body } = await bench.ask<List>('GET', `${feedback}?limit=2${cursor}`, { as });
      names.push(...body.items.map((item) => item.name));
      cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`;
    } while (cursor !== '');
    expect([names[0], names[4], names.length]).toEqual(['n4', 'n0', 5]);
    expect(new Set(names).size).toBe(5);
    await bench.stop();
  });

  test('are found by their sender and their words, within the requested state', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    const send = async (more: object): Promise<string> => {
      const sent = await bench.ask<Schemas['FeedbackReceipt']>('POST', feedback, {
        body: { ...message, ...more },
      });
      return sent.body.id;
    };
    const first = await send({ message: 'О датчиках и серверах', telegram: '@anna_iot' });
    const second = await send({ name: 'Борис', email: 'boris@factory.example', message: 'Сервер' });
    const found = async (query: string): Promise<string[]> => {
      const { body } = await bench.ask<List>('GET', `${feedback}?${query}`, { as });
      expect(body.total).toBe(body.items.length);
      return body.items.map((item) => item.id);
    };
    const q = (words: string): string => `q=${encodeURIComponent(words)}`;
    expect(await found(q('сервером'))).toEqual([second, first]);
    for (const words of ['датчик', 'Анны', 'anna_iot', 'anna@exam', '@anna'])
      expect([words, await found(q(words))]).toEqual([words, [first]]);
    expect(await found(q('boris@factory.example'))).toEqual([second]);
    for (const words of ['сервер датчик борис', '%', '!!!']) expect(await found(q(words))).toEqual([]);
    expect(await found(`${q('')}&state=inbox`)).toHaveLength(2);

    const change = { as, body: { state: 'archived' } };
    await bench.ask('PATCH', `${feedback}${first}/`, change);
    expect(await found(`${q('сервер')}&state=archived`)).toEqual([first]);
    expect(await found(`${q('сервер')}&state=inbox`)).toEqual([second]);
    await bench.ask('DELETE', `${feedback}${first}/`, { as });
    expect(await found(q('сервер'))).toEqual([second]);
    await bench.ask('POST', `/api/v1/deleted/${first}/restore/`, { as });
    expect(await found(`${q('датчик')}&state=archived`)).toEqual([first]);
    for (const path of ['search/', 'posts/'])
      expect((await bench.ask('GET', `/api/v1/${path}?${q('датчиках')}`)).body).toMatchObject({ total: 0 });
    await bench.stop();
  });
});
