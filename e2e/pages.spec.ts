// A page of the owner is created in both languages, added to the menu, read on its face, found, and absent from lists.
import { askServer } from './support/askServer.ts';
import { expect, test } from './support/fixtures.ts';
import { expectNarrow, tick } from './support/inputMethods.ts';
import { inEveryWay, open } from './support/ownerTest.ts';

test.describe('the page of the sample', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, prefix, title] of [
    ['ru', '', 'Чем пользуюсь'],
    ['en', '/en', 'Uses'],
  ] as const) {
    test(`is complete without scripts and has its metadata, ${language}`, async ({ page, site }) => {
      const answer = await page.goto(site.at('blog', `${prefix}/uses`));
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(new RegExp(` — ${title}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('main time')).toHaveCount(0);
      await expect(page.locator('main footer')).toHaveCount(0);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        site.at('blog', `${prefix}/uses`),
      );
      await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', site.at('blog', '/en/uses'));
      await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'website');
      expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain('"WebPage"');
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
      const { pathname, search } = new URL(picture ?? '');
      expect((await askServer(site.port, 'blog', pathname + search)).status).toBe(200);
      const menu = page.getByRole('navigation').first();
      await expect(menu.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
    });
  }

  test('exists on one face only, at a single address', async ({ site }) => {
    expect((await askServer(site.port, 'portfolio', '/uses')).status).toBe(404);
    const { status, to } = await askServer(site.port, 'blog', '/uses/');
    expect([status, to]).toEqual([308, '/uses']);
    expect((await askServer(site.port, 'blog', '/post/uses')).status).toBe(404);
  });

  test('is in the sitemap, but in no list, feed or home page', async ({ site }) => {
    for (const path of [
      '/',
      '/posts',
      '/en/posts',
      '/feed.xml',
      '/atom.xml',
      '/feed.json',
      '/sitemap-posts-1.xml',
    ]) {
      const { status, body } = await askServer(site.port, 'blog', path);
      expect(status, path).toBe(200);
      const main = /<main[^]*<\/main>/.exec(body)?.[0] ?? body;
      expect(main, path).not.toContain('Чем пользуюсь');
      expect(main, path).not.toContain('/uses');
    }
    expect((await askServer(site.port, 'blog', '/sitemap-pages.xml')).body).toContain('/en/uses<');
    expect((await askServer(site.port, 'portfolio', '/sitemap.xml')).body).not.toContain('/uses');
  });
});

inEveryWay(
  'a page is written in two languages, published, and found in the menu and the search',
  { face: 'blog', way: 'keyboard' },
  async (path) => {
    const { page, visitor, input, way, blog, portfolio, name, forgive } = path;
    const title = name('Выступления');
    const address = `talks-${way}`;
    await open(page, blog('/admin/pages'));
    await expect(page.getByRole('link', { name: 'Чем пользуюсь' })).toBeVisible();
    await expectNarrow(page);
    await input.press(page.getByRole('main').getByRole('link', { name: 'Новая страница' }));
    const text = (language: string) => page.getByRole('region', { name: language, exact: true });
    await input.write(text('Русский').getByRole('textbox', { name: 'Заголовок' }), title);
    await input.write(
      text('Русский').getByRole('textbox', { name: 'Текст', exact: true }),
      'Слово кракозябра.',
    );
    await expect(page).toHaveURL(/\/posts\/[\da-f-]{36}\/edit/);
    await input.press(page.getByRole('group', { name: 'Вид' }).getByRole('button', { name: /^EN:/ }));
    await input.write(text('Английский').getByRole('textbox', { name: 'Заголовок' }), `${title} EN`);
    await input.write(text('Английский').getByRole('textbox', { name: 'Текст', exact: true }), 'Words.');

    await input.press(page.getByRole('button', { name: /^Сведения/ }));
    await expect(page.getByRole('textbox', { name: /^Метки/ })).toHaveCount(0);
    await page.getByLabel('Где стоит страница').selectOption('portfolio');
    await tick(input, page.getByRole('checkbox', { name: 'В меню' }));
    const slug = page.getByRole('textbox', { name: /^Адрес/ });
    await input.write(slug, 'projects');
    await expect(page.getByText('Этот адрес занят самим сайтом: выберите другой.').first()).toBeVisible();
    forgive(422, '/api/v1/posts/');
    await input.write(slug, address);
    await expect(page.getByText(/^Сохранено/).first()).toBeVisible();
    await expectNarrow(page);
    await input.press(page.getByRole('button', { name: /^Закрыть/ }));

    for (const language of ['Английский', 'Русский']) {
      const short = language === 'Русский' ? /^RU:/ : /^EN:/;
      await input.press(page.getByRole('group', { name: 'Вид' }).getByRole('button', { name: short }));
      await input.pick(
        page,
        text(language).getByRole('button', { name: `Действия: ${language}` }),
        'Проверить и опубликовать…',
      );
      const sheet = page.getByRole('dialog');
      await input.press(sheet.getByRole('button', { name: 'Опубликовать', exact: true }));
      await expect(sheet).toBeHidden();
    }

    await visitor.goto(portfolio('/'));
    await visitor.getByRole('navigation').first().getByRole('link', { name: title }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(new URL(visitor.url()).pathname).toBe(`/${address}`);
    await visitor.getByRole('link', { name: 'English', exact: true }).first().click();
    await expect(visitor.getByRole('heading', { level: 1, name: `${title} EN` })).toBeVisible();
    await visitor.goto(blog('/posts'));
    await expect(visitor.getByText(title)).toHaveCount(0);
    await visitor.goto(blog('/posts?q=кракозябра'));
    await visitor.getByRole('link', { name: title }).click();
    await expect(visitor).toHaveURL(portfolio(`/${address}`));

    await open(page, blog('/admin/pages'));
    await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('в меню');
    await open(page, blog('/login'));
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  },
);
