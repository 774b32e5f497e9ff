// What somebody who opens the panel has to load: the scripts of the first admin screen, as they travel.
import { brotliCompressSync } from 'node:zlib';
import { expect, signIn, test } from './support/fixtures.ts';

/** The most bytes of scripts, brotli. */
const limit = 160_000;

// A site of its own: where others have signed in, news of it brings its card along.
test.use({ writer: 'bytes' });

test('the panel’s start page loads at most 160 kB of scripts', async ({ page, site }) => {
  await page.goto(site.at('portfolio', '/admin'));
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Здравствуйте/ })).toBeVisible();
  // A link under the pointer would have its page fetched.
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
