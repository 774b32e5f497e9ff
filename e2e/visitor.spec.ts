// The exact texts for visitors in both languages, with scripts and without: docs/behaviour.md, B5, B10 and B32.
import { isWhole } from '../scripts/support/isWhole.ts';
import { everyPublicPage } from '../scripts/support/publicPages.ts';
import { expect, expectAccessible, hydrated, test } from './support/fixtures.ts';

interface PageCase {
  face: 'portfolio' | 'blog';
  path: string;
  title: string;
  texts: readonly string[];
  status?: number;
}

const pages: readonly PageCase[] = [
  {
    face: 'portfolio',
    path: '/',
    title: 'Алексей Заречный — Software Engineer Portfolio',
    texts: [
      'Software Engineer / Fullstack & IoT Developer',
      'Скачать CV',
      'Связаться',
      'Проекты',
      'Опыт работы',
      'Контакты',
      'Демо',
      'Показать ещё',
      'настоящее время',
      'GitHub',
    ],
  },
  {
    face: 'portfolio',
    path: '/en',
    title: 'Alexey Zarechny — Software Engineer Portfolio',
    texts: [
      'Download CV',
      'Contact',
      'Projects',
      'Experience',
      'Contacts',
      'CV',
      'Demo',
      'Present',
      'GitHub',
    ],
  },
  { face: 'blog', path: '/', title: 'AleBlog — Блог Алексей Заречный', texts: ['Все посты'] },
  { face: 'blog', path: '/en', title: "AleBlog — Alexey Zarechny's blog", texts: ['All posts'] },
  {
    face: 'blog',
    path: '/posts',
    title: 'AleBlog — Блог Алексей Заречный — Все посты',
    texts: ['Все посты'],
  },
  {
    face: 'blog',
    path: '/en/posts',
    title: "AleBlog — Alexey Zarechny's blog — All posts",
    texts: ['All posts'],
  },
  {
    face: 'portfolio',
    path: '/no/such/page',
    title: 'Алексей Заречный — Software Engineer Portfolio — Страница не найдена',
    texts: ['Страница не найдена'],
    status: 404,
  },
  {
    face: 'blog',
    path: '/en/no-such-page',
    title: "AleBlog — Alexey Zarechny's blog — Page not found",
    texts: ['Page not found'],
    status: 404,
  },
];

/** Matches the whole text of an element, which may contain more for screen readers after a colon. */
function whole(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:$|:)`);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const { face, path, title, texts, status = 200 } of pages) {
      test(`${face} ${path} shows its title and texts`, async ({ page, site, complaints }) => {
        const answer = await page.goto(site.at(face, path));
        expect(answer?.status()).toBe(status);
        if (javaScriptEnabled) await hydrated(page);
        await expect(page).toHaveTitle(title);
        await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/en') ? 'en' : 'ru');
        for (const text of texts) await expect(page.getByText(whole(text)).first()).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(page);
        // The browser itself reports the status of a missing page.
        if (status === 404) complaints.splice(0, 1);
      });
    }

    test('a post opens from the list with its title and heading', async ({ page, site }) => {
      await page.goto(site.at('blog', '/posts'));
      await page.locator('main a[href*="/post/"]').first().click();
      await expect(page).toHaveURL(/\/post\/[a-z0-9-]+$/);
      await expect(page).toHaveTitle(/^AleBlog — Блог Алексей Заречный — Пост «.+»$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every public page is accessible, ${colorScheme}`, async ({ page, site, complaints }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const pages = await everyPublicPage(site.port);
    for (const { name, language, url } of pages) {
      if (!isWhole && language === 'en') continue;
      await test.step(`${name}, ${language}`, async () => {
        await page.goto(url);
        await hydrated(page);
        await expectAccessible(page);
        // The browser itself reports the status of a missing page.
        if (name === 'not found') complaints.splice(0, 1);
      });
    }
  });
}

test('the browser does not repeat the API calls that the server made', async ({ page, site }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  for (const [face, path] of [
    ['portfolio', '/'],
    ['blog', '/'],
    ['blog', '/posts'],
  ] as const) {
    await page.goto(site.at(face, path));
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  expect(calls).toEqual([]);
});

test('the language link leads to the same page in the other language', async ({ page, site }) => {
  await page.goto(site.at('blog', '/posts'));
  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Язык', exact: true })
    .getByRole('link', { name: 'English' })
    .click();
  await expect(page).toHaveURL(site.at('blog', '/en/posts'));
  await expect(page.getByRole('heading', { level: 1, name: 'All posts' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the language link at the end of a post leads to the same section of the other text', async ({
  page,
  site,
}) => {
  await page.goto(site.at('blog', '/post/updates-over-the-air'));
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(site.at('blog', '/en/post/updates-over-the-air#itog'));
  await expect(page.getByRole('heading', { name: 'What came of it' })).toBeInViewport();
});

test('a new page starts at the top with the focus in main, and back restores the scroll position', async ({
  page,
  site,
}) => {
  await page.goto(site.at('blog', '/posts'));
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await page.waitForFunction(() => window.scrollY === 400);
  // Late fonts may have moved the page a little, and its scroll position with it.
  const left = await page
    .locator('main a[href*="/post/"]')
    .nth(4)
    .evaluate((link: HTMLElement) => {
      link.click();
      return window.scrollY;
    });
  expect(Math.abs(left - 400)).toBeLessThan(10);
  await expect(page).toHaveURL(/\/post\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(site.at('blog', '/posts'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('on a page reached by a link, back returns from an anchor to the place of its link', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site.at('blog', '/posts'));
  await hydrated(page);
  await page.locator('main a[href$="/post/one-table-is-a-queue"]').first().click();
  await expect(page).toHaveURL(/one-table-is-a-queue$/);
  await expect(page.locator('main')).toBeFocused();
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(async () => {
    window.scrollTo({ top: 300, behavior: 'instant' });
    // Pages hear of it with the next frame, and nobody presses earlier.
    await new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await expect.poll(top).toBeGreaterThan(200);
  // What is laid out late moves the page a little, and its scroll position with it.
  const left = await page
    .getByRole('navigation', { name: 'Содержание' })
    .getByRole('link')
    .last()
    .evaluate((link: HTMLElement) => {
      const before = window.scrollY;
      link.click();
      return before;
    });
  await expect(page).toHaveURL(/#/);
  await expect.poll(top).toBeGreaterThan(1000);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  // The sections between have their true heights now.
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(100);
  await page.goForward();
  await expect.poll(top).toBeGreaterThan(1000);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(site.at('blog', '/posts'));
  await expect.poll(top).toBe(0);
});

test('«Показать ещё» on the home focuses the first new project, and back from it leads to the same list', async ({
  page,
  site,
}) => {
  await page.goto(site.at('portfolio'));
  await hydrated(page);
  const names = page.locator('#projects h3');
  await expect(names).toHaveCount(7);
  await page.getByRole('link', { name: 'Показать ещё' }).click();
  const added = names.nth(7).getByRole('link');
  await expect(added).toBeFocused();
  const { length } = await names.all();
  await added.click();
  await expect(page).toHaveURL(/\/projects\//);
  await page.goBack();
  await expect(page).toHaveURL(/show=19/);
  await expect(names).toHaveCount(length);
  await expect(added).toBeInViewport();
});

test('a fault in a page shows the error screen, not a connection error, and is reported to the server', async ({
  page,
  site,
  complaints,
}) => {
  await page.goto(site.at('blog', '/posts'));
  await hydrated(page);
  await page.route('**/api/v1/posts/slug/**', (route) => route.fulfill({ json: {} }));
  const reported = page.waitForRequest('**/api/faults');
  await page.locator('main a[href*="/post/"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Что-то сломалось' })).toBeVisible();
  const report: unknown = JSON.parse((await reported).postData() ?? '');
  expect(report).toMatchObject({
    page: expect.stringMatching(/^\/post\//),
    stack: expect.stringContaining('.js'),
  });
  expect((await (await reported).response())?.status()).toBe(204);
  expect(complaints.splice(0)).not.toEqual([]);
});

test('the long post is readable on a phone: emphasis is italic, and the lines of task items are aligned', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(site.at('blog', '/post/updates-over-the-air'));
  await expect(page.locator('main em').first()).toHaveCSS('font-style', 'italic');
  await expect(page.locator('main em').first()).toHaveCSS('font-synthesis-style', 'auto');
  // Where each line of each item starts, one line per distinct top.
  const items = await page.locator('main .task label').evaluateAll((labels) =>
    labels.map((label) => {
      const words = document.createRange();
      words.selectNodeContents(label);
      const lines = new Map<number, number>();
      for (const { top, left, width } of words.getClientRects())
        if (width > 20) lines.set(Math.round(top), Math.min(left, lines.get(Math.round(top)) ?? left));
      return [...lines.values()];
    }),
  );
  expect(Math.max(...items.map(({ length }) => length))).toBeGreaterThan(1);
  expect(Math.max(...items.flat()) - Math.min(...items.flat())).toBeLessThan(6);
});

test.describe('on a phone, which shows the links of headings always', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`texts are accessible, ${colorScheme}`, async ({ page, site }) => {
      await page.emulateMedia({ colorScheme });
      for (const [face, path] of [
        ['blog', '/post/updates-over-the-air'],
        ['blog', '/en/uses'],
        ['portfolio', '/projects/teplo-goroda'],
      ] as const) {
        await page.goto(site.at(face, path));
        await hydrated(page);
        await expect(page.locator('.heading-anchor').first()).toHaveCSS('opacity', '1');
        await expectAccessible(page);
      }
    });
});
