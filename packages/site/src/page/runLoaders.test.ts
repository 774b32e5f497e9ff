import type { Api, Loader } from '@janus-site/core';
import { expect, test } from 'vitest';
import { runLoaders } from './runLoaders.ts';

const api = {} as Api;

function readOf(name: string, load: Loader<unknown>['load']): Loader<unknown> {
  return { key: [name], load };
}

const answer = (data: unknown) => () =>
  Promise.resolve({ ok: true as const, data, response: new Response() });

test('runs each loader once and separates data from failures', async () => {
  let calls = 0;
  const one = readOf('one', () => {
    calls++;
    return answer(1)();
  });
  const error = { kind: 'network', message: 'no' } as const;
  const two = readOf('two', () => Promise.resolve({ ok: false, error }));
  expect(await runLoaders([one, two, one], api)).toEqual({ data: { '["one"]': 1 }, failures: [error] });
  expect(calls).toBe(1);
});

test('reuses cached data and passes the signal to the other loaders', async () => {
  const { signal } = new AbortController();
  const cached = { '["one"]': { is: 'here' }, '["gone"]': 0 };
  const one = readOf('one', () => Promise.reject(new Error('asked again')));
  const two = readOf('two', (_api, passed) => answer(passed === signal)());
  const { data } = await runLoaders([one, two], api, { cached, signal });
  expect(data).toEqual({ '["one"]': { is: 'here' }, '["two"]': true });
  expect(data['["one"]']).toBe(cached['["one"]']);
});

test('the data keep the order of the loaders, whichever finishes first', async () => {
  const quick = readOf('quick', answer(2));
  const slow = readOf('slow', () => new Promise((resolve) => setTimeout(resolve, 5)).then(answer(1)));
  const { data } = await runLoaders([slow, quick], api);
  expect(Object.keys(data)).toEqual(['["slow"]', '["quick"]']);
});
