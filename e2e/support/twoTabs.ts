import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Site } from './fixtures.ts';

const expired = `e30.${Buffer.from(JSON.stringify({ sub: 'x', exp: 1 })).toString('base64url')}.x`;
const access = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));

/** Opens a second tab of the signed-in user; both find an expired token and share one new token. */
export async function refreshInTwoTabs(
  page: Page,
  context: BrowserContext,
  site: Pick<Site, 'at'>,
): Promise<{ other: Page; refreshes: ReadonlySet<string> }> {
  const other = await context.newPage();
  await other.goto(site.at('portfolio', '/admin'));
  const refreshes = new Set<string>();
  for (const tab of [page, other])
    tab.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/refresh/')) refreshes.add(request.url());
    });
  await page.evaluate((token) => localStorage.setItem('accessToken', token), expired);
  await Promise.all([
    page.goto(site.at('portfolio', '/admin/projects')),
    other.goto(site.at('portfolio', '/admin/experience')),
  ]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/Проекты|Опыт/);
    await expect(tab).not.toHaveURL(/next=/);
  }
  expect(await access(page)).not.toBe(expired);
  expect(await access(other)).toBe(await access(page));
  return { other, refreshes };
}
