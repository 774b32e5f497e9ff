// The page of a project: read without scripts, indexed by machines, reached from the home page and left again.
import { expect, expectAccessible, hydrated, test } from './support/fixtures.ts';

const path = '/projects/teplo-goroda';
const languages = [
  {
    language: 'ru',
    path,
    title: 'Алексей Заречный — Software Engineer Portfolio — Проект «Тепло города»',
    heading: 'Тепло города',
    texts: ['Архитектор и разработчик', 'С чего началось', 'давление_подачи', 'минут до выезда бригады'],
    next: /Следующий.*Лист/s,
  },
  {
    language: 'en',
    path: `/en${path}`,
    title: 'Alexey Zarechny — Software Engineer Portfolio — Project “City heat”',
    heading: 'City heat',
    texts: ['Architect and developer', 'How it began', 'supply_pressure', 'minutes until a crew leaves'],
    next: /Next.*Leaf/s,
  },
] as const;

test.describe('the first response, without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const { language, path: at, title, heading, texts, next } of languages) {
    test(`has all texts of the project and its metadata, ${language}`, async ({ page, site }) => {
      const answer = await page.goto(site.at('portfolio', at));
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      for (const text of texts) await expect(page.locator('main')).toContainText(text);
      await expect(page.locator('main img').first()).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.at('portfolio', at));
      for (const other of [...languages, { language: 'x-default', path }])
        await expect(page.locator(`link[hreflang=${other.language}]`)).toHaveAttribute(
          'href',
          site.at('portfolio', other.path),
        );
      await expect(page.getByRole('link', { name: next })).toBeVisible();
    });
  }

  test('an unknown project address answers 404 with the portfolio’s not-found page', async ({
    page,
    site,
    complaints,
  }) => {
    const answer = await page.goto(site.at('portfolio', '/projects/no-such-project'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
    complaints.splice(0);
  });
});

test('the home page opens a project by keyboard, and back returns to its link', async ({ page, site }) => {
  await page.goto(site.at('portfolio'));
  await hydrated(page);
  const link = page.locator('#projects').getByRole('link', { name: 'Тепло города', exact: true });
  await link.focus();
  // The page scrolls smoothly: a reader presses the key once the link is visible.
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site.at('portfolio', path));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Тепло города');
  await expect(page).toHaveTitle(/Проект «Тепло города»$/);
  await page.goBack();
  await expect(page).toHaveURL(site.at('portfolio'));
  await expect(link).toBeInViewport();
  await link.click();
  await page.getByRole('link', { name: /^Следующий\s*Лист/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Лист: датчики для теплиц');
  await page.getByRole('link', { name: 'Все проекты' }).click();
  await expect(page).toHaveURL(site.at('portfolio', '/#projects'));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('the project page is accessible and does not scroll sideways at 360 and 1280 px', async ({
      page,
      site,
    }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(site.at('portfolio', path));
        await hydrated(page);
        await expectAccessible(page);
        const room = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(room).toBe(0);
      }
    });
  });
}

test('the title of the next project is below its label, on a phone and on a desktop', async ({
  page,
  site,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.at('portfolio', path));
    const [name, title] = await page
      .getByRole('link', { name: languages[0].next })
      .locator('> span')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    expect(title?.top).toBeGreaterThanOrEqual(name?.bottom ?? Infinity);
  }
});

test('before and after pictures are side by side at equal height, and stacked on a phone', async ({
  page,
  site,
}) => {
  const image = page.locator('.before-after img');
  const boxes = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.at('portfolio', path));
    await image.first().scrollIntoViewIfNeeded();
    const text = await page.locator('.callout-decision').first().boundingBox();
    const [before, after] = await image.evaluateAll((images) =>
      images.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    if (!before || !after || !text) throw new Error('The project has lost a picture or a decision.');
    return { before, after, text };
  };
  for (const width of [768, 1024, 1280, 1920]) {
    const { before, after, text } = await boxes(width);
    expect(after.top).toBe(before.top);
    expect(after.height).toBe(before.height);
    expect(after.left).toBeGreaterThan(before.right);
    // Wider than the text if the page has room.
    expect(after.right - text.x - text.width > 100).toBe(width >= 1280);
  }
  const { before, after } = await boxes(360);
  expect(after.left).toBe(before.left);
  expect(after.top).toBeGreaterThan(before.bottom);
});

test('gallery pictures in a row have equal height, and are stacked on a phone', async ({ page, site }) => {
  const image = page.locator('.gallery img');
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.at('portfolio', path));
    await page.getByRole('link', { name: languages[0].next }).click();
    await expect(image).toHaveCount(3);
    await image.first().scrollIntoViewIfNeeded();
    const boxes = await image.evaluateAll((images) =>
      images.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    const [first, ...others] = boxes;
    for (const [at, box] of others.entries()) {
      const before = boxes[at];
      if (!first || !before) throw new Error('The gallery has lost a picture.');
      expect(Math.abs(box.height - first.height) < 1).toBe(width > 360);
      expect(width > 360 ? box.left > before.right : box.top > before.bottom).toBe(true);
    }
  }
});

test('a page without before-after, gallery and decision blocks does not contain their styles', async ({
  page,
  site,
}) => {
  const styles = /\.before-after|\.gallery|callout-decision/;
  const html = async (at: string) => (await page.goto(site.at('portfolio', at)))?.text();
  expect(await html(path)).toMatch(styles);
  expect(await html('/')).not.toMatch(styles);
});
