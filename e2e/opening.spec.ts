// The opening of a page: layout that is skipped at first, and that this ends.
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { askServer } from './support/askServer.ts';
import { expect, hydrated, test } from './support/fixtures.ts';

const opening = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('opening'));
const contacts = (page: Page) =>
  page.locator('#contacts').evaluate((section) => getComputedStyle(section).contentVisibility);

/** Holds the page's matching requests until the returned function is called. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
const holdScripts = (page: Page) => hold(page, '**/assets/entryClient-*.js');

/** Responds with the content of another address. */
async function forward(url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(url);
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

test('the entry script starts with the allFunctionsCalledOnLoad comment, so it is compiled while it loads', async ({
  page,
  site,
}) => {
  const entry = page.waitForResponse(/\/assets\/entryClient-[^/]+\.js$/);
  await page.goto(site.at('portfolio'));
  expect(await (await entry).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

for (const [face, path] of [
  ['portfolio', '/'],
  ['blog', '/posts'],
  ['blog', '/en/tags/iot'],
] as const) {
  test(`${face}${path}: the first paint waits for no style sheet and no script`, async ({ page, site }) => {
    await page.goto(site.at(face, path));
    await hydrated(page);
    const [early, later] = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
      const files = performance.getEntriesByType('resource').filter(({ name }) => /\.(?:css|js)$/.test(name));
      const isEarly = ({ startTime }: PerformanceEntry) => startTime < paint;
      return [files.filter(isEarly).map(({ name }) => name), files.filter((file) => !isEarly(file)).length];
    });
    expect(early).toEqual([]);
    expect(later).toBeGreaterThan(2);
  });
}

test('a short page is painted only once its HTML is complete', async ({ page, site }) => {
  const { body: html } = await askServer(site.port, 'blog', '/posts');
  const half = html.indexOf('</h1>');
  const pause = 1000;
  const server = createServer((request, response) => {
    if (request.url !== '/posts')
      return void forward(`http://127.0.0.1:${site.port}${request.url}`, response);
    response.setHeader('content-type', 'text/html; charset=utf-8').write(html.slice(0, half));
    setTimeout(() => response.end(html.slice(half)), pause);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    await page.goto(`http://blog.localhost:${port}/posts`);
    const paint = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    await expect.poll(paint).toBeGreaterThan(0);
    expect(await paint()).toBeGreaterThan(pause);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('off-screen sections skip layout until the page has come to rest', async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto(site.at('portfolio'), { waitUntil: 'domcontentloaded' });
  expect(await opening(page)).toBe(true);
  expect(await contacts(page)).toBe('auto');
  release();
  await expect.poll(() => contacts(page)).toBe('visible');
  expect(await opening(page)).toBe(false);
});

const place = (page: Page) =>
  page.locator('#experience').evaluate((section) => Math.round(section.getBoundingClientRect().top));
const menuLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Опыт работы' });

for (const [width, height] of [
  [390, 844],
  [1280, 500],
] as const) {
  test(`${width} px: an anchor is scrolled to exactly, from its URL and from the menu of the page`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(site.at('portfolio', '/#experience'));
    expect(await opening(page)).toBe(false);
    await expect.poll(() => place(page)).toBe(40);
    await page.goto(site.at('portfolio', '/'));
    await hydrated(page);
    await expect.poll(() => opening(page)).toBe(false);
    await menuLink(page).click();
    await expect.poll(() => place(page)).toBe(40);
  });

  test(`${width} px: an anchor is scrolled to exactly while the page is still opening`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    const release = await holdScripts(page);
    await page.goto(site.at('portfolio'), { waitUntil: 'domcontentloaded' });
    expect(await opening(page)).toBe(true);
    await menuLink(page).click();
    // No placeholder height remains in between, however long the real sections are.
    expect(await opening(page)).toBe(false);
    await expect.poll(() => place(page)).toBe(40);
    release();
  });
}

test('a cover is shown from the first paint as an inline preview, and its picture replaces it in place', async ({
  page,
  site,
}) => {
  const release = await hold(page, '**/media/**');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.at('blog', '/post/esp32-sleep-nine-microamps'), { waitUntil: 'domcontentloaded' });
  const preview = page.locator('[data-morph=cover] img').first();
  const cover = page.locator('[data-morph=cover] img').last();
  const width = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(await width(preview)).toBe(384);
  expect(await width(cover)).toBe(0);
  expect(await cover.boundingBox()).toEqual(await preview.boundingBox());
  const paints = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().map((entry) => (entry as LargestContentfulPaint).url.slice(0, 5))),
          ).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  expect((await paints()).at(-1)).toBe('data:');
  release();
  await expect.poll(() => width(cover)).toBeGreaterThan(0);
  await cover.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    // Its frame has been painted once the next one starts.
    await new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  // The full cover replaces it at the same size.
  expect((await paints()).at(-1)).toBe('data:');
});

test('a slow first visit uses system fonts, and the next page has the web font', async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
  );
  const font = () =>
    page
      .locator('h1')
      .evaluate((title) => getComputedStyle(title).fontFamily.split(',')[0]?.replaceAll(/["']/g, ''));
  const order: string[] = [];
  page.on('request', (request) => {
    if (/\.woff2|entryClient.*\.js/.test(request.url())) order.push(request.resourceType());
  });
  await page.goto(site.at('blog'));
  expect(await font()).toBe('Arial');
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('fonts=1');
  expect(order).toEqual(['script', 'font', 'font']);
  expect(await font()).toBe('Arial');
  await page.goto(site.at('blog', '/posts'));
  expect(await font()).toBe('Literata');
  expect(await page.evaluate(() => document.fonts.check('1em Literata', 'Все посты'))).toBe(true);
});
