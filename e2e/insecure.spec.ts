// Plain http on a name other than localhost is not a secure context: `crypto.randomUUID`, the clipboard and Web Locks
// do not exist there. Everything works nevertheless.
import { expect, hydrated, signIn } from './support/fixtures.ts';
import { test } from './support/insecure.ts';
import { refreshInTwoTabs } from './support/twoTabs.ts';

test.use({ writer: 'insecure' });

test('links navigate within the document, and back restores the scroll position', async ({ page, site }) => {
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

test('a code block is copied to the clipboard', async ({ page, site }) => {
  await page.goto(site.at('blog', '/post/esp32-sleep-nine-microamps'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Копировать' }).first().click();
  await expect(page.getByRole('button', { name: 'Скопировано' })).toBeVisible();
  // The copied text can be pasted.
  await page.goto(site.at('blog', '/login'));
  await page.getByLabel('Имя пользователя').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByLabel('Имя пользователя')).not.toHaveValue('');
});

test('sign-in, an edit, and a session refresh in two tabs work', async ({ page, context, site }) => {
  await page.goto(site.at('portfolio', '/admin'));
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Вход/);
  await page.goto(site.at('portfolio', '/admin/profile'));
  const headline = page.getByRole('textbox', { name: 'Кто вы' }).first();
  await headline.fill('Без шифрования');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText('Сохранено').first()).toBeVisible();
  await page.reload();
  await expect(headline).toHaveValue('Без шифрования');

  await refreshInTwoTabs(page, context, site);
});

test('passkeys are not offered, and the admin area says why', async ({ page, site }) => {
  await page.goto(site.at('portfolio', '/admin'));
  await expect(page.getByLabel('Пароль', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Войти с ключом доступа' })).toBeHidden();
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Здравствуйте/ })).toBeVisible();
  await page.goto(site.at('portfolio', '/admin/profile'));
  await expect(page.getByText(/браузеры дают ключи только сайтам с https/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Добавить ключ…' })).toBeHidden();
});
