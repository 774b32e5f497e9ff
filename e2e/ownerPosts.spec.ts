// A post in two languages is written, given a picture, published, changed, scheduled, unpublished and deleted.
import type { Page } from '@playwright/test';
import { expect } from './support/fixtures.ts';
import { expectNarrow } from './support/inputMethods.ts';
import type { OwnerPath } from './support/ownerTest.ts';
import { inEveryWay, open, undo } from './support/ownerTest.ts';

const picture = 'packages/server/sample/pictures/weather.webp';
const pane = (page: Page, language: 'Русский' | 'Английский') =>
  page.getByRole('region', { name: language, exact: true });

/** The names of the language buttons. */
const views = { Русский: /^RU:/, Английский: /^EN:/ } as const;

async function turnTo({ page, input }: OwnerPath, language: 'Русский' | 'Английский'): Promise<void> {
  const field = pane(page, language).getByRole('textbox', { name: 'Заголовок' });
  if (!(await field.isVisible())) {
    await input.press(
      page.getByRole('group', { name: 'Вид' }).getByRole('button', { name: views[language] }),
    );
  }
  await field.waitFor();
}

async function publish(
  { page, input }: OwnerPath,
  language: 'Русский' | 'Английский',
  at?: string,
): Promise<void> {
  await input.pick(
    page,
    pane(page, language).getByRole('button', { name: `Действия: ${language}` }),
    'Проверить и опубликовать…',
  );
  const sheet = page.getByRole('dialog');
  if (at) {
    await input.press(sheet.getByRole('radio', { name: 'В назначенное время' }));
    // The platform's own picker: how its parts are typed depends on the machine's language.
    await sheet.getByLabel('Дата и время').fill(at);
  }
  await input.press(sheet.getByRole('button', { name: at ? 'Запланировать' : 'Опубликовать', exact: true }));
  await expect(sheet).toBeHidden();
}

inEveryWay(
  'a post in two languages is written, published, scheduled, unpublished, deleted and restored',
  { face: 'blog', way: 'phone' },
  async (path) => {
    const { page, visitor, input, blog, name } = path;
    const title = name('Заметка');
    const english = name('Note');
    await open(page, blog('/posts/create'));
    await expectNarrow(page);
    await turnTo(path, 'Русский');
    const russian = pane(page, 'Русский');
    await input.write(russian.getByRole('textbox', { name: 'Заголовок' }), title);
    await input.press(page.getByRole('button', { name: /^Сведения/ }));
    await input.write(page.getByRole('textbox', { name: 'Краткое описание, русский' }), 'О погоде за окном');
    await input.press(page.getByRole('button', { name: /^Закрыть/ }));
    await input.write(russian.getByRole('textbox', { name: 'Текст', exact: true }), 'Первый абзац.');
    // A title and the first words of the text become a draft automatically, and the focus stays.
    await expect(page).toHaveURL(/\/posts\/[\da-f-]{36}\/edit$/);
    await expect(page.getByRole('button', { name: 'Опубликовать…', exact: true })).toBeVisible();
    await expect(russian.getByRole('textbox', { name: 'Текст', exact: true })).toBeFocused();

    await input.attach(page, russian.getByRole('button', { name: 'Картинка' }), picture);
    const text = russian.getByRole('textbox', { name: 'Текст', exact: true });
    await expect(text).toContainText('/media/');
    await turnTo(path, 'Английский');
    const other = pane(page, 'Английский');
    await input.write(other.getByRole('textbox', { name: 'Заголовок' }), english);
    await input.write(other.getByRole('textbox', { name: 'Текст', exact: true }), 'The first paragraph.');
    await expect(page.getByText(/^Сохранено/).first()).toBeVisible();
    await expectNarrow(page);

    await turnTo(path, 'Русский');
    await publish(path, 'Русский');
    await visitor.goto(blog('/posts'));
    await visitor.getByRole('link', { name: title }).first().click();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByRole('article').locator('img').first()).toBeVisible();
    const address = visitor.url();
    await visitor.goto(blog('/en/posts'));
    await expect(visitor.getByText(english)).toHaveCount(0);

    await turnTo(path, 'Английский');
    await publish(path, 'Английский', '2035-01-01T12:00');
    await expect(other.getByText(/выйдет/)).toBeVisible();
    await visitor.goto(blog('/en/posts'));
    await expect(visitor.getByText(english)).toHaveCount(0);

    // A change of a published text waits until the owner publishes it.
    await turnTo(path, 'Русский');
    await input.write(text, 'Другой абзац.');
    await expect(page.getByText(/не опубликован/).first()).toBeVisible();
    await visitor.goto(address);
    await expect(visitor.getByRole('article')).not.toContainText('Другой абзац.');

    await input.pick(page, russian.getByRole('button', { name: 'Действия: Русский' }), 'Снять с публикации');
    await expect(page.getByText('Снято с публикации').first()).toBeVisible();
    await visitor.goto(blog('/posts'));
    await expect(visitor.getByText(title)).toHaveCount(0);

    await input.pick(page, page.getByRole('button', { name: 'Действия с постом' }), 'Удалить пост');
    await expect(page).toHaveURL(blog('/login'));
    await expect(page.getByText(`Пост «${title}» удалён`)).toBeVisible();
    await undo(path, `Пост «${title}» удалён`);
    await expect(page).toHaveURL(/\/posts\/[\da-f-]{36}\/edit$/);
    await turnTo(path, 'Русский');
    await expect(text).toContainText('Другой абзац.');
    await open(page, blog('/login'));
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  },
);
