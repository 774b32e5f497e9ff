// The portfolio's owner: docs/behaviour.md, B28, B34 and B37 to B39.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, ownerPassword, signIn, test } from './support/fixtures.ts';

test.use({ writer: 'owner' });

async function openPanel(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Здравствуйте/ })).toBeVisible();
}

test('a wrong password shows the server’s error message', async ({ page, site, complaints }) => {
  await page.goto(site.at('portfolio', '/admin'));
  const answer = page.waitForResponse('**/api/v1/login/');
  await page.getByLabel('Имя пользователя').fill('owner');
  await page.getByLabel('Пароль', { exact: true }).fill(`not-${ownerPassword}`);
  await page.getByRole('main').getByRole('button', { name: 'Войти', exact: true }).click();
  const { detail } = (await (await answer).json()) as { detail: string };
  await expect(page.getByRole('alert')).toHaveText(detail);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  complaints.splice(0, 1);
});

test('the admin layout has a menu, a drawer whose state is kept, a link to the site, and sign-out', async ({
  page,
  site,
}) => {
  await openPanel(page, site.at('portfolio', '/admin'));
  await expect(page.getByRole('heading', { name: 'Меню' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Меню' });
  await expect(menu.getByRole('link').first()).toHaveText('Проекты');
  await expect(menu.getByRole('link').nth(1)).toHaveText('Опыт работы');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Администраторская панель' }),
  ).toHaveAttribute('href', '/admin');
  // The drawer around the menu and the logo in the link of the bar.
  const drawer = await menu.locator('xpath=../..').boundingBox();
  expect(drawer?.width).toBe(240);
  const logo = await page.getByRole('banner').locator('a svg').first().boundingBox();
  expect(Math.max(logo?.width ?? 39, logo?.height ?? 39)).toBeLessThanOrEqual(38);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Скрыть меню' }).click();
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('drawerOpen'))).toBe('false');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Показать меню' })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Показать меню' }).click();
  await menu.getByRole('link', { name: 'Опыт работы' }).click();
  await expect(page).toHaveURL(site.at('portfolio', '/admin/experience'));
  await expect(page).toHaveTitle('Алексей Заречный — Software Engineer Portfolio — Опыта работы');

  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page.getByRole('menuitem', { name: 'Перейти на сайт' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(site.at('portfolio', '/admin'));
  await expect(page.getByLabel('Пароль', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull();
});

test('on a phone the drawer opens on demand and closes when an item is chosen', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, site.at('portfolio', '/admin'));
  const menu = page.getByRole('dialog').getByRole('navigation', { name: 'Меню' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Показать меню' }).click();
  await menu.getByRole('link', { name: 'Проекты' }).click();
  await expect(page).toHaveURL(site.at('portfolio', '/admin/projects'));
  await expect(menu).toBeHidden();
});

test('a changed title and a changed position of a project are on the site immediately', async ({
  page,
  site,
}) => {
  await openPanel(page, site.at('portfolio', '/admin'));
  await page.getByRole('navigation', { name: 'Меню' }).getByRole('link', { name: 'Проекты' }).click();
  const list = page.getByRole('list', { name: 'Проекты' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);

  const second = list.getByRole('listitem').nth(1);
  await second.getByRole('button', { name: /^Действия/ }).click();
  await page.getByRole('menuitem', { name: 'Изменить' }).click();
  const title = `Новое имя проекта ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Название' }).first().fill(title);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/^Сохранено/).first()).toBeVisible();

  const visitor = await page.context().browser()!.newPage();
  await visitor.goto(site.at('portfolio'));
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible();

  await page.goto(site.at('portfolio', '/admin/projects'));
  const saved = page.waitForResponse('**/api/v1/projects/reorder/');
  await list
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('button', { name: /^Действия/ })
    .click();
  await page.getByRole('menuitem', { name: 'В начало' }).click();
  expect((await saved).ok()).toBe(true);
  await visitor.reload();
  await expect(visitor.locator('#projects').getByRole('heading', { level: 3 }).first()).toHaveText(title);
  await visitor.close();
});

test('reloading a protected page when signed out leads to the login page and back', async ({
  page,
  site,
}) => {
  await openPanel(page, site.at('portfolio', '/admin'));
  await page.goto(site.at('portfolio', '/admin/projects'));
  await expect(page.getByRole('heading', { level: 1, name: 'Проекты' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page).toHaveURL(site.at('portfolio', '/admin?next=%2Fadmin%2Fprojects'));
  await signIn(page);
  await expect(page).toHaveURL(site.at('portfolio', '/admin/projects'));
  await expect(page.getByRole('heading', { level: 1, name: 'Проекты' })).toBeVisible();
});

for (const path of ['/admin/experience', '/admin/messages', '/admin/users', '/admin/profile']) {
  test(`${path} opens for the owner and is accessible`, async ({ page, site }) => {
    await openPanel(page, site.at('portfolio', '/admin'));
    await page.goto(site.at('portfolio', path));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}
