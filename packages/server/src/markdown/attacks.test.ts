import { JSDOM } from 'jsdom';
import { afterAll, expect, test } from 'vitest';
import { attacks } from './attacks.ts';
import { RenderQueue } from './queue.ts';

const queue = new RenderQueue({ timeLimit: 30_000 });
afterAll(() => queue.close());

const element =
  /^(h[2-6]|p|blockquote|ul|ol|li|hr|br|pre|code|em|strong|s|a|img|table|thead|tbody|tr|th|td|sup|section|figure|figcaption|div|span|label|input)$/;
const address = /^(https?:|mailto:|tel:|#|\/(?!\/)|[\w.%']+)/;

test.each(attacks)('%s', async (attack) => {
  const { html } = await queue.render(
    attack,
    { language: 'en', topLevel: 2, idPrefix: '', pictures: {} },
    'one',
  );
  const { body } = new JSDOM(html).window.document;
  for (const found of body.querySelectorAll('*')) {
    expect(found.localName).toMatch(element);
    for (const { name, value } of found.attributes) {
      expect(name).not.toMatch(/^on|^style$|^srcdoc$|^xlink/);
      if (name !== 'href' && name !== 'src') continue;
      expect(value).toMatch(address);
      // What a browser would make of it, whatever it looks like.
      expect(new URL(value, 'https://site.example/post/x').protocol).toMatch(/^(https?|mailto|tel):$/);
    }
  }
  expect(body.querySelector('input:not([disabled])')).toBeNull();
});
