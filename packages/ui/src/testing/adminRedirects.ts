import type { Redirect, RedirectList } from '@janus-site/core';

const redirect = (number: number, more: Pick<Redirect, 'from' | 'to'> & Partial<Redirect>): Redirect => ({
  id: `00000000-0000-4000-8000-0000000010${String(number).padStart(2, '0')}`,
  face: 'blog',
  created_by: 'import',
  hits: 0,
  last_hit_at: null,
  created_at: '2026-02-20T10:00:00Z',
  ...more,
});

/** Redirects: created by hand and by an import, to a page and to another site, a long one, one never used. */
export function adminRedirects(): RedirectList {
  const items = [
    redirect(1, {
      from: '/2014/09/x',
      to: '/post/first-board',
      created_by: 'hand',
      hits: 1284,
      last_hit_at: '2026-03-01T10:00:00Z',
    }),
    redirect(2, { from: '/talk', to: 'https://conf.example.org/2025/talks/42', created_by: 'hand' }),
    redirect(3, { from: '/?p=12', to: '/post/sqlite', hits: 7, last_hit_at: '2026-02-27T10:00:00Z' }),
    redirect(4, {
      from: '/архив/2009/как-собрать-метеостанцию-из-того-что-есть-в-ящике-стола',
      to: '/post/kak-sobrat-meteostantsiyu-iz-togo-chto-est-v-yashchike-stola',
      hits: 3,
      last_hit_at: '2026-01-12T10:00:00Z',
    }),
  ];
  const deleted = [redirect(5, { from: '/feed.php', to: '/feed.xml', created_by: 'hand' })];
  return { items, deleted, total: items.length, next_cursor: null };
}
