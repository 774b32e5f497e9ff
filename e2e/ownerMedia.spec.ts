// A file is described in both languages, found by either, and adds each to the texts: docs/behaviour.md, B59.
import { expect, expectAccessible } from './support/fixtures.ts';
import { expectNarrow } from './support/inputMethods.ts';
import { inEveryWay, open } from './support/ownerTest.ts';

const picture = 'packages/server/sample/pictures/weather.webp';

inEveryWay(
  'a file is described in both languages, and each text gets the description in its own',
  { face: 'blog', way: 'phone' },
  async (path) => {
    const { page, input, blog } = path;
    const [russian, english] = [path.name('Погода'), path.name('Weather')];
    await open(page, blog('/admin/media'));
    await input.attach(page, page.getByRole('button', { name: 'Загрузить' }), picture);
    await input.press(page.getByRole('button', { name: 'Открыть: weather.webp' }).first());
    const dialog = page.getByRole('dialog');
    await input.write(dialog.getByLabel('Что на картинке, по-русски'), russian);
    await input.write(dialog.getByLabel('Что на картинке, по-английски'), english);
    await expectAccessible(page);
    await expectNarrow(page);
    await input.press(dialog.getByRole('button', { name: 'Сохранить описания' }));
    await expect(dialog).toBeHidden();
    await open(page, blog(`/admin/media?q=${encodeURIComponent(english.toLowerCase())}`));
    await expect(page.getByRole('button', { name: `Открыть: ${russian}` })).toBeVisible();

    await open(page, blog('/posts/create'));
    await input.write(page.getByRole('textbox', { name: 'Заголовок' }), path.name('Описанная картинка'));
    const insert = async (): Promise<void> => {
      await input.press(page.getByRole('button', { name: 'Из файлов сайта' }).first());
      await input.press(page.getByRole('button', { name: `Выбрать: ${russian}` }));
      await input.press(page.getByRole('button', { name: 'Вставить (1)' }));
      await expect(page.getByRole('dialog')).toBeHidden();
    };
    const text = page.getByRole('textbox', { name: 'Текст', exact: true });
    await insert();
    await expect(text).toContainText(`![${russian}](/media/`);
    await expect(page).toHaveURL(/\/edit$/);
    await input.press(page.getByRole('group', { name: 'Вид' }).getByRole('button', { name: /^EN:/ }));
    await insert();
    await expect(text).toContainText(`![${english}](/media/`);
  },
);
