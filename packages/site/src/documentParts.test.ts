import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DocumentInput } from './documentParts.ts';
import { finishDocument } from './documentParts.ts';
import { serializeState } from './pageState.ts';

const input: DocumentInput = {
  html: '<html lang="ru"><head><title>T</title></head><body><main></main></body></html>',
  machineHead: '<meta property="og:type" content="website">',
  parts: {
    entry: '/assets/entry.js',
    preloads: ['/assets/ru.js'],
    fonts: ['/assets/a.woff2'],
    styles: [{ href: '/assets/a.css', text: '.a{}' }],
  },
  state: '{}',
  stateId: 'state',
  themeScript: 'theme()',
  startsAtOnce: false,
};

test('everything inline in the document is allowed by its hash and nothing else is', () => {
  const { html, policy } = finishDocument(input);
  const inline = [...html.matchAll(/<(?:script|style)>([^]*?)<\/(?:script|style)>/g)].map(
    ([, text]) => text ?? '',
  );
  expect(inline).toHaveLength(4);
  for (const text of inline) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  expect(policy).not.toContain('unsafe');
  expect(policy.match(/sha256-/g)).toHaveLength(4);
});

test('styles are in the head, and the loader of lazy chunks finds them there', () => {
  const { html } = finishDocument(input);
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain(input.machineHead);
  expect(head).toContain('<style>.a{}</style><link rel="stylesheet" href="/assets/a.css" disabled>');
  expect(html.startsWith('<!doctype html><html lang="ru">')).toBe(true);
});

test('fonts are asked for early where the line is fast enough for them, and where there are no scripts', () => {
  const { html } = finishDocument(input);
  const link = '<link rel="preload" as="font" type="font/woff2" href="/assets/a.woff2" crossorigin>';
  expect(html).toContain(`<noscript>${link}</noscript>`);
  const script = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
  const written = (connection?: { effectiveType: string }) => {
    const texts: string[] = [];
    // oxlint-disable-next-line typescript/no-implied-eval -- the page's own script, run as the browser does
    new Function('navigator', 'document', script)(
      { connection },
      { write: (text: string) => texts.push(text) },
    );
    return texts;
  };
  expect(written({ effectiveType: '4g' })).toEqual([link]);
  expect(written()).toEqual([link]);
  expect(written({ effectiveType: '3g' })).toEqual([]);
  expect(finishDocument({ ...input, parts: { ...input.parts, fonts: [] } }).html).not.toContain('noscript');
});

test('nothing is fetched for scripts before the first paint, unless the page is an empty shell', () => {
  expect(finishDocument(input).html).not.toMatch(/<script[^>]+src=|rel="modulepreload"/);
  const shell = finishDocument({ ...input, startsAtOnce: true }).html;
  expect(shell).toContain('<script type="module" src="/assets/entry.js"></script><link rel="modulepreload"');
});

test('no text of the state ends its element', () => {
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
