// An old address is redirected to a page, a reader of an old link arrives, and a deleted redirect is restored.
import { expect, expectAccessible } from './support/fixtures.ts';
import { expectNarrow } from './support/inputMethods.ts';
import { inEveryWay, open, undo } from './support/ownerTest.ts';

inEveryWay(
  'a redirect is added, changed, deleted and restored; an address of the site is refused',
  { face: 'blog', way: 'phone' },
  async (path) => {
    const { page, visitor, input, blog, name } = path;
    const old = `/2014/09/${name('x').replaceAll(' ', '-')}`;
    await open(page, blog('/admin/redirects'));
    await expectNarrow(page);
    await input.press(page.getByRole('link', { name: 'Добавить' }));
    const dialog = page.getByRole('dialog');
    await input.write(dialog.getByRole('textbox', { name: 'Откуда', exact: true }), '/posts');
    const target = dialog.getByRole('textbox', { name: 'Куда', exact: true });
    await input.write(target, '/posts');
    // Enter in a field submits the form.
    await target.press('Enter');
    await expect(dialog).toContainText('По этому адресу отвечает сам сайт.');
    path.forgive(422, '');
    await expectAccessible(page);
    await input.write(dialog.getByRole('textbox', { name: 'Откуда', exact: true }), `${old}.html`);
    await input.press(dialog.getByRole('button', { name: 'Добавить' }));
    await expect(dialog).toBeHidden();
    await expectNarrow(page);

    await visitor.goto(blog(`${old}.html?utm_source=letter`));
    await expect(visitor).toHaveURL(blog('/posts'));

    await input.press(page.getByRole('link', { name: old }));
    await input.write(target, '/');
    await input.press(dialog.getByRole('button', { name: 'Сохранить' }));
    await expect(dialog).toBeHidden();
    await visitor.goto(blog(old), { waitUntil: 'commit' });
    await expect(visitor).toHaveURL(blog('/'));

    await input.press(page.getByRole('button', { name: `Удалить переадресацию с ${old}` }));
    await expect(page.getByRole('link', { name: old })).toBeHidden();
    await expect(async () => {
      const { status } = await visitor.evaluate(
        async (address) => ({ status: (await fetch(address, { cache: 'no-store' })).status }),
        old,
      );
      expect(status).toBe(404);
    }).toPass();
    path.forgive(404, 'visitor');
    await undo(path, old);
    await expect(page.getByRole('link', { name: old })).toBeVisible();
  },
);
