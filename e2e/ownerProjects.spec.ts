// The owner's projects are created, given a cover, moved, hidden, deleted and restored, and visitors see each change.
import { expect } from './support/fixtures.ts';
import { expectNarrow, tick } from './support/inputMethods.ts';
import { inEveryWay, open, undo } from './support/ownerTest.ts';

const picture = 'packages/server/sample/pictures/heat.webp';

inEveryWay(
  'a project is created with a cover, reordered, hidden, deleted and restored',
  { face: 'portfolio', way: 'phone' },
  async (path) => {
    const { page, visitor, input, portfolio, name } = path;
    const title = name('Проект');
    await open(page, portfolio('/admin/projects'));
    await input.press(page.getByRole('link', { name: 'Новый проект' }));
    await input.write(page.getByRole('textbox', { name: 'Название' }).first(), title);
    await input.write(page.getByRole('textbox', { name: 'Итог одной строкой' }).first(), 'Стало тише');
    await tick(input, page.getByRole('checkbox', { name: 'Показывать на сайте' }));
    await input.attach(page, page.getByRole('button', { name: 'Выбрать файл' }), picture);
    await input.press(page.getByRole('button', { name: 'Сохранить' }));
    await expect(page.getByText('Проект создан').first()).toBeVisible();
    await expectNarrow(page);
    const cover = page.getByRole('group', { name: 'Обложка' });
    await expect(cover.getByRole('button', { name: 'Убрать' })).toBeVisible();
    await input.press(cover.getByRole('button', { name: 'Убрать' }));
    await expect(cover.getByRole('button', { name: 'Убрать' })).toBeHidden();
    await input.press(cover.getByRole('button', { name: 'Из файлов сайта' }));
    await expectNarrow(page);
    await input.press(page.getByRole('dialog').getByRole('button', { name: 'Выбрать: heat.webp' }).first());
    await expect(cover.getByRole('button', { name: 'Убрать' })).toBeVisible();

    await open(page, portfolio('/admin/projects'));
    const row = page.getByRole('listitem').filter({ hasText: title });
    const menu = row.getByRole('button', { name: `Действия: ${title}` });
    await expectNarrow(page);
    const rows = page.getByRole('list', { name: 'Проекты' }).getByRole('listitem');
    // A new project comes first.
    await expect(rows.first()).toContainText(title);
    for (const [way, place] of [
      ['Ниже', rows.nth(1)],
      ['В начало', rows.first()],
    ] as const) {
      const ordered = page.waitForResponse('**/api/v1/projects/reorder/');
      await input.pick(page, menu, way);
      expect((await ordered).ok()).toBe(true);
      await expect(place).toContainText(title);
    }

    await visitor.goto(portfolio());
    const shown = visitor.locator('#projects');
    await expect(shown.getByText(title)).toBeVisible();

    await input.pick(page, menu, 'Скрыть с сайта');
    await expect(row.getByText('Скрыто')).toBeVisible();
    await visitor.reload();
    await expect(shown).toBeVisible();
    await expect(shown.getByText(title)).toHaveCount(0);
    await input.pick(page, menu, 'Показать на сайте');
    await expect(row.getByText('Скрыто')).toBeHidden();

    await input.pick(page, menu, 'Удалить');
    await expect(row).toHaveCount(0);
    await expect(page.getByText(`Удалено: «${title}»`)).toBeVisible();
    await visitor.reload();
    await expect(shown).toBeVisible();
    await expect(shown.getByText(title)).toHaveCount(0);
    await undo(path, `Удалено: «${title}»`);
    await expect(page.getByText(`Возвращено: «${title}»`)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Проекты' }).getByRole('listitem').first()).toContainText(
      title,
    );
    await visitor.reload();
    await expect(shown.getByText(title)).toBeVisible();
  },
);
