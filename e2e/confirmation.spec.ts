// Irreversible actions long after the sign-in require a confirmation, which loses nothing and continues.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { plugIn } from './support/authenticator.ts';
import { expect, expectAccessible, ownerPassword, signIn, test } from './support/fixtures.ts';
import { expectNarrow } from './support/inputMethods.ts';
import { inEveryWay, open } from './support/ownerTest.ts';

/** Makes all sign-ins too old to count as confirmed. */
function letTimePass(folder: string): void {
  const database = new DatabaseSync(join(folder, 'janus.sqlite'));
  database.exec('pragma busy_timeout = 5000');
  database.exec('update sessions set confirmed_at = 1');
  database.close();
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Подтвердите, что это вы' });

inEveryWay(
  'the password must be confirmed before an account is created',
  { face: 'portfolio', way: 'phone' },
  async (path) => {
    const { page, folder, input, portfolio, name, forgive } = path;
    const username = name('kollega').replace(' ', '-');
    await open(page, portfolio('/admin/users'));
    await input.press(page.getByRole('link', { name: 'Новый пользователь' }));
    await input.write(page.getByRole('textbox', { name: 'Имя пользователя' }), username);
    await input.write(page.getByRole('textbox', { name: 'Пароль' }), 'a first password 1');
    letTimePass(folder);
    const create = page.getByRole('button', { name: 'Создать' });
    await input.press(create);
    await expect(question(page).getByLabel('Пароль', { exact: true })).toBeFocused();
    await expectAccessible(page);
    await expectNarrow(page);
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(create).toBeFocused();
    await expect(page.getByText(/Подтвердите паролем или ключом/).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Имя пользователя' })).toHaveValue(username);

    await input.press(create);
    // The dialog appears after the service's response; earlier typing is lost.
    await expect(question(page).getByLabel('Пароль', { exact: true })).toBeFocused();
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await expect(question(page).getByText(/Пароль не подошёл/)).toBeVisible();
    await page.keyboard.type(ownerPassword);
    await input.press(question(page).getByRole('button', { name: 'Показать пароль' }));
    await input.press(question(page).getByRole('button', { name: 'Подтвердить', exact: true }));
    await expect(page.getByText(`Пользователь ${username} создан`).first()).toBeVisible();
    await expect(question(page)).toBeHidden();
    forgive(403, '/users/');
    forgive(422, '/sessions/confirm/');
  },
);

test('an action in a dialog can be confirmed with a passkey instead of the password', async ({
  page,
  site,
  complaints,
}) => {
  await plugIn(page);
  await page.goto(site.at('portfolio', '/admin'));
  await signIn(page);
  await page.getByRole('link', { name: 'Добавить ключ' }).click();
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Ключи доступа' }) });
  await card.getByRole('button', { name: 'Добавить ключ…' }).click();
  letTimePass(site.folder);
  await page.getByRole('dialog').getByLabel('Название').fill('Проверочный');
  await page.getByRole('button', { name: 'Создать ключ' }).click();
  await question(page).getByLabel('Пароль', { exact: true }).fill(ownerPassword);
  await page.keyboard.press('Enter');
  await expect(card.getByText('Проверочный')).toBeVisible();

  letTimePass(site.folder);
  await card.getByRole('button', { name: 'Удалить…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await question(page).getByRole('button', { name: 'Подтвердить ключом доступа' }).click();
  await expect(card.getByText('Проверочный')).toBeHidden();
  await expect(question(page)).toBeHidden();
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !one.includes('status of 403')));
});
