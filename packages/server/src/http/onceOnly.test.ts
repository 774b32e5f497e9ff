import { expect, test } from 'vitest';
import { documents, operations } from '../contract/document.ts';
import { withoutKey } from '../contract/withoutKey.ts';
import { removeOldKeys } from '../limits/idempotencyKeys.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const day = 24 * 60 * 60 * 1000;
const keyed = (key: string) => ({ 'idempotency-key': key });
const text = (title: string) => ({ translations: [{ language: 'ru', title }] });
const letter = {
  name: 'Анна',
  message: 'Здравствуйте',
  email: 'anna@example.com',
  language: 'ru',
  face: 'blog',
};

describeDatabases('a request with an idempotency key', ({ startServer }) => {
  test('is executed once and answered each time', async () => {
    const bench = await startServer();
    const { access_token: as } = await bench.signIn();
    const create = (key: string, title = 'Один') =>
      bench.ask('POST', '/api/v1/posts/', { as, body: text(title), headers: keyed(key) });
    const first = await create('one');
    const again = await create('one');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect((await create('"one"')).body).toEqual(first.body);
    expect((await create('two')).body['id']).not.toBe(first.body['id']);
    const list = await bench.ask<{ total: number }>('GET', '/api/v1/posts/?q=Один', { as });
    expect(list.body.total).toBe(2);
    await bench.stop();
  });

  test('is refused if the key was used for something else, and while it is being answered', async () => {
    const bench = await startServer();
    const { db } = bench.server.database;
    const { access_token: as } = await bench.signIn();
    const create = (title: string) =>
      bench.ask<{ error: { code: string } }>('POST', '/api/v1/posts/', {
        as,
        body: text(title),
        headers: keyed('one'),
      });
    await create('Один');
    const other = await create('Другой');
    expect([other.status, other.body.error.code]).toEqual([422, 'key_reused']);
    await db.updateTable('idempotency_keys').set({ status: null, answer: null }).execute();
    const busy = await create('Один');
    expect([busy.status, busy.body.error.code, busy.headers.get('retry-after')]).toEqual([
      409,
      'key_in_use',
      '1',
    ]);
    // the process that claimed it is gone
    await db.updateTable('idempotency_keys').set({ busy_until: 0 }).execute();
    expect((await create('Один')).status).toBe(201);
    await bench.stop();
  });

  test('is executed once even when sent several times at once', async () => {
    const bench = await startServer();
    const { access_token: as } = await bench.signIn();
    const create = () =>
      bench.ask('POST', '/api/v1/posts/', { as, body: text('Сразу'), headers: keyed('one') });
    const statuses = (await Promise.all([create(), create(), create()])).map(({ status }) => status);
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
    const list = await bench.ask<{ total: number }>('GET', '/api/v1/posts/?q=Сразу', { as });
    expect(list.body.total).toBe(1);
    await bench.stop();
  });

  test('is refused by a write that takes none', async () => {
    const bench = await startServer();
    const { access_token: as } = await bench.signIn();
    const post = await bench.ask<{ id: string }>('POST', '/api/v1/posts/', { as, body: text('Один') });
    const body = { username: 'anna', password: 'long enough password' };
    const path = `/api/v1/posts/${post.body.id}/`;
    const calls = [
      bench.ask('POST', '/api/v1/users/', { as, body, headers: keyed('one') }),
      bench.ask('PATCH', path, { as, body: text('Два'), headers: keyed('one') }),
      bench.ask('DELETE', path, { as, headers: keyed('one') }),
    ];
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect((await bench.ask('GET', path, { as, headers: keyed('one') })).status).toBe(200);
    await bench.stop();
  });

  test('may be sent again after it was refused', async () => {
    const bench = await startServer();
    const { access_token: as } = await bench.signIn();
    const create = (slug: string) =>
      bench.ask('POST', '/api/v1/posts/', { as, body: { ...text('Один'), slug }, headers: keyed('one') });
    expect((await create('!')).status).toBe(422);
    expect((await create('right')).status).toBe(201);
    await bench.stop();
  });
});

test('idempotency keys are separate for each account, operation and visitor address', async () => {
  const bench = await startTestServer();
  const { access_token: owner } = await bench.signIn();
  const person = { username: 'anna', password: 'a quiet harbour at dawn', roles: ['staff'] };
  await bench.ask('POST', '/api/v1/users/', { as: owner, body: person });
  const { access_token: anna } = await bench.signIn(person.username, person.password);
  const create = (as: string) =>
    bench.ask('POST', '/api/v1/posts/', { as, body: text('Один'), headers: keyed('one') });
  const [mine, hers] = [await create(owner), await create(anna)];
  expect([mine.status, hers.status]).toEqual([201, 201]);
  expect(hers.body['id']).not.toBe(mine.body['id']);
  const series = { titles: { ru: 'Один' } };
  const options = { as: owner, body: series, headers: keyed('one') };
  expect((await bench.ask('POST', '/api/v1/series/', options)).status).toBe(201);
  const write = (address: string) =>
    bench.ask('POST', '/api/v1/feedback/', {
      body: letter,
      headers: { ...keyed('one'), 'x-visitor-address': address },
    });
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2'])
    expect((await write(address)).status).toBe(201);
  expect((await bench.ask<{ total: number }>('GET', '/api/v1/feedback/', { as: owner })).body.total).toBe(2);
  await bench.stop();
});

test('an upload counts as the same by its bytes', async () => {
  const bench = await startTestServer();
  const { access_token: as } = await bench.signIn();
  const upload = (fill: string) => {
    const form = new FormData();
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${fill}"/></svg>`;
    form.set('file', new File([drawing], 'a.svg', { type: 'image/svg+xml' }));
    return bench.ask('POST', '/api/v1/media/', { as, form, headers: keyed('one') });
  };
  const first = await upload('red');
  expect([first.status, (await upload('red')).body, (await upload('blue')).status]).toEqual([
    201,
    first.body,
    422,
  ]);
  await bench.stop();
});

test('answers are kept for a day, the latest hundred of each caller', async () => {
  const clock = { now: Date.now() };
  const bench = await startTestServer({ now: () => clock.now });
  const { db } = bench.server.database;
  const { access_token: as } = await bench.signIn();
  const rows = async () => (await db.selectFrom('idempotency_keys').select('id').execute()).length;
  const mark = (key: string) =>
    bench.ask('POST', '/api/v1/security-events/seen/', {
      as,
      body: { until: new Date(clock.now).toISOString() },
      headers: keyed(key),
    });
  for (let number = 0; number < 103; number += 1) {
    clock.now += 1;
    expect((await mark(`key-${number}`)).status).toBe(204);
  }
  expect(await rows()).toBe(100);
  await removeOldKeys(db, clock.now + day - 50);
  expect(await rows()).toBe(50);
  await removeOldKeys(db, clock.now + day);
  expect(await rows()).toBe(0);
  await bench.stop();
});

test('a key is a text without spaces, neither empty nor too long', async () => {
  const bench = await startTestServer();
  for (const key of ['', 'a b', '"', 'x'.repeat(256)])
    expect((await bench.ask('POST', '/api/v1/feedback/', { body: letter, headers: keyed(key) })).status).toBe(
      400,
    );
  await bench.stop();
});

test('nothing is stored for a sign-in', async () => {
  const bench = await startTestServer();
  const { db } = bench.server.database;
  const login = { username: 'nobody', password: 'a quiet harbour at dawn' };
  await bench.ask('POST', '/api/v1/login/', { body: login, headers: keyed('one') });
  expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  await bench.stop();
});

/** The names of all members a schema of the contract can have. */
function namesIn(node: unknown, document: unknown, seen = new Set<unknown>()): string[] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return [];
  seen.add(node);
  const { $ref, properties } = node as { $ref?: string; properties?: object };
  const target = $ref
    ?.slice(2)
    .split('/')
    .reduce<unknown>(
      (at, name) => (at as Record<string, unknown>)[name.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    );
  return [
    ...Object.keys(properties ?? {}),
    ...namesIn(target, document, seen),
    ...Object.values(node).flatMap((child) => namesIn(child, document, seen)),
  ];
}

test('no operation that takes a key has a secret in its request or response', () => {
  const posts = operations.filter(({ method }) => method === 'POST');
  const takers = posts.filter(({ id }) => !(id in withoutKey));
  expect(takers.length).toBeGreaterThan(15);
  for (const { id, service, path } of takers) {
    const document = documents.get(service);
    const raw = document?.paths[path]?.['post'] as {
      requestBody?: unknown;
      responses: Record<string, unknown>;
    };
    const answers = Object.entries(raw.responses).filter(([status]) => status < '400');
    const names = namesIn([raw.requestBody, answers], document);
    expect(
      names.filter((name) => /password|token|secret|credential|recovery/.test(name)),
      id,
    ).toEqual([]);
  }
});

test('the contract names the key where it is accepted, and nowhere else', () => {
  for (const { id, service, path, method } of operations) {
    const raw = documents.get(service)?.paths[path]?.[method.toLowerCase()];
    const isNamed = JSON.stringify(raw).includes('parameters/IdempotencyKey');
    expect(isNamed, id).toBe(method === 'POST' && !(id in withoutKey));
  }
});
