// Plain http on a name other than localhost is no secure context: `crypto.randomUUID`, the clipboard and Web Locks do
// not exist there. Everything works all the same.
import type { Page } from '@playwright/test';
import { expect, hydrated, signIn } from './support/fixtures.ts';
import { test } from './support/insecure.ts';

test.use({ writer: 'insecure' });

const expired = `e30.${Buffer.from(JSON.stringify({ sub: 'x', exp: 1 })).toString('base64url')}.x`;
const access = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));

test('links lead on, and back returns to the place', async ({ page, site }) => {
  await page.goto(site.at('blog', '/posts'));
  await hydrated(page);
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  const link = page.getByRole('main').locator('a[href^="/post/"]').nth(3);
  const to = (await link.getAttribute('href')) ?? '';
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(site.at('blog', to));
  await expect(page.getByRole('article')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(site.at('blog', '/posts'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await page.goForward();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
});

test('a block of code is copied', async ({ page, site }) => {
  await page.goto(site.at('blog', '/post/esp32-sleep-nine-microamps'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Копировать' }).first().click();
  await expect(page.getByText('Скопировано')).toBeVisible();
  // What was copied is there to be pasted.
  await page.goto(site.at('blog', '/login'));
  await page.getByLabel('Имя пользователя').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByLabel('Имя пользователя')).not.toHaveValue('');
});

test('sign-in, an edit, and a session that two tabs refresh', async ({ page, context, site }) => {
  await page.goto(site.at('portfolio', '/admin'));
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Вход/);
  await page.goto(site.at('portfolio', '/admin/profile'));
  const headline = page.getByRole('textbox', { name: 'Кто вы' }).first();
  await headline.fill('Без шифрования');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено').first()).toBeVisible();
  await page.reload();
  await expect(headline).toHaveValue('Без шифрования');

  const other = await context.newPage();
  await other.goto(site.at('portfolio', '/admin'));
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
});
