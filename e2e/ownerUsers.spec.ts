// A colleague's account is created, given a role, used, given a new password, deactivated and deleted.
import { expect } from './support/fixtures.ts';
import { expectNarrow } from './support/inputMethods.ts';
import { inEveryWay, open } from './support/ownerTest.ts';

inEveryWay(
  'an account is created, signs in, gets a new password, is disabled and deleted',
  { face: 'portfolio', way: 'keyboard' },
  async (path) => {
    const { page, visitor, input, portfolio, name } = path;
    const username = name('kollega').replace(' ', '-');
    const firstPassword = 'a first password 1';
    const secondPassword = 'a second password 2';
    await open(page, portfolio('/admin/users'));
    await expectNarrow(page);
    await input.press(page.getByRole('link', { name: 'Новый пользователь' }));
    await input.write(page.getByRole('textbox', { name: 'Имя пользователя' }), username);
    await input.write(page.getByRole('textbox', { name: /^Имя(?! пользователя)/ }), 'Мария');
    await input.write(page.getByRole('textbox', { name: 'Пароль' }), firstPassword);
    // The form selects the staff role by default: another one is selected, then staff again.
    const role = page.getByRole('combobox', { name: 'Роль' });
    await input.choose(role, 'Владелец');
    await input.choose(role, 'Сотрудник');
    await expectNarrow(page);
    await input.press(page.getByRole('button', { name: 'Создать' }));
    await expect(page.getByText(`Пользователь ${username} создан`).first()).toBeVisible();
    await expect(page).toHaveURL(/[?&]edit=/);
    await open(page, portfolio('/admin/users'));
    await expect(page.getByRole('row').filter({ hasText: username })).toContainText('ещё не входил');

    const enter = async (password: string) => {
      await visitor.goto(portfolio('/admin'));
      await visitor.getByLabel('Имя пользователя').fill(username);
      await visitor.getByLabel('Пароль', { exact: true }).fill(password);
      const answer = visitor.waitForResponse('**/api/v1/login/');
      await visitor.getByRole('main').getByRole('button', { name: 'Войти', exact: true }).click();
      return (await answer).status();
    };
    expect(await enter(firstPassword)).toBe(200);
    const menu = visitor.getByRole('navigation', { name: 'Меню' });
    await expect(menu.getByRole('link', { name: 'Сообщения' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Пользователи' })).toHaveCount(0);

    const row = page.getByRole('row').filter({ hasText: username });
    await input.press(row.getByRole('link').first());
    await input.press(page.getByRole('button', { name: 'Сменить пароль…' }));
    const dialog = page.getByRole('dialog');
    await input.write(dialog.getByLabel('Новый пароль', { exact: true }), secondPassword);
    await input.press(dialog.getByRole('button', { name: 'Сменить пароль' }));
    await expect(page.getByText('Пароль сменён').first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await expectNarrow(page);
    expect(await enter(secondPassword)).toBe(200);

    await input.press(page.getByRole('checkbox', { name: 'Может входить' }));
    await input.press(page.getByRole('button', { name: 'Сохранить' }));
    await expect(page.getByText(/^Сохранено/).first()).toBeVisible();
    expect(await enter(secondPassword)).toBe(401);

    await input.press(page.getByRole('button', { name: 'Удалить пользователя…' }));
    await input.press(page.getByRole('alertdialog').getByRole('button', { name: 'Удалить навсегда' }));
    await expect(page).toHaveURL(portfolio('/admin/users'));
    await expect(page.getByRole('row').filter({ hasText: 'owner' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: username })).toHaveCount(0);
    path.forgive(401, 'visitor');
  },
);
