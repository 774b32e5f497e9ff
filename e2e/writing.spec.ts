// The editor page: how it is opened, where the caret and the text are, jumps in a long text, the details.
import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './support/fixtures.ts';
import { expectNarrow } from './support/inputMethods.ts';

// Drafts only, which other tests do not see.
test.use({ writer: 'owner' });

const title = (page: Page) => page.getByRole('textbox', { name: 'Заголовок' });
const text = (page: Page) => page.getByRole('textbox', { name: 'Текст', exact: true });
const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Infinity;

/** About 200 kB with headings, paragraphs of many lengths and code. */
const longText = Array.from({ length: 400 }, (_, at) => {
  const heading = at % 10 === 0 ? `## Раздел ${at}\n\n` : '';
  const code = at % 7 === 0 ? '\n\n```ts\nconst x = 1;\n```' : '';
  return `${heading}Абзац ${at}. ${'Слово за слово, и текст становится длинным. '.repeat(2 + (at % 9))}${code}`;
}).join('\n\n');

/** Below the bars and tools, above the bottom of the window. */
async function expectInWindow(page: Page, place: Locator): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  await expect(place).toBeVisible();
  await expect.poll(() => topOf(place)).toBeGreaterThan(145);
  await expect.poll(() => topOf(place)).toBeLessThan(height - 20);
}

test('C opens a new post from the portfolio, too, with the caret in the title and the text below it', async ({
  page,
  site,
}) => {
  await page.goto(site.at('portfolio', '/admin'));
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Здравствуйте/ })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/\/posts\/create/);
  await expect(title(page)).toBeFocused();
  expect(await topOf(title(page))).toBeLessThan(250);
  await expect.poll(() => topOf(text(page))).toBeLessThan(350);
  await page.keyboard.type('Первая строка');
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  // Near the top of the window: the list must not treat the caret as covered by the bars.
  await page.keyboard.type('/');
  await expect(page.getByRole('option', { name: 'Таблица' })).toBeInViewport();
});

test('at 360 px the bar is one line, the text is visible, and the details dialog keeps what was typed', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.at('blog', '/login'));
  await signIn(page);
  await page.getByRole('link', { name: 'Новый пост' }).first().click();
  await expect(title(page)).toBeFocused();
  await title(page).fill('Заголовок, который не помещается в одну строку телефона');
  // The rich field replaces the plain one meanwhile.
  await expect.poll(() => topOf(text(page))).toBeLessThan(450);
  const bar = page.getByRole('group', { name: 'Вид' }).locator('..');
  expect((await bar.boundingBox())?.height).toBe(56);
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth: whole, clientWidth: seen } = document.documentElement;
    return { scrollWidth: whole, clientWidth: seen };
  });
  expect(scrollWidth).toBe(clientWidth);
  await page.getByRole('button', { name: /^Сведения/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Сведения' });
  await sheet.getByLabel(/^Краткое описание, русский/).fill('О погоде');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: /^Сведения/ }).click();
  await expect(sheet.getByLabel(/^Краткое описание, русский/)).toHaveValue('О погоде');
});

test('the texts of the editor are in the typeface of the pages, and nothing scrolls sideways beside a second writer', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(site.at('blog', '/login'));
  await signIn(page);
  await page
    .getByRole('link', { name: /Обновление по воздуху/ })
    .first()
    .click();
  for (const place of [title(page), text(page)]) await expect(place).toHaveCSS('font-family', /^"?Literata/);
  await expect(page.getByRole('button', { name: 'Сохранить' })).toHaveCSS('font-family', /^"?Inter/);
  // A taller typeface must not overflow the lines of the title.
  expect(await title(page).evaluate((field) => field.scrollHeight - field.clientHeight)).toBe(0);
  const second = await context.newPage();
  await second.setViewportSize({ width: 360, height: 800 });
  await second.goto(page.url());
  await expect(second.getByText('Открыто и в другом вашем окне').first()).toBeAttached();
  await expectNarrow(second);
});

test('a post reopened right after publishing offers no outdated draft', async ({ page, site }) => {
  await page.goto(site.at('blog', '/login'));
  await signIn(page);
  await page.getByRole('link', { name: 'Новый пост' }).first().click();
  await expect(title(page)).toBeFocused();
  let name = `Снова ${Date.now().toString(36)}`;
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Первая строка.');
  await expect(page).toHaveURL(/\/posts\/[\da-f-]{36}\/edit$/);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(page.getByText(/^вышел/).first()).toBeVisible();
  // The page is left before the browser's database has deleted the unneeded draft.
  for (let round = 1; round <= 3; round += 1) {
    await page.goto(site.at('blog', '/login'));
    await page.getByRole('main').getByRole('link', { name }).last().click();
    await expect(text(page)).toBeFocused();
    await page.keyboard.type(`Правка ${round}. `);
    name = `${name}.`;
    await title(page).fill(name);
    await page.getByRole('button', { name: 'Опубликовать правку', exact: true }).first().click();
    await expect(page.getByText('Правка опубликована')).toBeVisible();
    await expect(page.getByText(/есть ещё один черновик/)).toBeHidden();
  }
});

for (const hasTouch of [false, true]) {
  test(`at 360 px the toolbar is one line that scrolls by ${hasTouch ? 'keyboard on a touch screen' : 'wheel and keyboard'}`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      locale: 'ru-RU',
      hasTouch,
    });
    const page = await context.newPage();
    await page.goto(site.at('blog', '/login'));
    await signIn(page);
    await page.getByRole('link', { name: 'Новый пост' }).first().click();
    await expect(title(page)).toBeFocused();
    const tools = page.getByRole('toolbar', { name: 'Оформление' });
    const buttons = tools.getByRole('button');
    const side = hasTouch ? 44 : 36;
    // No scroll bar takes space below them.
    expect((await tools.boundingBox())?.height).toBe(side);
    for (const button of await buttons.all()) {
      expect(await button.boundingBox()).toMatchObject({ width: side, height: side });
    }
    const last = buttons.last();
    await expect(last).toHaveAccessibleName('Оглавление');
    await expect(last).not.toBeInViewport({ ratio: 0.9 });
    await title(page).press('Tab');
    await expect(buttons.first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('Home');
    await expect(buttons.first()).toBeInViewport({ ratio: 0.99 });
    if (!hasTouch) {
      await buttons.first().hover();
      await page.mouse.wheel(0, 400);
      await expect(last).toBeInViewport({ ratio: 0.99 });
    }
    await page.keyboard.press('Tab');
    await expect(text(page)).toBeFocused();
    await context.close();
  });
}

test(
  'jumps in a 200 kB text end with the target visible in the window',
  { tag: '@whole' },
  async ({ page, site }) => {
    test.slow();
    await page.goto(site.at('blog', '/login'));
    await signIn(page);
    await page.getByRole('link', { name: 'Новый пост' }).first().click();
    await expect(title(page)).toBeFocused();
    await page.getByRole('button', { name: 'Просмотр', exact: true }).click();
    await title(page).fill('Длинный текст');
    await title(page).press('Enter');
    await expect(page.locator('.cm-content')).toBeFocused();
    await page.keyboard.insertText(longText);
    const line = (words: string) => page.locator('.cm-line', { hasText: words }).first();
    await page.keyboard.press('Control+Home');
    await expectInWindow(page, line('Раздел 0'));
    await page.keyboard.press('Control+End');
    await expectInWindow(page, page.locator('.cm-line').last());
    for (const name of ['Раздел 200', 'Раздел 390', 'Раздел 10']) {
      await page.getByRole('button', { name: 'Оглавление' }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
      await expectInWindow(page, line(name));
    }
    await page.keyboard.press('Control+f');
    await page.getByPlaceholder('Найти').pressSequentially('Абзац 333.');
    await page.keyboard.press('Enter');
    await expectInWindow(page, page.locator('.cm-searchMatch-selected'));
  },
);

test('undo survives a reload; focus mode lasts until Escape; closing the details returns the caret', async ({
  page,
  site,
}) => {
  await page.goto(site.at('blog', '/login'));
  await signIn(page);
  await page.getByRole('link', { name: 'Новый пост' }).first().click();
  await title(page).fill('Отмена');
  await title(page).press('Enter');
  const field = page.locator('.cm-content');
  await expect(field).toBeFocused();
  await page.keyboard.type('первое ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('второе');
  await expect(page).toHaveURL(/\/edit$/);
  await expect(
    page
      .getByText('Черновик сохранён')
      .or(page.getByText(/^Сохранено/))
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(field).toHaveText('первое **второе**');
  await field.click();
  await page.keyboard.press('Control+z');
  await expect(field).toHaveText('первое ****');
  await page.keyboard.press('Control+z');
  await expect(field).toHaveText('первое');

  const bars = page.getByRole('toolbar', { name: 'Оформление' });
  const header = page.getByRole('banner');
  await page.keyboard.press('Control+Shift+f');
  await expect(bars).toBeHidden();
  await expect(header).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bars).toBeVisible();
  await expect(header).toBeVisible();

  await page.keyboard.press('Control+.');
  await expect(page.getByLabel(/^Краткое описание, русский/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await page.keyboard.type('!');
  await expect(field).toHaveText('первое !');
});
