// A talk is added in both languages, read on the CV page, reordered, deleted and restored.
import { expect, expectAccessible } from './support/fixtures.ts';
import { expectNarrow } from './support/inputMethods.ts';
import { inEveryWay, open, undo } from './support/ownerTest.ts';

inEveryWay(
  'a talk is added to the CV, read and searched, reordered, deleted and restored',
  { face: 'portfolio', way: 'keyboard' },
  async (path) => {
    const { page, visitor, input, portfolio, blog, name } = path;
    const [title, english] = [name('Доклад'), name('Talk')];
    await open(page, portfolio('/admin/resume'));
    await expectNarrow(page);
    await input.press(page.getByRole('link', { name: 'Добавить в раздел «Доклады и публикации»' }));
    const dialog = page.getByRole('dialog');
    await input.press(dialog.getByRole('button', { name: 'Добавить' }));
    await expect(dialog).toContainText('Заполните хотя бы на одном языке');
    await expectAccessible(page);
    const russian = dialog.getByRole('group', { name: 'По-русски' });
    await input.write(russian.getByLabel(/^Название/), title);
    await input.write(dialog.getByRole('group', { name: 'По-английски' }).getByLabel(/^Название/), english);
    await input.write(dialog.getByLabel(/^Дата/), '2025-03');
    await input.press(dialog.getByRole('button', { name: 'Добавить' }));
    await expect(dialog).toBeHidden();

    await visitor.goto(portfolio('/'));
    await visitor.getByRole('link', { name: 'CV', exact: true }).click();
    await expect(visitor).toHaveURL(portfolio('/resume'));
    const talks = visitor.getByRole('region', { name: 'Доклады и публикации' });
    await expect(talks).toContainText(title);
    await expect(talks).toContainText('март 2025');
    await visitor.goto(portfolio('/en/resume'));
    await expect(visitor.getByRole('region', { name: 'Talks and publications' })).toContainText(english);

    // The search links to its entry.
    await visitor.goto(`${blog('/en/posts')}?q=${encodeURIComponent(english)}`);
    await expect(visitor.getByText('Talks and publications')).toBeVisible();
    await visitor.getByRole('link', { name: english }).click();
    await expect(visitor).toHaveURL(/\/en\/resume#entry-[0-9a-f-]{36}$/);
    await expect(visitor.locator(':target')).toContainText(english);
    await expect(visitor.locator(':target')).toBeInViewport();

    // A new entry comes first, and is moved down.
    await input.pick(page, page.getByRole('button', { name: `Действия: ${title}` }), 'Ниже');
    await expect(page.getByText('Порядок сохранён')).toBeVisible();
    const names = await visitor.evaluate(async () => {
      const { publications } = (await (await fetch('/en/resume.json')).json()) as {
        publications: { name: string }[];
      };
      return publications.map((entry) => entry.name);
    });
    expect(names.indexOf(english)).toBe(1);

    await input.pick(page, page.getByRole('button', { name: `Действия: ${title}` }), 'Удалить');
    await expect(page.getByRole('link', { name: title })).toBeHidden();
    await undo(path, title);
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('main')).toContainText(english);
  },
);
