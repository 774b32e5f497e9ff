// The product's output for search engines and link previews.
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/fixtures.ts';

const href = (page: Page, selector: string) => page.locator(selector).getAttribute('href');

for (const [path, language] of [
  ['/', 'ru'],
  ['/en', 'en'],
] as const) {
  test(`the preview picture of the ${language} home pages has the declared size`, async ({ page, site }) => {
    for (const face of ['portfolio', 'blog'] as const) {
      await page.goto(site.at(face, path));
      const tag = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
      const address = await tag('og:image');
      const size = await page.evaluate(async (source) => {
        const picture = new Image();
        picture.src = source ?? '';
        await picture.decode();
        return [picture.naturalWidth, picture.naturalHeight].map(String);
      }, address);
      expect(size).toEqual([await tag('og:image:width'), await tag('og:image:height')]);
      const [data = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' });
    }
  });
}

test('after client-side navigation the head has no metadata of the previous page', async ({ page, site }) => {
  await page.goto(site.at('blog', '/posts'));
  await hydrated(page);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', site.at('blog', '/posts'));
  const link = page.locator('main a[href^="/post/"]').first();
  const target = new URL((await link.getAttribute('href')) ?? '', site.at('blog')).href;
  await link.click();
  await expect(page).toHaveURL(target);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', target);
  expect(await href(page, 'link[hreflang="x-default"]')).not.toBeNull();
  await expect(page.locator('meta[property^="og:"], script[type="application/ld+json"]')).toHaveCount(0);
});
