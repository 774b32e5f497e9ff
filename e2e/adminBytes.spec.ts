// The scripts of the first admin screen, in transferred bytes.
import { brotliCompressSync } from 'node:zlib';
import { expect, signIn, test } from './support/fixtures.ts';

/** The maximum bytes of scripts, brotli. */
const limit = 163_000;

// A separate site: news of other sign-ins would load its card as well.
test.use({ writer: 'bytes' });

test('the start page of the admin area loads at most 163 kB of scripts', async ({ page, site }) => {
  await page.goto(site.at('portfolio', '/admin'));
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Здравствуйте/ })).toBeVisible();
  // A link under the pointer would prefetch its page.
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Здравствуйте/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  const texts = await page.evaluate(
    (urls) => Promise.all(urls.map(async (url) => (await fetch(url)).text())),
    [...new Set(scripts)],
  );
  const bytes = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  expect(bytes).toBeLessThanOrEqual(limit);
});
