// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playPageTransition } from './pageTransition.ts';

const list =
  '<main><ul><li><a href="/post/one">One</a><img></li><li><a href="/post/two">Two</a></li></ul></main>';
const post =
  '<main><h1 data-morph="title">One</h1><img data-morph="cover"><a href="/post/two">Two</a></main>';

const names = () =>
  [...document.querySelectorAll<HTMLElement>('main *')].flatMap(({ tagName, style }) =>
    style.viewTransitionName ? [`${tagName} ${style.viewTransitionName}`] : [],
  );

let seen: string[][] = [];
let finish = () => undefined as void;

beforeEach(() => {
  seen = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.assign(document, {
    startViewTransition(update: () => void) {
      seen.push(names());
      update();
      seen.push(names());
      const finished = new Promise<void>((resolve) => (finish = resolve));
      return { ready: Promise.reject(new Error('skipped')), finished };
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.unstubAllGlobals();
});

const drawPage = (html: string) => () => void (document.body.innerHTML = html);

test('the title and cover of the followed link turn into those of the post', async () => {
  document.body.innerHTML = list;
  playPageTransition('/posts', '/post/one', drawPage(post));
  expect(seen).toEqual([
    ['A post-title', 'IMG post-cover'],
    ['H1 post-title', 'IMG post-cover'],
  ]);
  finish();
  await vi.waitFor(() => expect(names()).toEqual([]));
});

test('on the way back the title and cover of the post turn into those of its link', () => {
  document.body.innerHTML = post;
  playPageTransition('/post/one', '/posts', drawPage(list));
  expect(seen[1]).toEqual(['A post-title', 'IMG post-cover']);
});

test.each([
  ['with reduced motion nothing moves', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
  [
    'without view transitions the page is drawn at once',
    () => Reflect.deleteProperty(document, 'startViewTransition'),
  ],
])('%s', (_name, prepare) => {
  prepare();
  document.body.innerHTML = list;
  playPageTransition('/posts', '/post/one', drawPage(post));
  expect(document.querySelector('h1')).toHaveTextContent('One');
  expect(seen).toEqual([]);
});
