import type { Result } from '@janus-site/core';
import { expect, test } from 'vitest';
import { pageCount, shownPages, sliceOf } from './pages.ts';
import { runEach } from './useBulkActions.ts';
import { changedQuery } from './useListAddress.ts';
import { marked } from './useSelection.ts';

test('a changed filter returns to the first page and keeps the other filters', () => {
  const query = { q: 'x', state: 'draft', page: 4, next: '/a' };
  expect(changedQuery(query, { sort: 'oldest' })).toEqual({ q: 'x', state: 'draft', sort: 'oldest' });
  expect(changedQuery(query, { page: '2' })).toEqual({ q: 'x', state: 'draft', page: '2' });
  expect(changedQuery(query, { q: '', page: '1' })).toEqual({ state: 'draft' });
});

test('splits a list into pages of 25 and shortens the row of page numbers', () => {
  const items = Array.from({ length: 60 }, (_, at) => at);
  expect([sliceOf(items, 1).length, sliceOf(items, 3)[0], sliceOf(items, 4).length]).toEqual([25, 50, 0]);
  expect([0, 25, 26].map(pageCount)).toEqual([1, 1, 2]);
  expect(shownPages(1, 1)).toEqual([1]);
  expect(shownPages(5, 9)).toEqual([1, 4, 5, 6, 9]);
  expect(shownPages(9, 2)).toEqual([1, 2]);
});

test('selects one row or a range in either direction, and deselects a range', () => {
  const shown = ['a', 'b', 'c', 'd', 'e'];
  const none = new Set<string>();
  expect([...marked(shown, none, { id: 'b', from: null })]).toEqual(['b']);
  expect([...marked(shown, new Set(['d']), { id: 'b', from: 'd' })].toSorted()).toEqual(['b', 'c', 'd']);
  expect([...marked(shown, new Set(['b', 'c', 'd']), { id: 'c', from: 'b' })]).toEqual(['d']);
  expect([...marked(shown, none, { id: 'c', from: 'gone' })]).toEqual(['c']);
});

test('after a declined confirmation the remaining calls are not made', async () => {
  const error = {
    kind: 'http',
    status: 403,
    message: '',
    body: { error: { code: 'confirmation_required' } },
  };
  let asked = 0;
  const results = await runEach(
    [1, 2, 3, 4, 5, 6, 7, 8],
    async () => {
      asked += 1;
      return { ok: false, error } as Result<unknown>;
    },
    () => undefined,
  );
  expect([asked, results.filter((result) => result.ok).length, results.length]).toEqual([4, 0, 8]);
});

test('makes a call for each item, at most 4 at once, with the results in order', async () => {
  let under = 0;
  let most = 0;
  const steps: number[] = [];
  const results = await runEach(
    [5, 1, 4, 2, 3, 0],
    async (item) => {
      most = Math.max(most, ++under);
      await new Promise((resolve) => void setTimeout(resolve, item));
      under -= 1;
      return { ok: true, data: item, response: new Response() };
    },
    (done) => steps.push(done),
  );
  expect(results.map((result) => result.ok && result.data)).toEqual([5, 1, 4, 2, 3, 0]);
  expect(most).toBe(4);
  expect(steps).toEqual([1, 2, 3, 4, 5, 6]);
});
