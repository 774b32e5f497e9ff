// The lists of the admin area: searching, selecting and undoing, by keyboard and on a phone.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './support/fixtures.ts';
import type { Site } from './support/fixtures.ts';

async function openList(page: Page, site: Site, path: string): Promise<void> {
  await page.goto(site.at('portfolio', path));
  await signIn(page);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
}

/** Sends messages of visitors with the form's own call, from a page of the site. */
async function write(page: Page, names: readonly string[]): Promise<void> {
  const statuses = await page.evaluate(async (all) => {
    const found: number[] = [];
    for (const name of all) {
      const body = JSON.stringify({ name, message: 'Здравствуйте!', email: 'visitor@example.com' });
      const headers = { 'Content-Type': 'application/json' };
      found.push((await fetch('/api/v1/feedback/', { method: 'POST', headers, body })).status);
    }
    return found;
  }, names);
  expect(statuses.every((status) => status < 300)).toBe(true);
}
const noOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('search and filter are kept in the URL, and the back button undoes the filter', async ({
  page,
  site,
}) => {
  await openList(page, site, '/admin/projects');
  const list = page.getByRole('list', { name: 'Проекты' });
  const total = await list.getByRole('listitem').count();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Поиск' })).toBeFocused();
  await page.keyboard.type('трамвай');
  await expect(page).toHaveURL(/\?q=/);
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Показать').selectOption('Скрытые');
  await expect(page.getByText('По запросу «трамвай» ничего нет')).toBeVisible();
  await page.goBack();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await expect(list.getByRole('listitem')).toHaveCount(total);
});

test('a deleted project disappears from the list, and undo restores it to its position', async ({
  page,
  site,
}) => {
  await openList(page, site, '/admin/projects');
  const links = page.getByRole('list', { name: 'Проекты' }).getByRole('link');
  const before = await links.allTextContents();
  const [, second = ''] = before;
  const deletion = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: `Действия: ${second}` }).click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  expect((await deletion).ok()).toBe(true);
  await expect(page.getByRole('link', { name: second })).toHaveCount(0);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect.poll(() => links.allTextContents()).toEqual(before);
  await page.reload();
  await expect.poll(() => links.allTextContents()).toEqual(before);
});

test('messages are selected as a range, archived, deleted, restored from the trash, and deleted permanently', async ({
  page,
  site,
}) => {
  const stamp = String(Date.now());
  await page.goto(site.at('portfolio', '/admin'));
  await write(
    page,
    ['Первый', 'Второй', 'Третий'].map((name) => `${name} ${stamp}`),
  );
  await openList(page, site, `/admin/messages?q=${stamp}`);
  const boxes = page.getByRole('checkbox', { name: /^Отметить: / });
  await expect(boxes).toHaveCount(3);
  await boxes.nth(0).focus();
  await page.keyboard.press('Space');
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await expect(page.getByText('Отмечено: 3')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'В архив' }).click();
  await expect(page.getByText('Убрано в архив: 3')).toBeVisible();
  await expect(boxes).toHaveCount(0);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(boxes).toHaveCount(3);

  await page.getByRole('checkbox', { name: 'Отметить всё на странице' }).click();
  await page.getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(page.getByText('Удалено: 3')).toBeVisible();
  await page.goto(site.at('portfolio', '/admin/messages?deleted=1'));
  await page.getByRole('button', { name: `Вернуть: Первый ${stamp}` }).click();
  await expect(page.getByText(`Возвращено: «Первый ${stamp}»`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Удалить навсегда: Второй ${stamp}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Удалить «Второй ${stamp}» навсегда?` });
  await expect(dialog.getByRole('button', { name: 'Отмена' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(page.getByText(`Второй ${stamp}`)).toHaveCount(0);
  await page.getByRole('link', { name: 'Назад к списку' }).click();
  await page.getByRole('searchbox').fill(stamp);
  await expect(boxes).toHaveCount(1);
});

/** Creates drafts with the owner's own call, from a page of the site. */
async function draft(page: Page, token: string, titles: readonly string[]): Promise<void> {
  await page.evaluate(
    async ([authorization, all]) => {
      for (const title of all) {
        const body = JSON.stringify({ translations: [{ language: 'ru', title }] });
        const headers = { 'Content-Type': 'application/json', authorization };
        await fetch('/api/v1/posts/', { method: 'POST', headers, body });
      }
    },
    [token, titles] as const,
  );
}

test('opening page 2 of a list requests that page only; deleting its last row shows the page before', async ({
  page,
  site,
}) => {
  const stamp = `page${Date.now()}`;
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/v1/posts/' && searchParams.get('q') === stamp)
      asked.push(searchParams.get('page') ?? '1');
  });
  await page.goto(site.at('blog', '/login'));
  const listed = page.waitForRequest(/\/api\/v1\/posts\/\?/);
  await signIn(page);
  const { authorization = '' } = (await listed).headers();
  await draft(
    page,
    authorization,
    Array.from({ length: 26 }, (_, at) => `${stamp} ${at}`),
  );
  await page.goto(site.at('blog', `/login?q=${stamp}&page=2`));
  const boxes = page.getByRole('checkbox', { name: /^Отметить: / });
  await expect(boxes).toHaveCount(1);
  await expect(page.getByText('26–26 из 26')).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['2']));
  await boxes.first().check();
  await page.getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(boxes).toHaveCount(25);
  await expect(page).not.toHaveURL(/page=/);
  // Other tests of this site count their own lists.
  await page.getByRole('checkbox', { name: 'Отметить всё на странице' }).click();
  await page.getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(page.getByText('Удалено: 25')).toBeVisible();
});

test('two selected posts are unpublished together and published again', async ({ page, site }) => {
  await page.goto(site.at('blog', '/login'));
  await signIn(page);
  const boxes = page.getByRole('checkbox', { name: /^Отметить: / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Снять с публикации' }).click();
  await expect(page.getByText('Снято с публикации: 2')).toBeVisible();
  await page.goto(site.at('blog', '/login?state=draft'));
  await expect(boxes).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Отметить всё на странице' }).click();
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page.getByText('Опубликовано: 2')).toBeVisible();
  await expect(page.getByText('С такими условиями ничего нет')).toBeVisible();
});

test('projects are reordered by keyboard, each step is announced, and undo restores the order', async ({
  page,
  site,
}) => {
  await openList(page, site, '/admin/projects');
  const list = page.getByRole('list', { name: 'Проекты' });
  const before = await list.getByRole('link').allTextContents();
  const [first = '', second = ''] = before;
  const saved = page.waitForResponse('**/api/v1/projects/reorder/');
  await list.getByRole('button', { name: `Переставить: Проект «${first}»` }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`Проект «${first}», место 2 из ${before.length}`)).toBeAttached();
  await page.keyboard.press('Space');
  expect((await saved).ok()).toBe(true);
  await expect(list.getByRole('link').first()).toHaveText(second);
  // The list shows it immediately; other tests of this site read what is saved.
  const undone = page.waitForResponse('**/api/v1/projects/reorder/');
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(list.getByRole('link').first()).toHaveText(first);
  expect((await undone).ok()).toBe(true);
});

test('the command palette navigates by keyboard; single-key shortcuts are ignored in a text field', async ({
  page,
  site,
}) => {
  await openList(page, site, '/admin/projects');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Клавиши' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Команда, пост или проект' });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('сообщ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site.at('portfolio', '/admin/messages'));
  await expect(page.getByRole('heading', { level: 1, name: 'Сообщения' })).toBeVisible();
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('?/');
  await expect(page.getByRole('searchbox')).toHaveValue('?/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a profile photo is cropped by keyboard and uploaded', async ({ page, site }) => {
  await page.goto(site.at('portfolio', '/admin/profile'));
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    });
  const dialog = page.getByRole('dialog', { name: 'Кадр' });
  const stage = dialog.getByRole('group', { name: 'Кадр' });
  await dialog.getByRole('slider', { name: 'Увеличение' }).fill('2');
  const picture = dialog.locator('img');
  const at = () => picture.evaluate((image) => getComputedStyle(image).transform);
  const before = await at();
  await stage.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(at).not.toBe(before);
  await expectAccessible(page);
  const sent = page.waitForResponse('**/api/v1/media/');
  await dialog.getByRole('button', { name: 'Поставить фото' }).click();
  expect((await sent).ok()).toBe(true);
  await expect(page.getByRole('img', { name: 'Выбранная картинка' })).toBeVisible();
});

for (const [face, paths] of [
  [
    'portfolio',
    ['/admin', '/admin/projects', '/admin/experience', '/admin/messages', '/admin/users', '/admin/profile'],
  ],
  ['blog', ['/login']],
] as const) {
  test(`${face}: the admin pages fit a 360 px phone without horizontal scrolling`, async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(site.at(face, paths[0]));
    await signIn(page);
    await expect(page.getByLabel('Пароль', { exact: true })).toBeHidden();
    for (const path of paths) {
      await page.goto(site.at(face, path), { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await noOverflow(page), path).toBe(true);
      const all = page.getByRole('checkbox', { name: 'Отметить всё на странице' });
      if (await all.isVisible()) {
        await all.click();
        expect(await noOverflow(page), path).toBe(true);
      }
    }
  });
}
