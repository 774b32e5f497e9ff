import { parseHtml } from '@janus-site/server/testing';
import type { Language } from '@janus-site/core';
import { loadMessages } from '../page/catalogues.ts';
import type { StartedSite } from './startSite.ts';

/** A page's own metadata and links. */
export interface CrawledPage {
  lang: string;
  title: string;
  description: string | null;
  canonical: string | null;
  isHidden: boolean;
  /** By hreflang. */
  alternates: Readonly<Record<string, string>>;
  /** Texts of the interface in the other language, outside elements marked with a language. */
  foreign: readonly string[];
}

export interface Crawled {
  status: number;
  type: string;
  /** The target of a redirect. */
  location: string | null;
  /** The page that links to the address. */
  from: string;
  isPicture: boolean;
  page: CrawledPage | null;
}

/** Texts of the interface that exist in one language only, by that language. */
export type Words = Readonly<Record<Language, ReadonlySet<string>>>;

// Scripts and styles exist only in a build, which tests do not have.
const links = 'a[href], link[href]:not([rel~="stylesheet"]):not([rel="modulepreload"])';
const pictures = 'img[src], source[srcset], img[srcset], meta[property="og:image"]';
const spoken = ['aria-label', 'title', 'placeholder', 'alt'];

/** Parsing it takes longer than the rest of the page. */
const style = /<style>[^]*?<\/style>/g;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns the catalogues' complete sentences, without those that have placeholders. */
export async function interfaceWords(): Promise<Words> {
  const lists = await Promise.all(
    (['ru', 'en'] as const).map(async (language) =>
      Object.values(await loadMessages(['public', 'portfolio', 'blog'], language)).flatMap((message) => {
        const parts: unknown[] = Array.isArray(message) ? message : [message];
        return parts.every((part) => typeof part === 'string') ? [tidy(parts.join(''))] : [];
      }),
    ),
  );
  const [ru = [], en = []] = lists;
  const without = (own: string[], other: string[]) =>
    new Set(own.filter((text) => text !== '' && !other.includes(text)));
  return { ru: without(ru, en), en: without(en, ru) };
}

function foreignIn(document: Document, words: Words): string[] {
  const { lang } = document.documentElement;
  const others = words[lang === 'en' ? 'ru' : 'en'];
  const isMarked = (element: Element | null) => element?.closest('[lang]') !== document.documentElement;
  const found = [...document.body.querySelectorAll('*')].flatMap((element) => {
    if (isMarked(element) || element.matches('script, style, code, pre')) return [];
    const own = [...element.childNodes].filter((node) => node.nodeType === 3);
    return [
      ...own.map((node) => node.textContent ?? ''),
      ...spoken.map((name) => element.getAttribute(name) ?? ''),
    ];
  });
  return found.map(tidy).filter((text) => others.has(text));
}

function readPage(document: Document, address: string, words: Words): CrawledPage {
  const at = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;
  const alternates = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')];
  return {
    lang: document.documentElement.lang,
    title: document.title,
    description: at('meta[name="description"]', 'content'),
    canonical: at('link[rel="canonical"]', 'href'),
    isHidden: at('meta[name="robots"]', 'content') === 'noindex',
    alternates: Object.fromEntries(
      alternates.map((link) => [link.hreflang, new URL(link.getAttribute('href') ?? '', address).href]),
    ),
    foreign: foreignIn(document, words),
  };
}

function addressesIn(document: Document): { value: string; isPicture: boolean }[] {
  const named = [...document.querySelectorAll(links)].map((element) => ({
    value: element.getAttribute('href') ?? '',
    isPicture: element.matches('[rel~="icon"], [rel="apple-touch-icon"], [as="image"]'),
  }));
  const shown = [...document.querySelectorAll(pictures)].flatMap((element) => [
    element.getAttribute('src') ?? element.getAttribute('content') ?? '',
    ...(element.getAttribute('srcset') ?? '').split(',').map((each) => each.trim().split(/\s/)[0] ?? ''),
  ]);
  return [...named, ...shown.filter((value) => value !== '').map((value) => ({ value, isPicture: true }))];
}

/** Crawls everything reachable from the given addresses on this server, by default with pictures. */
export async function crawl(
  site: Pick<StartedSite, 'ask'>,
  start: readonly string[],
  words: Words,
  { withPictures = true } = {},
): Promise<Map<string, Crawled>> {
  const port = new URL(start[0] ?? '').port;
  const crawled = new Map<string, Crawled>();
  const queue = start.map((address) => ({ address, from: '', isPicture: false }));
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { from, isPicture } = next;
    const url = new URL(next.address);
    url.hash = '';
    const address = url.href;
    if (url.port !== port || crawled.has(address)) continue;
    const { status, headers, text } = await site.ask(url.host, url.pathname + url.search);
    const type = headers['content-type'] ?? '';
    const location = headers.location === undefined ? null : new URL(headers.location, url).href;
    const isPage = status === 200 && type.startsWith('text/html');
    const document = isPage ? parseHtml(text.replace(style, '')) : null;
    const page = document && readPage(document, address, words);
    crawled.set(address, { status, type, location, from, isPicture, page });
    if (location !== null) queue.push({ address: location, from, isPicture });
    for (const { value, isPicture: isShown } of document ? addressesIn(document) : [])
      if ((withPictures || !isShown) && URL.canParse(value, address))
        queue.push({ address: new URL(value, address).href, from: address, isPicture: isShown });
  }
  return crawled;
}
