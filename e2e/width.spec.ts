// Nothing is beyond the window, with scroll bars that take space, and the first content is in it.
import type { Page } from '@playwright/test';
import { address } from '../scripts/support/product.ts';
import { publicPages } from '../scripts/support/publicPages.ts';
import { expect, signIn, test } from './support/fixtures.ts';

for (const width of [360, 768, 1280, 1920]) {
  test(`at ${width} px no public page scrolls sideways`, async ({ page, site, complaints }) => {
    await page.setViewportSize({ width, height: 700 });
    const project = address(site.port, 'portfolio', '/projects/teplo-goroda');
    const pages = (await publicPages(site.port)).map(({ url }) => url);
    for (const url of [...pages, project]) {
      await page.goto(url);
      const { bar, overhang } = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        return { bar: innerWidth - clientWidth, overhang: scrollWidth - clientWidth };
      });
      expect(bar, 'the scroll bar takes room').toBeGreaterThan(5);
      expect(overhang, url).toBe(0);
    }
    // The browser itself reports the status of a missing page.
    complaints.splice(0, complaints.filter((one) => one.includes('no-such-page')).length);
  });
}

test('a laptop shows the title of the newest post without scrolling', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site.at('blog'));
  await expect(page.locator('main article').getByRole('heading')).toBeInViewport({ ratio: 1 });
});

/** Returns broken words in the panel's headings: those on more than one line. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator('header a, h1, h2, h3, legend').evaluateAll((heads) =>
    heads.flatMap((head) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word);
        }
      }
      return broken;
    }),
  );
}

const panelPages = {
  portfolio: [
    '',
    '/projects',
    '/experience',
    '/resume',
    '/messages',
    '/users',
    '/trail',
    '/figures',
    '/profile',
  ],
  blog: ['/site', '/site?welcome=1', '/media', '/tags', '/series', '/redirects', '/import', '/pages'],
} as const;

test(
  'at 360 px no word is broken in the headings of the admin area',
  { tag: '@whole' },
  async ({ page, site }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 360, height: 800 });
    for (const face of ['portfolio', 'blog'] as const) {
      await page.goto(site.at(face, face === 'blog' ? '/login' : '/admin'));
      await signIn(page);
      await expect(page.getByLabel('Пароль', { exact: true })).toBeHidden();
      for (const language of ['', '/en']) {
        for (const path of panelPages[face]) {
          await page.goto(site.at(face, `${language}/admin${path}`));
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          expect(await brokenWords(page), `${language} ${path}`).toEqual([]);
        }
      }
    }
  },
);
