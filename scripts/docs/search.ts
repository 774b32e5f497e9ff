// The search of the documents, in the browser: the index is loaded at the first key press in its field.
import type { IndexedPage } from './searchIndex.ts';

declare global {
  interface Window {
    docsIndex?: readonly IndexedPage[];
  }
}

interface Hit {
  page: IndexedPage;
  id: string;
  heading: string;
  score: number;
}

/** Returns a word without its ending, which is a prefix of its other forms. */
function stem(word: string): string {
  const short = word.replace(/(?:[аеиоуыэюяйь]|ов|ев|[аяые][мх]|[ое]го|[аяы]ми)+$|(?:ing|ed|es|s)$/, '');
  return short.length < 3 ? word : short;
}

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}_]+/gu) ?? [];

/** Returns the score of a word: titles count most, then headings, then texts; 0 if it is absent. */
function scoreOf(
  word: string,
  title: readonly string[],
  heading: readonly string[],
  text: readonly string[],
) {
  const start = stem(word);
  const has = (words: readonly string[]) => words.some((one) => one.startsWith(start));
  return (has(title) ? 8 : 0) + (has(heading) ? 12 : 0) + (has(text) ? 1 : 0);
}

/** Among equals, pages in the reader's language come first. */
const nearness = ({ language }: IndexedPage) => (language === document.documentElement.lang ? 0.5 : 0);

function find(pages: readonly IndexedPage[], query: string): Hit[] {
  const asked = wordsIn(query);
  if (asked.length === 0) return [];
  const hits: Hit[] = [];
  for (const page of pages) {
    const title = wordsIn(page.title);
    for (const [id, heading, text] of page.parts) {
      const scores = asked.map((word) => scoreOf(word, title, wordsIn(heading), text.split(' ')));
      // A page whose title matches is listed once, by its start, unless a part matches better.
      if (scores.every((score) => score > 0) && scores.some((score) => score !== 8))
        hits.push({ page, id, heading, score: scores.reduce((sum, score) => sum + score, nearness(page)) });
    }
  }
  return hits.toSorted((one, other) => other.score - one.score).slice(0, 12);
}

function show(hits: readonly Hit[], base: string, place: HTMLElement, nothing: string): void {
  const list = document.createElement('ul');
  for (const { page, id, heading } of hits) {
    const link = document.createElement('a');
    link.href = `${base}${page.address}#${id}`;
    link.lang = page.language;
    link.textContent = heading;
    const item = document.createElement('li');
    if (heading !== page.title) {
      const where = document.createElement('small');
      where.textContent = page.title;
      link.append(where);
    }
    item.append(link);
    list.append(item);
  }
  place.replaceChildren(hits.length > 0 ? list : nothing);
}

function start(script: HTMLScriptElement): void {
  const box = document.querySelector<HTMLElement>('.search');
  const field = box?.querySelector('input');
  const place = box?.querySelector<HTMLElement>('.found');
  if (!box || !field || !place) return;
  const address = script.dataset['index'] ?? '';
  const base = address.replace('search-index.js', '');
  const update = () => {
    if (field.value.trim() === '') place.replaceChildren();
    else if (window.docsIndex)
      show(find(window.docsIndex, field.value), base, place, field.dataset['nothing'] ?? '');
  };
  const load = () => {
    const index = document.createElement('script');
    index.src = address;
    index.addEventListener('load', update);
    document.head.append(index);
  };
  field.addEventListener('focus', load, { once: true });
  field.addEventListener('input', update);
  box.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    field.value = '';
    update();
    field.focus();
  });
  box.hidden = false;
}

if (document.currentScript instanceof HTMLScriptElement) start(document.currentScript);
