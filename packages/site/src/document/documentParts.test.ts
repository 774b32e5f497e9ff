import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { DocumentInput } from './documentParts.ts';
import { finishDocument } from './documentParts.ts';
import { serializeState } from '../page/pageState.ts';

const input: DocumentInput = {
  html: '<html lang="ru"><head><title>T</title></head><body><main></main></body></html>',
  machineHead: '<meta property="og:type" content="website">',
  parts: {
    entry: '/assets/entry.js',
    preloads: ['/assets/ru.js'],
    fonts: ['/assets/a.woff2'],
    styles: [{ href: '/assets/a.css', rules: [{ around: [], selectors: [], text: '@page{}' }] }],
  },
  state: '{}',
  stateId: 'state',
  themeScript: 'theme()',
  siteStyle: '',
  startsAtOnce: false,
  services: [],
};

/** A page with a section that skips layout until it is near the screen. */
const long: DocumentInput = {
  ...input,
  html: '<html><head></head><body><main id="janus_content" class="a"></main></body></html>',
  parts: {
    ...input.parts,
    styles: [
      {
        href: '/assets/a.css',
        rules: [{ around: [], selectors: [{ text: ':root.opening .a', names: ['.a'] }], text: '{}' }],
      },
    ],
  },
};

test('the policy allows every inline script and style by its hash, and nothing else inline', () => {
  const { html, policy } = finishDocument(input);
  const inline = [...html.matchAll(/<(?:script(?: type="module")?|style)>([^]*?)<\/(?:script|style)>/g)].map(
    ([, text]) => text ?? '',
  );
  expect(inline).toHaveLength(3);
  for (const text of inline) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  expect(policy.match(/sha256-/g)).toHaveLength(3);
  // Next to a hash, only browsers without support for hashes observe it.
  expect(policy.match(/'unsafe[^']*' \S+/g)).toEqual([expect.stringMatching(/^'unsafe-inline' 'sha256-/)]);
});

test('inline styles and disabled links to the style sheets are in the head', () => {
  const { html } = finishDocument(input);
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain(input.machineHead);
  expect(head).toContain(
    '<style>@page{}</style><link rel="stylesheet" href="/assets/a.css" media="not all" disabled>',
  );
  expect(html.startsWith('<!doctype html><html lang="ru">')).toBe(true);
});

test('the owner’s typeface follows the rules of the page, and the root element names it', () => {
  const faces = '@font-face{font-family:Literata}';
  const { html } = finishDocument({
    ...input,
    parts: { ...input.parts, faces },
    siteStyle: 'a{}',
    theme: 'dark',
    ownFont: 'Literata',
  });
  expect(html).toContain(`<style>@page{}${faces}a{}</style>`);
  expect(html).toContain('<html class="dark" data-font="Literata" lang="ru">');
});

const sheet = {
  href: '/assets/a.css',
  rules: [
    { around: [], selectors: [{ text: '.a', names: ['.a'] }], text: '{}' },
    { around: [], selectors: [{ text: '.b', names: ['.b'] }], text: '{}' },
  ],
};

test('a page has the styles of its elements, an empty shell has all styles', () => {
  const page = {
    ...input,
    html: '<html><head></head><body class="b"></body></html>',
    parts: { ...input.parts, styles: [sheet] },
  };
  expect(finishDocument(page).html).toContain('<style>.b{}</style>');
  expect(finishDocument({ ...page, startsAtOnce: true }).html).toContain('<style>.a{}.b{}</style>');
});

test.each(['load', 'error'] as const)(
  'the entry script starts after the full style sheets (%s)',
  async (event) => {
    const [, script = ''] = /<script type="module">([^]*?)<\/script>/.exec(finishDocument(input).html) ?? [];
    const link = { disabled: true, media: 'not all', onload: () => undefined, onerror: () => undefined };
    const done: string[] = [];
    runInNewContext(script.replace('import(', 'start('), {
      setTimeout: (step: () => void) => step(),
      start: (entry: string) => void done.push(entry),
      self: {},
      document: {
        querySelectorAll: () => [link],
        createElement: () => ({}),
        head: { append: ({ href }: { href: string }) => void done.push(href) },
      },
    });
    await new Promise(setImmediate);
    expect(link).toMatchObject({ disabled: false, media: 'all' });
    expect(done).toEqual(['/assets/ru.js']);
    link[`on${event}`]();
    await new Promise(setImmediate);
    expect(done).toEqual(['/assets/ru.js', '/assets/entry.js']);
  },
);

test('in development a page links no style sheets, which would survive a change', () => {
  const parts = { ...input.parts, developmentHead: '<script type="module" src="/@vite/client"></script>' };
  const { html } = finishDocument({ ...input, parts });
  expect(html).toContain('<style>@page{}</style>');
  expect(html).not.toContain('rel="stylesheet"');
});

interface Browser {
  effectiveType?: string;
  cookie?: string;
  hash?: string;
  /** The navigation type of the visit. */
  type?: string;
}

/** Runs the first script of a page; returns the classes it sets, the links it writes, and the effect of a click. */
function runFirst(html: string, { effectiveType, cookie = '', hash = '', type = 'navigate' }: Browser) {
  const done: string[] = [];
  const note = (text: string) => void done.push(text);
  const listeners: (() => void)[] = [];
  const script = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
  runInNewContext(script, {
    navigator: { connection: effectiveType && { effectiveType } },
    document: {
      write: note,
      cookie,
      documentElement: { classList: { add: note, remove: (name: string) => note(`not ${name}`) } },
    },
    location: { hash },
    performance: { getEntriesByType: () => [{ type }] },
    addEventListener: (_type: 'click', listener: () => void) => void listeners.push(listener),
    theme: () => undefined,
  });
  const click = () => listeners.splice(0).forEach((listener) => listener());
  return { done, click };
}

test('fonts are preloaded, except on a slow first visit', () => {
  const { html } = finishDocument(input);
  const link = '<link rel="preload" as="font" type="font/woff2" href="/assets/a.woff2" crossorigin>';
  expect(html).toContain(`<noscript>${link}</noscript>`);
  expect(runFirst(html, { effectiveType: '4g' }).done).toEqual([link]);
  expect(runFirst(html, {}).done).toEqual([link]);
  expect(runFirst(html, { effectiveType: '3g' }).done).toEqual(['slow']);
  expect(runFirst(html, { effectiveType: '3g', cookie: 'theme=dark; fonts=1' }).done).toEqual([link]);
  expect(finishDocument({ ...input, parts: { ...input.parts, fonts: [] } }).html).not.toContain('noscript');
});

test.each([
  ['<p>naïve</p><em>ясно</em>', ['rest', 'italic']],
  ['<p>ясно</p><em>clear</em>', []],
  ['<em class="a">не <strong>ясно</strong></em> <embed alt="да">', ['italic']],
  ['<embed alt="да"> <p>ясно</p> <i>clear</i>', []],
])('%s is preloaded with the fonts of its characters only', (content, wanted) => {
  const rareFonts = [
    { href: 'rest', isItalic: false, characters: /[à-ÿ]/u },
    { href: 'italic', isItalic: true, characters: /[а-я]/u },
  ];
  const html = input.html.replace('<main>', `<main>${content}`);
  const finished = finishDocument({ ...input, html, parts: { ...input.parts, rareFonts } }).html;
  const noscript = /<noscript>(.*?)<\/noscript>/.exec(finished)?.[1] ?? '';
  const hrefs = [...noscript.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual(['/assets/a.woff2', ...wanted]);
});

test('off-screen layout is skipped while a page opens, except for an anchor or a back navigation', () => {
  const { html } = finishDocument(long);
  const cached = { cookie: 'fonts=1', effectiveType: '3g' };
  const { done, click } = runFirst(html, cached);
  expect(done[0]).toBe('opening');
  click();
  expect(done.at(-1)).toBe('not opening');
  expect(runFirst(html, { ...cached, hash: '#contacts' }).done).not.toContain('opening');
  expect(runFirst(html, { ...cached, type: 'back_forward' }).done).not.toContain('opening');
  expect(finishDocument(input).html).not.toContain('opening');
});

test('a page that never becomes idle is laid out completely and uses its fonts', () => {
  for (const changed of [{ startsAtOnce: true }, { state: null }]) {
    const { html } = finishDocument({ ...long, ...changed });
    expect(runFirst(html, { effectiveType: '3g' }).done).toEqual([]);
  }
});

test('a short page is painted once it is complete, a long one or one without state as it arrives', () => {
  const main = (text: string) => `<html><head></head><body><main>${text}</main></body></html>`;
  const expectation = '<link rel="expect" href="#state" blocking="render">';
  const { html } = finishDocument({ ...input, html: main('short') });
  expect(html).toContain(expectation);
  expect(html.indexOf('id="state"')).toBeGreaterThan(html.indexOf('</main>'));
  expect(finishDocument({ ...input, html: main('long '.repeat(20_000)) }).html).not.toContain(expectation);
  expect(finishDocument({ ...input, state: null }).html).not.toContain('rel="expect"');
});

test('a page with deferred sections is painted as soon as its content begins', () => {
  expect(finishDocument(long).html).toContain('rel="expect" href="#janus_content"');
});

test('no script is fetched before the first paint, except by an empty shell', () => {
  expect(finishDocument(input).html).not.toMatch(/<script[^>]+src=|rel="modulepreload"/);
  const shell = finishDocument({ ...input, startsAtOnce: true }).html;
  expect(shell).toContain('<script type="module" src="/assets/entry.js"></script><link rel="modulepreload"');
});

test('no text in the state can end its script element', () => {
  const state = serializeState({
    hosts: { portfolio: [], blog: [] },
    scheme: 'http',
    baseUrls: { auth: '', portfolio: '' },
    resolution: { kind: 'notFound', face: 'blog', language: 'ru', domain: null },
    outcome: null,
    data: { a: '</script><!--' },
  });
  expect(state).not.toContain('<');
  expect((JSON.parse(state) as { data: unknown }).data).toEqual({ a: '</script><!--' });
});
