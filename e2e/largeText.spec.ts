// With the browser's text size doubled, everything is readable and nothing is beyond the screen.
import type { Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../scripts/browser.ts';
import { everyPublicPage } from '../scripts/support/publicPages.ts';
import { expect, signIn, test } from './support/fixtures.ts';
import { overhang } from './support/overhang.ts';

test.use({
  // Only the sample content, whatever other tests write.
  writer: 'large text',
  // A small phone with the browser's text size doubled.
  viewport: { width: 320, height: 640 },
  launchOptions: {
    executablePath: await findBrowser(),
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

async function expectFit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  expect(await page.evaluate(overhang), url).toEqual({ page: 0, what: [] });
}

// Split between both workers.
test.describe.configure({ mode: 'parallel' });

test('public pages fit a small phone with the text size doubled', async ({ page, site, complaints }) => {
  test.slow();
  for (const { name, url } of await everyPublicPage(site.port)) {
    await expectFit(page, url);
    // The browser itself reports the status of a missing page.
    if (name === 'not found') complaints.splice(0, 1);
  }
});

const adminPages = [
  '/admin',
  '/admin/projects',
  '/admin/projects?new=1',
  '/admin/experience?new=1',
  '/admin/messages',
  '/admin/users',
  '/admin/users?new=1',
  '/admin/profile',
];

test(
  'admin pages fit a small phone with the text size doubled',
  { tag: '@whole' },
  async ({ page, site }) => {
    test.slow();
    for (const [face, paths] of [
      ['portfolio', adminPages],
      ['blog', ['/login', '/posts/create']],
    ] as const) {
      await page.goto(site.at(face, paths[0]));
      await signIn(page);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Вход');
      for (const path of paths) await expectFit(page, site.at(face, path));
    }
  },
);
