// The blog's owner writes, changes and reads a post.
import { expect, expectAccessible, signIn, test } from './support/fixtures.ts';

test.use({ writer: 'owner' });

test('a post is written in Markdown, edited, published and read', async ({ page, site }) => {
  await page.goto(site.at('blog', '/login'));
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Посты' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Новый пост' }).first().click();
  await expect(page).toHaveURL(site.at('blog', '/posts/create'));

  const name = `Проверка связи ${Date.now()}`;
  await page.getByLabel('Заголовок').first().fill(name);
  await page
    .getByLabel('Текст')
    .first()
    .fill('## Раздел\n\nТекст с **важным** словом.\n\n```ts\nconst answer = 42;\n```\n');
  // It becomes a draft automatically, and the focus stays in the text.
  await expect(page).toHaveURL(/\/posts\/[0-9a-f-]{36}\/edit$/);
  await expect(page.getByLabel('Текст').first()).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Заголовок').first().fill(`${name}, исправлено`);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText(/^Сохранено/).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Опубликовать…/ })
    .first()
    .click();
  const published = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Опубликовать/ })
    .click();
  const post = (await (await published).json()) as { slug: string };

  await page.goto(site.at('blog', `/post/${post.slug}`));
  await expect(page.getByRole('heading', { level: 1, name: `${name}, исправлено` })).toBeVisible();
  await expect(page).toHaveTitle(`AleBlog — Блог Алексей Заречный — Пост «${name}, исправлено»`);
  await expect(page.locator('strong', { hasText: 'важным' })).toBeVisible();
  await expect(page.locator('pre code')).toContainText('const answer = 42;');
  await expectAccessible(page);
});
