// The owner replaces the mark with a logo: docs/behaviour.md, B55.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, signIn, test } from './support/fixtures.ts';
import { expectNarrow, saveForm } from './support/inputMethods.ts';

test.use({ writer: 'logo', viewport: { width: 390, height: 844 } });

const drawing = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" onload="alert(1)"><script>alert(1)</script><path fill="${color}" d="M0 0h40v40h-40z"/></svg>`,
  );

/** Returns the logos in the header and the tab of a page; null for the mark. */
function logoOf(page: Page): Promise<{ header: string | null; tab: string | null }> {
  return page.evaluate(() => {
    const mark = document.querySelector('header a svg') as SVGElement;
    const [, header = null] = /url\("?([^")]*)/.exec(getComputedStyle(mark).backgroundImage) ?? [];
    const path = mark.querySelector('path') as SVGPathElement;
    if ((getComputedStyle(path).display === 'none') !== (header !== null)) throw new Error('Both or none');
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon][type="image/svg+xml"]');
    return { header: header && new URL(header, location.href).href, tab: icon?.href ?? null };
  });
}

/** Returns the colour in the middle of a picture as rendered by the browser. */
function colorAt(page: Page, address: string): Promise<number[]> {
  return page.evaluate(async (src) => {
    const picture = new Image(64, 64);
    picture.src = src;
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [64, 64];
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(picture, 0, 0, 64, 64);
    return [...context.getImageData(32, 32, 1, 1).data];
  }, address);
}

test('a logo is uploaded, shown on both faces, replaced by letters (invalid ones are refused), and reset', async ({
  page,
  context,
  site,
}) => {
  await page.goto(site.at('portfolio', '/admin/site'));
  await signIn(page);
  const field = page.getByRole('group', { name: 'Логотип', exact: true });
  await field.getByRole('radio', { name: 'Картинка' }).check();
  const upload = async (color: string) => {
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/media/'));
    await field
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: drawing(color) });
    await sent;
    await expect(field.getByRole('img', { name: 'На тёмном фоне' })).toBeVisible();
  };
  // The panel is open in another tab too.
  const other = await context.newPage();
  await other.goto(site.at('portfolio', '/admin'));
  const barOf = (tab: Page) => tab.locator('header').getByRole('link', { name: 'Администраторская панель' });
  await expect(barOf(other)).toBeVisible();
  await upload('#ff0000');
  await expectNarrow(page);
  await expectAccessible(page);
  await saveForm(page);
  // The bar shows it immediately.
  await expect(barOf(page).locator('img')).toHaveAttribute('src', /\/media\//);
  const box = await barOf(page).locator('img').boundingBox();
  expect(Math.max(box?.width ?? 39, box?.height ?? 39)).toBeLessThanOrEqual(38);

  const visitor = await context.newPage();
  const seen: string[] = [];
  for (const face of ['portfolio', 'blog'] as const) {
    for (const path of ['', '/en']) {
      await visitor.goto(site.at(face, path));
      const { header, tab } = await logoOf(visitor);
      expect(tab).toMatch(/\/favicon\.svg\?(?:domain=\w+&)?v=[0-9a-f]{8}$/);
      expect(header).toBe(tab);
      expect(await colorAt(visitor, header ?? '')).toEqual([255, 0, 0, 255]);
      seen.push(header ?? '');
    }
  }
  await upload('#0000ff');
  await saveForm(page);
  await visitor.reload();
  const next = await logoOf(visitor);
  expect(seen).not.toContain(next.header);
  expect(await colorAt(visitor, next.header ?? '')).toEqual([0, 0, 255, 255]);

  await field.getByRole('radio', { name: 'Буквы' }).check();
  await field.getByRole('textbox').fill('!');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('alert')).toContainText('Введите одну или две буквы или цифры');
  await field.getByRole('textbox').fill('Я');
  await saveForm(page);
  await page.reload();
  await expect(field.getByRole('textbox')).toHaveValue('Я');
  await expect(barOf(page)).toHaveText('ЯАдминистраторская панель');
  await other.bringToFront();
  // A tab reloads at most every five seconds, counted from its first read.
  await expect(async () => {
    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(barOf(other)).toHaveText('ЯАдминистраторская панель', { timeout: 1000 });
  }).toPass();
  await other.close();

  await field.getByRole('radio', { name: 'По умолчанию' }).check();
  await saveForm(page);
  // The document was loaded with letters, and the mark is shown over them.
  const mark = barOf(page).locator('svg');
  await expect(mark.locator('path').first()).toBeVisible();
  await expect(mark).toHaveCSS('background-image', 'none');
  await visitor.reload();
  expect(await logoOf(visitor)).toMatchObject({ header: null });
});

test('a visitor who has chosen no theme sees that of the site from the first paint', async ({
  page,
  browser,
  site,
}) => {
  await page.goto(site.at('blog', '/admin/site'));
  await signIn(page);
  await page.getByLabel('Тема сайта').selectOption({ label: 'Тёмная' });
  await saveForm(page);
  const visit = await browser.newContext({ colorScheme: 'light' });
  const visitor = await visit.newPage();
  const shown = () => visitor.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await visitor.goto(site.at('blog'));
  expect(await shown()).toBe('dark');
  for (const [choice, scheme] of [
    ['Светлая', 'light'],
    ['Как в системе', 'light dark'],
  ] as const) {
    // The page's scripts store the choice.
    await hydrated(visitor);
    await visitor.locator('summary[aria-label="Тема"]').click();
    await visitor.getByRole('radio', { name: choice }).check();
    expect(await shown()).toBe(scheme);
    await visitor.goto(site.at('blog', '/posts'));
    expect(await shown()).toBe(scheme);
  }
  const bare = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' });
  const reader = await bare.newPage();
  await reader.goto(site.at('blog'));
  await expect(reader.locator('html')).toHaveCSS('color-scheme', 'dark');
  await bare.close();
  await visit.close();
  await page.getByLabel('Тема сайта').selectOption({ label: 'Как в системе' });
  await saveForm(page);
});
