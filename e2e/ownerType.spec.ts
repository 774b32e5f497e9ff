// The owner chooses the typeface and the corners of the pages: docs/behaviour.md, B63.
import type { Page } from '@playwright/test';
import { isWhole } from '../scripts/support/isWhole.ts';
import { budgets, publicPages } from '../scripts/support/publicPages.ts';
import type { PublicPage } from '../scripts/support/publicPages.ts';
import { weighPage } from '../scripts/support/weighPage.ts';
import { expect, expectAccessible, signIn, test } from './support/fixtures.ts';
import { expectNarrow, saveForm } from './support/inputMethods.ts';

test.use({ writer: 'type', viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: 'serial' });

/** Returns the font of an element, and whether the browser has loaded it. */
function fontOf(page: Page, selector: string): Promise<{ family: string; isThere: boolean }> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { fontFamily, fontSize } = getComputedStyle(element);
      const family = fontFamily.split(',')[0]?.replaceAll(/["']/g, '') ?? '';
      return { family, isThere: document.fonts.check(`${fontSize} ${family}`, element.textContent) };
    });
}

const radiusOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).borderRadius);

async function choose(page: Page, type: RegExp, corners: RegExp): Promise<void> {
  await page.getByRole('group', { name: 'Шрифт', exact: true }).getByRole('radio', { name: type }).check();
  await page.getByRole('group', { name: 'Углы', exact: true }).getByRole('radio', { name: corners }).check();
}

// Each family is tested in one language; in both in the full form.
for (const [family, type, corners, radius, only] of [
  ['Onest', /^Onest/, /^Круглые/, '12px', 'en'],
  // Last, because the sample has it already.
  ['Literata', /^Literata/, /^Прямые/, '0px', 'ru'],
] as const) {
  const languages = isWhole ? (['ru', 'en'] as const) : [only];

  test(`${family} is previewed, saved, and used on every public page immediately`, async ({
    page,
    browser,
    site,
  }) => {
    await page.goto(site.at('portfolio', '/admin/site'));
    await signIn(page);
    await choose(page, type, corners);
    const preview = page.getByRole('figure').first();
    await expect(preview).toHaveCSS('font-family', new RegExp(`^"?${family}`));
    await expect.poll(async () => (await fontOf(page, 'figure [role=img]')).isThere).toBe(true);
    expect((await fontOf(page, 'h1')).family).toBe('Inter');
    await expectNarrow(page);
    await expectAccessible(page);
    await saveForm(page);

    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 740 } });
      const visitor = await context.newPage();
      for (const { url, language } of await publicPages(site.port)) {
        if (!languages.includes(language)) continue;
        await visitor.goto(url);
        await expect.poll(() => fontOf(visitor, 'h1'), { message: url }).toEqual({ family, isThere: true });
        expect((await fontOf(visitor, 'footer')).family).toBe(family);
        // The skip link, which every page has.
        expect(await radiusOf(visitor, 'a')).toBe(radius);
        await expectNarrow(visitor);
      }
      await context.close();
    }
  });

  for (const language of languages) {
    test(`${family}, ${language}: the fonts of each page stay within the budget and cause no layout shift`, async ({
      browser,
      site,
    }) => {
      const weighed = async ({ name, url }: PublicPage) => {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
        const { bytes, layoutShift, blocking } = await weighPage(await context.newPage(), url);
        await context.close();
        expect([name, bytes.font / 1000 <= budgets.font, blocking]).toEqual([name, true, []]);
        expect(bytes.font, name).toBeGreaterThan(0);
        expect(layoutShift, name).toBeLessThan(0.01);
      };
      // In parallel, because a visit mostly waits for late requests.
      const pages = (await publicPages(site.port)).filter((one) => one.language === language);
      await Promise.all(pages.map(weighed));
    });
  }
}

test('a slow first visit loads only the chosen typeface, for the next page', async ({ browser, site }) => {
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
  );
  const fonts: string[] = [];
  visitor.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await visitor.goto(site.at('blog'));
  expect((await fontOf(visitor, 'h1')).family).toBe('Arial');
  await expect.poll(() => visitor.evaluate(() => document.cookie)).toContain('fonts=1');
  expect(fonts.filter((url) => !url.includes('literata'))).toEqual([]);
  expect(fonts).not.toHaveLength(0);
  await visitor.goto(site.at('blog', '/posts'));
  expect(await fontOf(visitor, 'h1')).toEqual({ family: 'Literata', isThere: true });
  await context.close();
});

test('the admin area keeps Inter even when it shares a document with a public page', async ({
  page,
  site,
}) => {
  await page.goto(site.at('portfolio', '/admin/site'));
  await signIn(page);
  const heading = page.getByRole('heading', { name: 'Сайт', exact: true });
  await expect(heading).toBeVisible();
  expect((await fontOf(page, 'h1')).family).toBe('Inter');
  expect(await radiusOf(page, 'main button')).toBe('6px');
  await page.evaluate(() => void (document.body.dataset['document'] = 'one'));
  await page.getByRole('button', { name: 'owner' }).click();
  await page.getByRole('menuitem', { name: 'Перейти на сайт' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Алексей Заречный' })).toBeVisible();
  expect((await fontOf(page, 'h1')).family).toBe('Literata');
  expect(await radiusOf(page, 'a')).toBe('0px');
  await page.goBack();
  await expect(heading).toBeVisible();
  expect((await fontOf(page, 'h1')).family).toBe('Inter');
  await expect(page.locator('body')).toHaveAttribute('data-document', 'one');
});

test('resetting to the defaults leaves no trace of the former typefaces', async ({ page, browser, site }) => {
  await page.goto(site.at('blog', '/admin/site'));
  await signIn(page);
  await choose(page, /^Inter/, /^Чуть/);
  await saveForm(page);
  const context = await browser.newContext();
  const visitor = await context.newPage();
  for (const { url } of await publicPages(site.port)) {
    const answer = await visitor.goto(url);
    expect(await answer?.text()).not.toMatch(/Literata|Onest|data-font/);
    expect((await fontOf(visitor, 'h1')).family).toBe('Inter');
  }
  await context.close();
});
