// A read is counted once, however a page was opened, and the owner sees it; visitors who opt out are not counted.
import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, signIn, test, type Site } from './support/fixtures.ts';

/** Headless browsers identify themselves as such and would count as robots. */
const reader = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

test.use({ writer: 'figures' });

/** Opens a page as a reader, and its first post by its link. */
async function readTwo(
  browser: Browser,
  site: Site,
  extraHTTPHeaders: Record<string, string> = {},
): Promise<void> {
  const context = await browser.newContext({ userAgent: reader, extraHTTPHeaders });
  const page = await context.newPage();
  await page.goto(site.at('blog', '/posts'));
  await hydrated(page);
  const counted = page.waitForResponse((answer) => answer.request().method() === 'HEAD');
  await page.locator('main a[href*="/post/"]').first().click();
  await expect(page).toHaveURL(/\/post\//);
  expect((await counted).status()).toBe(200);
  await context.close();
}

const totals = (page: Page) => page.locator('dl dd');

test('a visitor is counted, one who sends Sec-GPC or DNT is not', async ({ page, browser, site }) => {
  test.slow();
  await page.goto(site.at('blog', '/admin/figures?period=day'));
  await signIn(page);
  await expect(page.getByText('За это время никто ничего не открывал')).toBeVisible();
  await expectAccessible(page);

  await readTwo(browser, site, { 'sec-gpc': '1' });
  await readTwo(browser, site, { dnt: '1' });
  await page.reload();
  await expect(page.getByText('За это время никто ничего не открывал')).toBeVisible();

  await readTwo(browser, site);
  await page.reload();
  await expect(totals(page)).toHaveText(['2', '1']);
  await page.getByText('Таблица: Страницы').click();
  const pages = page.getByRole('table', { name: 'Страницы' });
  await expect(pages.getByRole('rowheader')).toHaveText([/^\/post\/./, 'Все посты']);
  await expect(pages.getByRole('row')).toHaveCount(3);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
});

test('one checkbox in the site settings turns counting off', async ({ page, browser, site }) => {
  await page.goto(site.at('portfolio', '/admin/site'));
  await signIn(page);
  await page.getByRole('checkbox', { name: 'Считать, сколько читают' }).uncheck();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  expect((await saved).status()).toBe(200);
  await page.goto(site.at('portfolio', '/admin/figures?period=day'));
  await expect(page.getByText('Счёт выключен')).toBeVisible();
  const context = await browser.newContext({ userAgent: reader });
  await (await context.newPage()).goto(site.at('portfolio'));
  await context.close();
  await page.reload();
  await expect(page.getByText('За это время никто ничего не открывал')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^reading-[\d-]+\.csv$/);
});
