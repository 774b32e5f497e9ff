// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { View } from '../page/view.ts';
import { arrive } from './navigation.ts';
import { settleScroll, takeOverScroll } from './scroll.ts';

const viewAt = (address: string, entry: string): View => ({
  address,
  entry,
  page: { name: 'notFound' } as View['page'],
  stage: 'ready',
  error: null,
});

const shown: string[] = [];

beforeEach(() => {
  shown.length = 0;
  document.body.innerHTML = '<h2 id="глава"></h2><h2 id="%E0%E1"></h2>';
  Element.prototype.scrollIntoView = function () {
    shown.push(this.id);
  };
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => void shown.push(`top ${top}`));
});

const goTo = (hash: string) => {
  history.replaceState(null, '', `/post/two${hash}`);
  settleScroll(viewAt('/post/one', '1'), viewAt('/post/two', hash));
};

test('a new page is scrolled to the anchor of its URL', () => {
  goTo('#%D0%B3%D0%BB%D0%B0%D0%B2%D0%B0');
  expect(shown).toEqual(['глава']);
});

test('an anchor with an invalid percent escape does not break navigation', () => {
  goTo('#%E0%E1');
  goTo('#%E0%E2');
  expect(shown).toEqual(['%E0%E1', 'top 0']);
});

test('another part of a list starts at its top, another filter stays', () => {
  settleScroll(viewAt('/posts', '3'), viewAt('/posts?q=esp', '4'));
  expect(shown).toEqual([]);
  settleScroll(viewAt('/posts', '3'), viewAt('/posts?cursor=a', '5'));
  expect(shown).toEqual(['top 0']);
});

test('back and forward between the anchors of a page return to where each was left', () => {
  history.pushState({ key: 'page' }, '', '/post/three');
  arrive();
  settleScroll(viewAt('/post/two', '2'), viewAt('/post/three', 'page'));
  takeOverScroll();
  const traverse = (state: unknown, url: string) => {
    history.pushState(state, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  };
  const scroll = (top: number) => {
    vi.stubGlobal('scrollY', top);
    dispatchEvent(new Event('scroll'));
  };
  scroll(120);
  shown.length = 0;
  traverse(null, '/post/three#глава');
  expect(shown).toEqual(['глава']);
  const anchor: unknown = history.state;
  scroll(900);
  traverse({ key: 'page' }, '/post/three');
  traverse(anchor, '/post/three#глава');
  // Back before the next page was there: it is still on the screen.
  traverse(anchor, '/post/three#глава');
  // The same anchor, followed again, is another entry.
  traverse(null, '/post/three#глава');
  expect(shown).toEqual(['глава', 'top 120', 'top 900', 'глава']);
});
