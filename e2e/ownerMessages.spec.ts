// A visitor's message is read, answered, archived, marked as spam, deleted and restored.
import { expect, hydrated } from './support/fixtures.ts';
import { expectNarrow } from './support/inputMethods.ts';
import { inEveryWay, open, undo } from './support/ownerTest.ts';

inEveryWay(
  'a message is sent, read, answered, moved between folders, deleted and restored',
  { face: 'portfolio', way: 'keyboard' },
  async (path) => {
    const { page, visitor, input, portfolio, name } = path;
    const sender = name('Анна');
    await visitor.goto(portfolio());
    await hydrated(visitor);
    const form = visitor.locator('form').filter({ has: visitor.getByLabel('Сообщение') });
    await form.getByLabel('Имя').fill(sender);
    await form.getByLabel('Email').fill('anna@example.com');
    await form.getByLabel('Сообщение').fill('Можно вас пригласить на проект? https://example.com/brief.');
    // A message sent within three seconds counts as automated.
    await visitor.waitForTimeout(3_500);
    await form.getByRole('button', { name: 'Отправить' }).click();
    await expect(visitor.getByText('Спасибо! Ваше сообщение отправлено')).toBeVisible();

    await open(page, portfolio('/admin'));
    await expect(page.getByRole('main').getByText(sender)).toBeVisible();
    await open(page, portfolio('/admin/messages'));
    // In the menu, which is in a closed drawer on a phone.
    const inMenu = page.locator('nav a[href*="/admin/messages"]').first();
    await expect(inMenu).toHaveText(/непрочитанных: \d+$/);
    const unread = Number(/\d+$/.exec((await inMenu.textContent()) ?? '')?.[0]);
    const countIs = (count: number) =>
      expect(inMenu).toHaveText(count === 0 ? /^Сообщения$/ : new RegExp(`непрочитанных: ${count}$`));
    await expectNarrow(page);
    const row = page.getByRole('listitem').filter({ hasText: sender });
    const opener = row.getByRole('button', { name: new RegExp(sender) });
    await expect(opener).toHaveAccessibleName(/^Не прочитано:/);
    await input.press(opener);
    await expect(row.getByText('anna@example.com')).toBeVisible();
    await expect(row.getByRole('link', { name: 'Ответить письмом' })).toHaveAttribute(
      'href',
      /^mailto:anna@example\.com/,
    );
    await expect(opener).not.toHaveAccessibleName(/Не прочитано/);
    await countIs(unread - 1);
    const link = row.getByRole('link', { name: 'https://example.com/brief', exact: true });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(link).toHaveAttribute('href', 'https://example.com/brief');
    await expectNarrow(page);

    await input.press(row.getByRole('button', { name: 'Отметить непрочитанным' }));
    await countIs(unread);
    await input.press(opener);
    await countIs(unread - 1);
    await input.press(row.getByRole('button', { name: 'Ответ дан', exact: true }));
    await expect(opener).toHaveAccessibleName(/Ответ дан/);
    await input.choose(page.getByRole('combobox', { name: 'Ответ' }), 'Без ответа');
    await expect(row).toHaveCount(0);
    await input.choose(page.getByRole('combobox', { name: 'Ответ' }), 'С ответом');
    await expect(row).toBeVisible();
    await expectNarrow(page);
    await input.choose(page.getByRole('combobox', { name: 'Ответ' }), 'Любые');

    const moves = [
      { act: 'В архив', folder: 'Архив' },
      { act: 'Это спам', folder: 'Спам' },
    ];
    for (const { act, folder } of moves) {
      await input.press(row.getByRole('button', { name: act, exact: true }));
      await expect(row).toHaveCount(0);
      await input.choose(page.getByRole('combobox', { name: 'Папка' }), folder);
      await expect(row).toBeVisible();
      // An open message stays open when it is moved.
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await input.press(row.getByRole('button', { name: 'Вернуть во входящие' }));
      await expect(row).toHaveCount(0);
      await input.choose(page.getByRole('combobox', { name: 'Папка' }), 'Входящие');
      await expect(row).toBeVisible();
    }
    await input.press(row.getByRole('button', { name: 'Удалить', exact: true }));
    await expect(row).toHaveCount(0);
    await undo(path, `Удалено: «${sender}»`);
    await expect(page.getByText(`Возвращено: «${sender}»`)).toBeVisible();
    await page.reload();
    await expect(row).toBeVisible();
  },
);
