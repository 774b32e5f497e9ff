// A person who uses Tab always sees where the focus is.
import type { Page } from '@playwright/test';
import { isWhole } from '../scripts/support/isWhole.ts';
import { everyPublicPage } from '../scripts/support/publicPages.ts';
import { expect, signIn, test } from './support/fixtures.ts';

test.use({ writer: 'large text' });

const most = 150;

/** Returns the focused element, whether it is marked, and whether it is completely covered. */
function focused(): { what: string; isMarked: boolean; isCovered: boolean } | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const marks = (one: Element, part?: string): string => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } =
      getComputedStyle(one, part);
    const outline = outlineStyle === 'none' || outlineWidth === '0px' ? '' : outlineColor;
    return [outline, boxShadow, borderColor, backgroundColor].join(' ');
  };
  const around = [element, element.parentElement, element.parentElement?.parentElement].filter(
    (one): one is Element => one instanceof Element,
  );
  const read = (): string =>
    around.flatMap((one) => [marks(one), marks(one, '::before'), marks(one, '::after')]).join();
  const { left, top, width, height } = element.getBoundingClientRect();
  const isShown = (x: number, y: number): boolean => {
    const at = document.elementFromPoint(left + width * x, top + height * y);
    return at !== null && (element.contains(at) || at.contains(element));
  };
  const isCovered = ![0.1, 0.5, 0.9].some((x) => [0.1, 0.5, 0.9].some((y) => isShown(x, y)));
  const withFocus = read();
  (element as HTMLElement).blur();
  const isMarked = read() !== withFocus;
  (element as HTMLElement).focus({ focusVisible: true });
  return { what: element.outerHTML.slice(0, 160), isMarked, isCovered };
}

/** Goes through the page by Tab; returns the number of stops and their faults. */
async function walk(page: Page): Promise<{ places: number; wrong: string[] }> {
  const wrong: string[] = [];
  for (let places = 0; places < most; places += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(focused);
    if (!place) return { places, wrong };
    if (!place.isMarked) wrong.push(`not marked: ${place.what}`);
    if (place.isCovered) wrong.push(`covered: ${place.what}`);
  }
  return { places: most, wrong };
}

test('the first focus stop of a public page skips its header', async ({ page, site, complaints }) => {
  for (const { name, url } of await everyPublicPage(site.port)) {
    await page.goto(url);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), url).toBe(true);
    if (name === 'not found') complaints.splice(0, 1);
  }
});

// Each public page is tested at both widths, in both languages at each in the full form.
for (const [width, height, language] of [
  [360, 640, 'ru'],
  [1280, 720, 'en'],
] as const) {
  test(`at ${width} px every focus stop of the public pages shows its focus and is not covered`, async ({
    page,
    site,
    complaints,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    const pages = await everyPublicPage(site.port, language);
    for (const { name, url } of pages.filter((one) => isWhole || one.language === language)) {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { places, wrong } = await walk(page);
      expect(places, url).toBeGreaterThan(5);
      expect(wrong, url).toEqual([]);
      // The browser itself reports the status of a missing page.
      if (name === 'not found') complaints.splice(0, 1);
    }
  });

  test(
    `at ${width} px every focus stop of the admin area shows its focus and is not covered`,
    { tag: width === 360 ? [] : '@whole' },
    async ({ page, site }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await page.goto(site.at('portfolio', '/admin'));
      await signIn(page);
      await expect(page.getByLabel('Пароль', { exact: true })).toBeHidden();
      for (const path of ['/admin/projects', '/admin/messages', '/admin/profile', '/admin/site']) {
        await page.goto(site.at('portfolio', path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        const { places, wrong } = await walk(page);
        expect(places, path).toBeGreaterThan(5);
        expect(wrong, path).toEqual([]);
      }
    },
  );
}
