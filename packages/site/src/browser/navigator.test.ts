// @vitest-environment jsdom
import type { Api } from '@janus-site/core';
import { createApi } from '@janus-site/core';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '../page/client.ts';
import type { View } from '../page/view.ts';
import { Navigator } from './navigator.ts';

const hosts = { portfolio: ['me.example'], blog: ['blog.me.example'] };
const replace = vi.fn();

beforeEach(() => {
  replace.mockReset();
  vi.stubGlobal('scrollTo', () => undefined);
});

/** Goes to an address of the blog, whose services have nothing, and returns the names of the pages that were shown. */
async function go(address: string, from: string): Promise<string[]> {
  const url = new URL(address, 'https://blog.me.example');
  const { href, origin, host, pathname, search, hash } = url;
  vi.stubGlobal('location', { href, origin, host, pathname, search, hash, replace });
  const api: Api = createApi({
    limits: { retries: 0 },
    baseUrls: { auth: origin, portfolio: origin, posts: origin },
    fetch: () => Promise.resolve(new Response(null, { status: 404 })),
  });
  const navigator = new Navigator(hosts, () => Promise.resolve({ api } as Client));
  const shown: string[] = [];
  await navigator.go(address, {
    left: { address: from, page: { data: {} }, stage: 'ready' } as View,
    show: ({ page }) => shown.push(page.name),
    signal: new AbortController().signal,
  });
  return shown;
}

test.each(['/post/deleted?preview=a', '/2014/cv.html'])(
  'a missing page is loaded from the server, which knows the redirects (B49): %s',
  async (address) => {
    expect(await go(address, '/posts')).toEqual([]);
    expect(replace).toHaveBeenCalledExactlyOnceWith(address);
  },
);

test('an address that the server sent is not loaded again', async () => {
  expect(await go('/post/deleted', '/post/deleted')).toEqual(['notFound']);
  expect(replace).not.toHaveBeenCalled();
});
