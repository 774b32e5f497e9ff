// The static copy of the site (docs/moving.en.md), read from a disk: no server, no scripts, no browser errors.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeStaticCopy } from './support/writeStaticCopy.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';

test(
  'a static copy can be read from disk: both faces, both languages, at 360 and 1280 px',
  { tag: '@whole' },
  async ({ page, site }) => {
    const folder = await mkdtemp(join(tmpdir(), 'janus-copy-'));
    await writeStaticCopy(site.port, join(folder, 'copy'));
    // The command writes files for its own account only, except these, which any web server must be able to read.
    const modeOf = async (path: string) =>
      ((await stat(join(folder, 'copy', path))).mode & 0o777).toString(8);
    expect(await Promise.all(['', 'blog', 'blog/en', 'blog/en/index.html'].map(modeOf))).toEqual([
      '755',
      '755',
      '755',
      '644',
    ]);
    const at = (path: string) => pathToFileURL(join(folder, 'copy', path)).href;

    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at('portfolio/index.html'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Написать письмо' })).toHaveAttribute('href', /^mailto:/);
      await expect(page.locator('form, button, input')).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Блог' }).click();
      await expect(page).toHaveURL(at('blog/index.html'));
      await page
        .getByRole('navigation', { name: 'Язык', exact: true })
        .getByRole('link', { name: 'English' })
        .click();
      await expect(page).toHaveURL(at('blog/en/index.html'));
      await page.locator('article').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/blog\/en\/post\/[^/]+\/index\.html$/);
      const picture = page.getByRole('main').locator('img').filter({ visible: true }).last();
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const fonts = () =>
        page.evaluate(() => [...document.fonts].filter((one) => one.status === 'loaded').length);
      await expect.poll(fonts).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page);
      await page.goto(at('blog/404.html'));
      await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
    }
    await rm(folder, { recursive: true, force: true });
  },
);
