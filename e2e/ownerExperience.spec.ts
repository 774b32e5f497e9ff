// A job of the owner is added, corrected and deleted, and visitors see each change.
import { expect } from './support/fixtures.ts';
import { expectNarrow, tick } from './support/inputMethods.ts';
import { inEveryWay, open } from './support/ownerTest.ts';

inEveryWay('a job is added, corrected and deleted', { face: 'portfolio', way: 'keyboard' }, async (path) => {
  const { page, visitor, input, portfolio, name } = path;
  const company = name('Завод');
  await open(page, portfolio('/admin/experience'));
  await input.press(
    page
      .getByRole('main')
      .getByRole('link', { name: /^(Новое место работы|Добавить)/ })
      .first(),
  );
  await input.write(page.getByRole('textbox', { name: 'Компания' }).first(), company);
  await input.write(page.getByRole('textbox', { name: 'Должность' }).first(), 'Наладчик');
  await tick(input, page.getByRole('checkbox', { name: 'Показывать на сайте' }));
  await tick(input, page.getByRole('checkbox', { name: 'Работаю здесь сейчас' }));
  await input.write(page.getByRole('textbox', { name: 'Начало' }), '2024-05');
  await expectNarrow(page);
  await input.press(page.getByRole('button', { name: 'Сохранить' }));
  await expect(page.getByText('Место работы добавлено').first()).toBeVisible();

  await visitor.goto(portfolio());
  const shown = visitor.locator('#experience');
  await expect(shown.getByText(company).first()).toBeAttached();
  await expect(shown.getByText('настоящее время').first()).toBeAttached();

  await open(page, portfolio('/admin/experience'));
  const menu = page
    .getByRole('button', { name: new RegExp(`^Действия: .*${company}|^Действия: Наладчик`) })
    .first();
  await input.pick(page, menu, 'Изменить');
  await input.write(page.getByRole('textbox', { name: 'Должность' }).first(), 'Главный наладчик');
  await input.press(page.getByRole('button', { name: 'Сохранить' }));
  await expect(page.getByText(/^Сохранено/).first()).toBeVisible();
  await visitor.reload();
  await expect(shown.getByText('Главный наладчик').first()).toBeAttached();

  await open(page, portfolio('/admin/experience'));
  const row = page.getByRole('listitem').filter({ hasText: company });
  await input.pick(page, row.getByRole('button', { name: /^Действия/ }), 'Удалить');
  await expect(row).toHaveCount(0);
  // The row disappears immediately, the message appears after the server's response.
  await expect(page.getByText(/^Удалено: «/).first()).toBeVisible();
  await visitor.reload();
  await expect(shown.getByText(company)).toHaveCount(0);
});
