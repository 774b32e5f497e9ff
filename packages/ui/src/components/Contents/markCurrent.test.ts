import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markCurrent } from './markCurrent.ts';

const tops = new Map<string, number>();
let notify = () => undefined as void;
let observed: string[] = [];

beforeEach(() => {
  observed = [];
  class Observer {
    constructor(callback: () => void) {
      notify = callback;
    }
    observe(target: Element) {
      observed.push(target.id);
    }
    disconnect() {
      observed = [];
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('innerHeight', 1000);
  document.body.innerHTML =
    '<nav><a href="#a">A</a><a href="#b">B</a><a href="#gone">C</a></nav><h2 id="a"></h2><h2 id="b"></h2>';
  for (const heading of document.querySelectorAll('h2')) {
    heading.getBoundingClientRect = () => ({ top: tops.get(heading.id) ?? 0 }) as DOMRect;
  }
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const current = () =>
  [...document.querySelectorAll('[aria-current=true]')].map(({ textContent }) => textContent);

it('marks the last heading above the reading line as current, until it is stopped', () => {
  const stop = markCurrent(document.querySelector('nav') as HTMLElement);
  expect(observed).toEqual(['a', 'b']);
  const at = (a: number, b: number) => {
    tops.set('a', a).set('b', b);
    notify();
    return current();
  };
  expect(at(400, 900)).toEqual([]);
  expect(at(200, 700)).toEqual(['A']);
  expect(at(-300, 300)).toEqual(['B']);
  expect(at(-300, 500)).toEqual(['A']);
  stop();
  expect(current()).toEqual([]);
  expect(observed).toEqual([]);
});
