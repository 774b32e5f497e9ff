// A visitor's actions beyond reading: searching, filtering, opening a project, following a dead link.
import { expect, expectAccessible, hydrated, test } from './support/fixtures.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a search finds word forms, highlights them and is kept in the URL', async ({ page, site }) => {
      await page.goto(site.at('blog', '/posts'));
      if (javaScriptEnabled) await hydrated(page);
      await page.getByRole('searchbox').fill('очередью');
      await page.getByRole('button', { name: 'Найти' }).click();
      await expect(page).toHaveURL(site.at('blog', `/posts?${new URLSearchParams({ q: 'очередью' })}`));
      await expect(page.getByRole('status').filter({ hasText: 'Найден' })).toBeVisible();
      await expect(page.locator('main mark').first()).toHaveText(/очеред/i);
      if (javaScriptEnabled) await expectAccessible(page);
    });

    test('a query typed in the wrong keyboard layout is corrected', async ({ page, site }) => {
      await page.goto(site.at('blog', '/posts?q=jxthtlm'));
      await expect(page.getByText('показано найденное по «очередь»')).toBeVisible();
      await expect(page.locator('main mark').first()).toHaveText(/очеред/i);
      await page.getByRole('link', { name: 'Очистить' }).click();
      await expect(page).toHaveURL(site.at('blog', '/posts'));
      await expect(page.getByRole('searchbox')).toHaveValue('');
    });

    test('projects are filtered by technology, and the filter is cleared', async ({ page, site }) => {
      await page.goto(site.at('portfolio', '/?technology=Rust'));
      if (javaScriptEnabled) await hydrated(page);
      const titles = page.locator('#projects h3');
      await expect(titles).toHaveCount(2);
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole('list', { name: 'Технологии' }).getByRole('link', { name: 'Все' }).click();
      await expect(page).toHaveURL(site.at('portfolio', '/#projects'));
      await expect(titles).toHaveCount(7);
    });

    test('a project links to its page, and its old address redirects there', async ({ page, site }) => {
      await page.goto(site.at('portfolio'));
      if (javaScriptEnabled) await hydrated(page);
      await page.locator('#projects').getByRole('link', { name: 'Тепло города', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Тепло города' })).toBeVisible();
      const own = page.url();
      expect(own).toContain('/projects/');
      const answer = await fetch(`http://127.0.0.1:${site.port}/api/v1/projects/?limit=1`);
      const [first] = ((await answer.json()) as { items: { id: string }[] }).items;
      await page.goto(site.at('portfolio', `/?project=${first?.id}`));
      await expect(page).toHaveURL(own);
    });

    test('a mistyped post address answers 404 and offers similar or recent posts', async ({
      page,
      site,
      complaints,
    }) => {
      const answer = await page.goto(site.at('blog', '/post/one-tabel-is-a-queue'));
      expect(answer?.status()).toBe(404);
      if (javaScriptEnabled) await hydrated(page);
      // One page is sent for all missing addresses; the browser looks for similar ones.
      const offer = javaScriptEnabled ? 'Возможно, вы искали' : 'Недавние посты';
      await expect(page.getByRole('heading', { name: offer })).toBeVisible();
      if (!javaScriptEnabled) return void complaints.splice(0, 1);
      await page.locator('main a[href*="/post/"]').first().click();
      await expect(page).toHaveURL(site.at('blog', '/post/one-table-is-a-queue'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      complaints.splice(0, 1);
    });

    test('a mistyped project address answers 404 and offers a similar project', async ({
      page,
      site,
      complaints,
    }) => {
      const answer = await page.goto(site.at('portfolio', '/projects/teplo-gorod'));
      expect(answer?.status()).toBe(404);
      complaints.splice(0, 1);
      await expect(page.locator('main').getByRole('link', { name: 'Проекты' })).toBeVisible();
      if (!javaScriptEnabled) return;
      await hydrated(page);
      const offer = page.getByRole('region', { name: 'Возможно, вы искали' });
      await offer.getByRole('link', { name: 'Тепло города' }).click();
      await expect(page).toHaveURL(site.at('portfolio', '/projects/teplo-goroda'));
      await expect(page.getByRole('heading', { level: 1, name: 'Тепло города' })).toBeVisible();
    });
  });
}

test('search results update while typing; arrow keys and Escape work', async ({ page, site }) => {
  await page.goto(site.at('blog', '/posts'));
  await hydrated(page);
  // The key is handled only a moment after hydration.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 500 });
  }).toPass();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  await page.keyboard.type('sqlite', { delay: 30 });
  await expect(page).toHaveURL(site.at('blog', '/posts?q=sqlite'));
  await expect(page.locator('#found a').first()).toBeVisible();
  // Fewer requests than letters, and only of the search.
  expect(new Set(asked)).toEqual(new Set(['/api/v1/search/']));
  expect(asked.length).toBeLessThan('sqlite'.length);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#found a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(site.at('blog', '/posts'));
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('all four jobs are visible at once, on a desktop and on a phone', async ({ page, site }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.at('portfolio'));
    const jobs = page.locator('#experience').getByRole('heading', { level: 3 });
    await expect(jobs).toHaveCount(4);
    for (const job of await jobs.all()) await expect(job).toBeVisible();
  }
});

test('the table of contents marks the current section', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(site.at('blog', '/post/one-table-is-a-queue'));
  await hydrated(page);
  const link = page.getByRole('navigation', { name: 'Содержание' }).getByRole('link').nth(1);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
});

test('with reduced motion the theme changes without animation', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(site.at('blog', '/posts'));
  const count = () => page.evaluate(() => document.getAnimations().length);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await count()).toBe(0);
});

test('the mark follows the reading of a post, but not with reduced motion', async ({ page, site }) => {
  for (const [reducedMotion, count] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(site.at('blog', '/post/one-table-is-a-queue'));
    const followers = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ timeline }) => timeline !== document.timeline).length,
      );
    await expect.poll(followers).toBe(count);
  }
});

test('an unknown tag or technology answers 404 and offers where to go next', async ({
  page,
  site,
  complaints,
}) => {
  const unknown = [
    { url: site.at('blog', '/tags/cobol'), offer: 'Недавние посты' },
    { url: site.at('blog', '/en/tags/cobol'), offer: 'Recent posts' },
  ];
  for (const { url, offer } of unknown) {
    const answer = await page.goto(url);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: offer })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible();
  }
  const answer = await page.goto(site.at('portfolio', '/?technology=cobol'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Проекты' }).last()).toBeVisible();
  expect((await page.goto(site.at('blog', '/tags/iot')))?.status()).toBe(200);
  complaints.splice(0);
});

test('paper names whose page this is and where it is', async ({ page, site }) => {
  await page.goto(site.at('blog', '/post/esp32-sleep-nine-microamps'));
  await page.emulateMedia({ media: 'print' });
  const address = await page.locator('link[rel=canonical]').evaluate((link) => ({
    text: getComputedStyle(link, '::after').content,
    height: link.getBoundingClientRect().height,
  }));
  expect(address.text).toContain('/post/esp32-sleep-nine-microamps');
  expect(address.height).toBeGreaterThan(10);
  await expect(page.getByText(/^©/)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
