import { JSDOM } from 'jsdom';
import { afterAll, expect, test } from 'vitest';
import { attacks } from './attacks.ts';
import { RenderQueue } from './queue.ts';

const queue = new RenderQueue({ timeLimit: 30_000 });
afterAll(() => queue.close());

const element =
  /^(h[2-6]|p|blockquote|[uod]l|li|d[td]|hr|w?br|pre|code|kbd|samp|var|mark|ins|del|em|strong|s|u|small|su[bp]|abbr|dfn|cite|q|time|bdi|ruby|r[tp]|a|img|picture|source|video|audio|table|caption|thead|tbody|tfoot|tr|t[hd]|section|aside|details|summary|figure|figcaption|div|span|label|input)$/;
const formula =
  /^(math|m(row|i|n|o|text|space|sub|sup|subsup|frac|sqrt|root|over|under|underover|table|tr|td|padded|phantom|style|enclose|multiscripts|prescripts)|none)$/;
const loading = new Set(['src', 'srcset', 'poster']);
const address = /^(https?:|mailto:|tel:|#|\/(?!\/)|[\w.%']+)/;

test.each(attacks)('%s', async (attack) => {
  const { html } = await queue.render(
    attack,
    { language: 'en', topLevel: 2, idPrefix: '', pictures: {} },
    'one',
  );
  const { body } = new JSDOM(html).window.document;
  for (const found of body.querySelectorAll('*')) {
    const isFormula = found.namespaceURI?.endsWith('MathML');
    expect(found.localName).toMatch(isFormula ? formula : element);
    for (const { name, value } of found.attributes) {
      expect(name).not.toMatch(/^on|^style$|^srcdoc$|^xlink|^autoplay$|^formaction$/);
      if (name === 'id' || name === 'name') expect(value).toMatch(/^(fn|fnref|group-)?[a-z0-9:-]+$/);
      if (name === 'class') expect(value).not.toContain('evil');
      if (loading.has(name)) expect(value).not.toMatch(/^\s*(https?:)?\/\//i);
      if (name !== 'href' && !loading.has(name)) continue;
      expect(value).toMatch(address);
      // How a browser reads it, whatever it looks like.
      expect(new URL(value, 'https://site.example/post/x').protocol).toMatch(/^(https?|mailto|tel):$/);
    }
  }
  expect(body.querySelector('input:not([disabled])')).toBeNull();
});
