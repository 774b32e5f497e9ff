import { expect, test } from 'vitest';
import { createApi } from '../api/createApi.ts';
import * as messages from './messages.ts';
import { numberedPage } from './numberedPage.ts';

/** A service with so many messages, whose cursors are the numbers of the next one. */
function service(total: number, failsAt?: number) {
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const { searchParams } = new URL(new Request(input).url);
    asked.push(searchParams.toString());
    const from = Number(searchParams.get('cursor') ?? 0);
    if (from === failsAt) return new Response('{}', { status: 503 });
    const to = Math.min(total, from + Number(searchParams.get('limit')));
    const items = Array.from({ length: to - from }, (_, at) => ({ id: String(from + at) }));
    return Response.json({ items, total, next_cursor: to < total ? String(to) : null });
  };
  const api = createApi({ baseUrls: { auth: 'http://a', portfolio: 'http://b', posts: 'http://c' }, fetch });
  const page = (number: number) => numberedPage((piece) => messages.list({ ...piece, q: 'x' }), number, 25);
  return { asked, load: (number: number) => page(number).load(api), page };
}

const ids = (result: { ok: boolean; data?: { items: { id: string }[] } }) =>
  result.data?.items.map((item) => Number(item.id));

test('the first page is one request', async () => {
  const { load, asked } = service(60);
  expect(ids(await load(1))).toEqual(Array.from({ length: 25 }, (_, at) => at));
  expect(asked).toEqual(['limit=25&q=x']);
});

test('a later page passes what stands before it in large pieces', async () => {
  const { load, asked } = service(160);
  expect(ids(await load(6))).toEqual(Array.from({ length: 25 }, (_, at) => at + 125));
  expect(asked).toEqual(['limit=100&q=x', 'limit=25&cursor=100&q=x', 'limit=25&cursor=125&q=x']);
});

test('beyond the end nothing stands, and the total is told', async () => {
  const { load } = service(30);
  expect(await load(9)).toMatchObject({ ok: true, data: { items: [], total: 30 } });
});

test('a piece that fails fails the page', async () => {
  const { load } = service(60, 25);
  expect(await load(3)).toMatchObject({ ok: true });
  const broken = service(160, 100);
  expect(await broken.load(6)).toMatchObject({ ok: false, error: { status: 503 } });
});

test('every page has a key of its own that a write to the list touches', () => {
  const { page } = service(60);
  expect(page(2).key).toEqual(['listMessages', 'page', 2, { limit: 25, q: 'x' }]);
});
