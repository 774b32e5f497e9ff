import { expect, test } from 'vitest';
import { createApi } from '../api/createApi.ts';
import * as posts from './posts.ts';
import * as projects from './projects.ts';
import { wholeList } from './wholeList.ts';

type Answer = (cursor: string | null) => Response;

function script(answer: Answer) {
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const { searchParams } = new URL(new Request(input).url);
    asked.push(searchParams.toString());
    return answer(searchParams.get('cursor'));
  };
  return {
    asked,
    api: createApi({
      baseUrls: { auth: 'http://a', portfolio: 'http://b', posts: 'http://c' },
      limits: { retries: 0 },
      fetch,
    }),
  };
}

test('reads every page in turn', async () => {
  const pages: Record<string, object> = {
    start: { items: [{ id: '1' }, { id: '2' }], total: 3, next_cursor: 'more' },
    more: { items: [{ id: '3' }], total: 3, next_cursor: null },
  };
  const { api, asked } = script((cursor) => Response.json(pages[cursor ?? 'start']));
  const result = await projects.all().load(api);
  const items = [{ id: '1' }, { id: '2' }, { id: '3' }];
  expect(result).toMatchObject({ ok: true, data: { items, total: 3, next_cursor: null } });
  expect(asked).toEqual(['limit=100', 'limit=100&cursor=more']);
});

test('keeps the other fields of a list', async () => {
  const tags = [{ name: 'iot', count: 1 }];
  const { api, asked } = script(() => Response.json({ items: [], total: 0, next_cursor: null, tags }));
  const read = wholeList((page) => posts.list({ ...page, status: 'draft' }));
  expect(await read.load(api)).toMatchObject({ data: { tags } });
  expect(asked).toEqual(['limit=100&status=draft']);
  expect(read.key).toEqual(['listPosts', 'whole', { limit: 100, status: 'draft' }]);
});

test('fails if a page fails', async () => {
  const { api } = script((cursor) =>
    cursor
      ? new Response('{}', { status: 503 })
      : Response.json({ items: [], total: 2, next_cursor: 'more' }),
  );
  expect(await projects.all().load(api)).toMatchObject({ ok: false, error: { status: 503 } });
});

test('stops if a service repeats its cursor', async () => {
  const { api, asked } = script(() => Response.json({ items: [{ id: '1' }], total: 9, next_cursor: 'same' }));
  expect(await projects.all().load(api)).toMatchObject({ ok: true });
  expect(asked).toHaveLength(2);
});
