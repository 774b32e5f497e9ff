// Who has set the browser to letters twice as large reads everything, with nothing beside the screen.
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../scripts/browser.ts';
import { publicPages } from '../scripts/support/publicPages.ts';
import { expect, test } from './support/fixtures.ts';

/** How far the page, and the first of what is in it, sticks out of the screen, in pixels. */
function overhang(): { page: number; what: string[] } {
  const { clientWidth, scrollWidth } = document.documentElement;
  // What scrolls by itself (code, tables) may be as wide as it likes.
  const scrolls = (element: Element): boolean =>
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' ||
      (element.parentElement !== null && scrolls(element.parentElement)));
  const what = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .filter((element) => element.parentElement !== null && !scrolls(element.parentElement));
  return { page: scrollWidth - clientWidth, what: what.slice(0, 3).map(({ outerHTML }) => outerHTML) };
}

// The sample content alone, whatever other tests write meanwhile.
test.use({ writer: 'large text' });

test('public pages fit a small phone in letters twice as large', async ({ site }) => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'janus-large-'));
  await mkdir(join(folder, 'Default'));
  const preferences = { webkit: { webprefs: { default_font_size: 32 } } };
  await writeFile(join(folder, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await findBrowser(),
    args: [...browserArguments],
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  for (const { url } of await publicPages(site.port)) {
    await page.goto(url, { waitUntil: 'load' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await page.evaluate(overhang), url).toEqual({ page: 0, what: [] });
  }
  await context.close();
  await rm(folder, { recursive: true, force: true });
});
