// Sorting the list by touch: a rest of 200 ms lifts a row, a swipe scrolls the page.
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/fixtures.ts';

test.use({ writer: 'touch', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

interface Drag {
  from: { x: number; y: number };
  toY: number;
  /** Milliseconds before the finger moves. */
  rest: number;
}

async function drag(page: Page, { from, toY, rest }: Drag): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: from.x, y }] });
  await touch('touchStart', from.y);
  await page.waitForTimeout(rest);
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', from.y + ((toY - from.y) * step) / 10);
    // A finger is not faster than the frames.
    await page.waitForTimeout(30);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const rows = (page: Page) => page.getByRole('list', { name: 'Проекты' }).getByRole('listitem');

async function middleOf(page: Page, row: number): Promise<{ x: number; y: number }> {
  const box = await rows(page)
    .nth(row)
    .getByRole('button', { name: /^Переставить/ })
    .boundingBox();
  if (!box) throw new Error('The grip is not to be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a long press drags a row to a new position, and a swipe scrolls the page', async ({ page, site }) => {
  await page.goto(site.at('portfolio', '/admin'));
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Здравствуйте/ })).toBeVisible();
  await page.goto(site.at('portfolio', '/admin/projects'));
  await expect(rows(page).first()).toContainText('Тепло города');

  const ordered = page.waitForResponse('**/api/v1/projects/reorder/');
  await drag(page, { from: await middleOf(page, 0), toY: (await middleOf(page, 1)).y + 20, rest: 350 });
  expect((await ordered).ok()).toBe(true);
  await expect(rows(page).nth(1)).toContainText('Тепло города');
  await page.reload();
  await expect(rows(page).nth(1)).toContainText('Тепло города');

  const { x, y } = await middleOf(page, 3);
  const moved = page.waitForRequest('**/api/v1/projects/reorder/', { timeout: 1_500 }).catch(() => null);
  await drag(page, { from: { x, y }, toY: y - 300, rest: 0 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  expect(await moved).toBeNull();
  await expect(rows(page).nth(3)).toContainText('Следующий трамвай');
});
