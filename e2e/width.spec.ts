// Nothing is beyond the window, with scroll bars that take space, and the first content is in it.
import type { Page } from '@playwright/test';
import { everyPublicPage } from '../scripts/support/publicPages.ts';
import { expect, signIn, test } from './support/fixtures.ts';

for (const width of [360, 768, 1280, 1920]) {
  test(`at ${width} px no public page scrolls sideways`, async ({ page, site, complaints }) => {
    await page.setViewportSize({ width, height: 700 });
    const pages = (await everyPublicPage(site.port)).map(({ url }) => url);
    for (const url of pages) {
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

for (const [device, width, height] of [
  ['laptop', 1280, 800],
  ['phone', 360, 640],
] as const) {
  test(`a ${device} shows the title of the newest post without scrolling`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await page.goto(site.at('blog'));
    await expect(page.locator('main article').getByRole('heading')).toBeInViewport({ ratio: 1 });
  });
}

test('from 1280 px a side note is beside the text, and a wide figure is wider than it', async ({
  page,
  site,
}) => {
  const boxes = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.at('blog', '/post/updates-over-the-air'));
    const [note, text, figure] = await page
      .locator('article aside, article aside + p, article .wide > figure')
      .evaluateAll((found) =>
        found.slice(0, 3).map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
      );
    if (!note || !text || !figure) throw new Error('The post has lost its side note or its wide figure.');
    return { note, text, figure };
  };
  for (const width of [1280, 1920]) {
    const { note, text, figure } = await boxes(width);
    expect(note.left).toBeGreaterThanOrEqual(0);
    expect(note.right).toBeLessThan(text.left);
    expect(Math.abs(note.top - text.top)).toBeLessThan(16);
    expect(figure.width).toBeGreaterThan(text.width + 100);
    expect(figure.left).toBeGreaterThanOrEqual(0);
  }
  const { note, text, figure } = await boxes(1024);
  expect(note.bottom).toBeLessThan(text.top);
  expect(Math.abs(figure.width - text.width)).toBeLessThan(2);
});

test('long words of a heading are hyphenated on a phone only, without hyphens in plain texts', async ({
  page,
  site,
}) => {
  await page.goto(site.at('blog', '/post/updates-over-the-air'));
  const title = page.getByRole('heading', { level: 1 });
  for (const [width, hyphens] of [
    [360, 'auto'],
    [768, 'none'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(title).toHaveCSS('hyphens', hyphens);
  }
  expect(await title.textContent()).toContain('\u00AD');
  expect(await page.title()).not.toContain('\u00AD');
  for (const json of await page.locator('script[type="application/ld+json"]').allTextContents())
    expect(json).not.toContain('\u00AD');
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

test('at 360 px the preview of a project with code is no wider than the window', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(site.at('portfolio', '/admin/projects'));
  await signIn(page);
  await page.getByRole('link', { name: 'Тепло города' }).first().click();
  await page.getByRole('button', { name: 'Как увидят по-русски' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('pre').first()).toBeVisible();
  const widths = await dialog.evaluate((panel) =>
    [panel, panel.parentElement ?? panel].map((box) => box.scrollWidth - box.clientWidth),
  );
  expect(widths).toEqual([0, 0]);
});
