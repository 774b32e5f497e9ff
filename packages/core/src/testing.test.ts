import { expect, test } from 'vitest';
import * as testing from './testing.ts';
import { fakeClock, fakeDisk, fakeLocks, flush, scriptedFetch } from './testing.ts';

test('the entry point for tests has these exports', () => {
  expect(Object.keys(testing).toSorted()).toEqual([
    'authService',
    'fakeClock',
    'fakeDisk',
    'fakeLocks',
    'fakePage',
    'flush',
    'makeToken',
    'makeUser',
    'memoryLogger',
    'openTabs',
    'portalPage',
    'problem',
    'scriptedFetch',
  ]);
});

test('a scripted server responds by operation or path, records calls, and returns 404 elsewhere', async () => {
  const server = scriptedFetch({ getPost: ({ params }) => params, 'GET /else': undefined });
  const get = async (path: string) => server.fetch(`https://janus.example${path}`);
  expect(await (await get('/api/v1/posts/abc')).json()).toEqual({ id: 'abc' });
  expect([(await get('/else')).status, (await get('/nowhere')).status]).toEqual([204, 404]);
  expect(server.callsOf('getPost')).toHaveLength(1);
  expect(server.calls.map((call) => call.path)).toEqual(['/api/v1/posts/abc', '/else', '/nowhere']);
});

test('tabs see each other’s writes late, and a later write wins over an earlier one that arrives after it', async () => {
  const clock = fakeClock();
  const disk = fakeDisk({ clock, delay: 100 });
  const [one, two] = [disk.tab(), disk.tab()];
  one.set('key', 'first');
  expect([one.get('key'), two.get('key')]).toEqual(['first', null]);
  await clock.advance(50);
  two.set('key', 'second');
  await clock.advance(100);
  expect([one.get('key'), two.get('key'), disk.read('key')]).toEqual(['second', 'second', 'second']);
});

test('locks are granted in order, refused if taken, and released when their tab closes', async () => {
  const locks = fakeLocks();
  const [one, two] = [locks.tab(), locks.tab()];
  const order: string[] = [];
  void one.request('name', {}, () => new Promise(() => void order.push('one')));
  void two.request('name', {}, () => void order.push('two'));
  await flush();
  expect(await two.request('name', { ifAvailable: true }, (lock) => lock)).toBeNull();
  const abandoned = two.request('name', { signal: AbortSignal.timeout(1) }, () => 'never');
  await expect(abandoned).rejects.toMatchObject({ name: 'TimeoutError' });
  expect([order, locks.held(), locks.waiting]).toEqual([['one'], ['name'], 1]);
  one.close();
  await flush();
  expect([order, locks.held()]).toEqual([['one', 'two'], []]);
});
