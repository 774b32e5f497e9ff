// A tag gets another English name, readers of either language see theirs, and a deleted tag is restored.
import { expect } from './support/fixtures.ts';
import { expectNarrow } from './support/inputMethods.ts';
import { inEveryWay, open, undo, undoNotice } from './support/ownerTest.ts';

inEveryWay(
  'a tag is renamed in English, deleted and restored',
  { face: 'blog', way: 'keyboard' },
  async (path) => {
    const { page, visitor, input, blog, name } = path;
    const english = name('hardware');
    await visitor.goto(blog('/en/posts'));
    await expect(visitor.getByRole('main')).not.toContainText('электроника');

    await open(page, blog('/admin/tags?q=электроника'));
    await expectNarrow(page);
    await input.press(page.getByRole('link', { name: 'электроника' }));
    const dialog = page.getByRole('dialog');
    await input.write(dialog.getByRole('textbox', { name: /^Имя по-английски/ }), english);
    await input.press(dialog.getByRole('button', { name: 'Сохранить' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: english })).toBeVisible();
    // Going back does not open the form again.
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/tags\?q=/);
    expect(page.url()).not.toContain('edit=');

    await visitor.goto(blog(`/en/tags/${encodeURIComponent(english)}`));
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(english);
    // A former name and the name in the other language lead to the same tag.
    for (const word of ['electronics', 'электроника']) {
      await visitor.goto(blog(`/en/tags/${encodeURIComponent(word)}`));
      await expect(visitor.getByRole('heading', { level: 1 })).toContainText(english);
    }
    await expect(visitor.getByRole('main')).not.toContainText('электроника');
    await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      blog(`/en/tags/${encodeURIComponent(english)}`),
    );

    await input.press(page.getByRole('button', { name: 'Удалить метку «электроника»' }));
    await expect(page.getByRole('link', { name: 'электроника' })).toBeHidden();
    await expect(undoNotice(path, 'электроника')).toBeVisible();
    await visitor.goto(blog(`/en/tags/${encodeURIComponent(english)}`));
    await expect(visitor.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    path.forgive(404, 'visitor');
    await undo(path, 'электроника');
    await expect(page.getByRole('link', { name: 'электроника' })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(english);
  },
);
