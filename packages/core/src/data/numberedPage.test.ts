import { expect, test } from 'vitest';
import { createApi } from '../api/createApi.ts';
import * as messages from './messages.ts';
import { numberedPage } from './numberedPage.ts';

const page = (number: number) => numberedPage((piece) => messages.list({ ...piece, q: 'x' }), number, 25);

test.each([
  [1, 'limit=25&q=x'],
  [400, 'limit=25&page=400&q=x'],
])('page %i takes one request', async (number, query) => {
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    asked.push(new URL(new Request(input).url).search.slice(1));
    return Response.json({ items: [{ id: 'a' }], total: 10_000, next_cursor: null });
  };
  const api = createApi({ baseUrls: { auth: 'http://a', portfolio: 'http://b', posts: 'http://c' }, fetch });
  expect(await page(number).load(api)).toMatchObject({
    ok: true,
    data: { items: [{ id: 'a' }], total: 10_000 },
  });
  expect(asked).toEqual([query]);
});

test('every page has its own key, which a write to the list invalidates', () => {
  expect(page(2).key).toEqual(['listMessages', { limit: 25, page: 2, q: 'x' }]);
});
