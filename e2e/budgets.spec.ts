// The cost of a visit to every public page in both languages: transferred bytes, and layout shifts.
import { isWhole } from '../scripts/support/isWhole.ts';
import { budgets, otherPublicPages, publicPages } from '../scripts/support/publicPages.ts';
import { weighPage } from '../scripts/support/weighPage.ts';
import type { PageWeight } from '../scripts/support/weighPage.ts';
import { expect, test } from './support/fixtures.ts';

const names = ['home', 'blog home', 'posts', 'post', 'tag', 'not found'] as const;
const kilobytes = (bytes: number) => bytes / 1000;

test.use({ viewport: { width: 390, height: 844 } });

function expectLight({ bytes, blocking, layoutShift }: PageWeight, name: string): void {
  expect(kilobytes(bytes.script), name).toBeLessThanOrEqual(budgets.script);
  expect(kilobytes(bytes.font), name).toBeLessThanOrEqual(budgets.font);
  expect(bytes.font, name).toBeGreaterThan(0);
  expect(kilobytes(bytes.stylesheet), name).toBeLessThanOrEqual(budgets.stylesheet);
  expect(blocking, name).toEqual([]);
  expect(layoutShift, name).toBeLessThan(0.01);
}

for (const language of ['ru', 'en'] as const) {
  for (const name of names) {
    test(`${name}, ${language}: the transferred bytes stay within the budgets`, async ({
      page,
      site,
      complaints,
    }) => {
      const shown = (await publicPages(site.port)).find(
        (one) => one.name === name && one.language === language,
      );
      const weight = await weighPage(page, shown?.url ?? '');
      const { status, bytes } = weight;
      expect(status).toBe(name === 'not found' ? 404 : 200);
      expectLight(weight, name);
      if (name === 'home') expect(kilobytes(bytes.document)).toBeLessThanOrEqual(budgets.homeDocument);
      if (name === 'post') {
        const total = Object.values(bytes).reduce((sum, part) => sum + part, 0);
        expect(kilobytes(total)).toBeLessThanOrEqual(budgets.post);
      }
      // The browser itself reports the status of a missing page.
      if (status === 404) complaints.splice(0, 1);
    });
  }

  // Each page is tested in one language at one width; all of them in the full form.
  const widths = {
    ru: [
      ['home', 360],
      ['post', 1280],
    ],
    en: [['posts', 390]],
  } as const;
  const most = [...widths.ru, ...widths.en, ['home', 1280], ['post', 360]] as const;
  for (const [name, width] of isWhole ? most : widths[language]) {
    test(`${name}, ${language}, ${width} px: late fonts cause no layout shift`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 });
      const late = (pattern: string, ms: number) =>
        page.route(pattern, async (route) => {
          await new Promise((resolve) => void setTimeout(resolve, ms));
          await route.continue();
        });
      await late('**/*.woff2', 1500);
      // The full sheets arrive later and must not load the fonts again.
      await late('**/*.css', 2500);
      const shown = (await publicPages(site.port)).find(
        (one) => one.name === name && one.language === language,
      );
      const { layoutShift, bytes } = await weighPage(page, shown?.url ?? '');
      expect(bytes.font).toBeGreaterThan(0);
      expect(layoutShift).toBeLessThan(0.01);
    });
  }
}

test('a page of every other kind in the sitemaps stays within the byte budgets', async ({
  context,
  site,
}) => {
  const pages = await otherPublicPages(site.port);
  const kinds = ['archive', 'projects', 'resume', 'series', 'uses'];
  expect([...new Set(pages.map(({ name }) => name))].toSorted()).toEqual(kinds);
  for (const { name, language, url } of pages) {
    const page = await context.newPage();
    expectLight(await weighPage(page, url), `${name}, ${language}`);
    await page.close();
  }
});

test('code has its own font, and pages without code do not load it', async ({ page, site }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto(site.at('portfolio'), { waitUntil: 'networkidle' });
  expect(fonts.filter((url) => url.includes('mono'))).toEqual([]);
  const [, , , post] = await publicPages(site.port);
  await page.goto(post?.url ?? '', { waitUntil: 'networkidle' });
  const hasCode = (await page.locator('main code').count()) > 0;
  expect(fonts.some((url) => url.includes('mono'))).toBe(hasCode);
});

test('italics come with a page that has them, and after a link to it', async ({ page, site }) => {
  const italics = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(
          ({ family, style, status }) => family === 'Literata' && style === 'italic' && status === 'loaded',
        ).length,
    );
  const post = site.at('blog', '/post/updates-over-the-air');
  await page.goto(site.at('blog', '/posts'), { waitUntil: 'networkidle' });
  expect(await italics()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Обновление по воздуху' }).click();
  await expect(page).toHaveURL(post);
  await expect.poll(italics).toBe(2);
  const source = (await (await page.goto(post))?.text()) ?? '';
  expect(source.match(/rel="preload" as="font"[^>]*-italic-(?:latin|cyrillic)-/g)).toHaveLength(2);
});
