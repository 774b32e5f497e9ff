// Two posts become a series, in an editor and on the screen of series; it is read, deleted and restored.
import { expect } from './support/fixtures.ts';
import { expectNarrow } from './support/inputMethods.ts';
import { inEveryWay, open, undo, undoNotice } from './support/ownerTest.ts';

inEveryWay(
  'a series is created in the editor, read, reordered, deleted and restored',
  { face: 'blog', way: 'keyboard' },
  async (path) => {
    const { page, visitor, input, blog, name } = path;
    const title = name('Серия');
    const [first, second] = ['one-table-is-a-queue', 'typed-contract'] as const;
    const ask = (address: string): Promise<unknown> =>
      visitor.evaluate(async (from) => (await fetch(from)).json(), address);
    const edit = async (slug: string) => {
      await visitor.goto(blog(`/post/${slug}`));
      const { id } = (await ask(`/api/v1/posts/slug/${slug}/`)) as { id: string };
      await open(page, blog(`/posts/${id}/edit`));
      await input.press(page.getByRole('button', { name: /^Сведения/ }));
    };

    await edit(first);
    await page.getByLabel(/^Серия/).selectOption('Новая серия…');
    await input.write(page.getByLabel('Название серии'), title);
    await input.press(page.getByRole('button', { name: 'Создать серию' }));
    await expect(page.getByLabel(/^Серия/)).toHaveValue(/./);
    await edit(second);
    await page.getByLabel(/^Серия/).selectOption(title);
    await expect(page.getByLabel('Часть', { exact: true })).toHaveValue(/./);

    await visitor.goto(blog(`/post/${second}`));
    const series = visitor.getByRole('navigation', { name: 'Серия' });
    await expect(series).toContainText('Часть 2 из 2');
    await series.getByText('Все части').click();
    await expect(series.locator('[aria-current=page]')).toHaveText(/^Контракт/);
    await expect(visitor.getByRole('link', { name: /^Следующий/ })).toHaveCount(0);
    await visitor.getByRole('link', { name: /^Предыдущий/ }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Очередь');
    await expect(visitor.getByRole('navigation', { name: 'Серия' })).toContainText('Часть 1 из 2');

    await open(page, blog(`/admin/series?q=${encodeURIComponent(title)}`));
    await expectNarrow(page);
    await input.press(page.getByRole('link', { name: title }));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Часть «Очередь/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.getByText('Порядок сохранён')).toBeVisible();
    await input.write(dialog.getByLabel('Название по-английски'), name('Series'));
    await input.press(dialog.getByRole('button', { name: 'Сохранить' }));
    await expect(dialog).toBeHidden();

    await visitor.reload();
    const { items } = (await ask('/api/v1/series/')) as {
      items: { slug: string; titles: { ru: string | null } }[];
    };
    const slug = items.find(({ titles }) => titles.ru === title)?.slug ?? '';
    await visitor.goto(blog(`/en/series/${slug}`));
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(name('Series'));
    await expect(visitor.getByRole('main').getByRole('heading', { level: 2 })).toContainText([
      /contract/i,
      /queue/i,
    ]);
    await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', blog(`/en/series/${slug}`));

    await input.press(page.getByRole('button', { name: `Удалить серию «${title}»` }));
    await expect(undoNotice(path, title)).toBeVisible();
    await visitor.goto(blog(`/series/${slug}`));
    await expect(visitor.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
    path.forgive(404, 'visitor');
    await undo(path, title);
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(title);
  },
);
