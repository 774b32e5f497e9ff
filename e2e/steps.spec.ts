// The number of presses for a writer's ten tasks, by mouse, by keyboard and on a phone, compared with Ghost.
import { readFileSync } from 'node:fs';
import type { FileChooser, Locator, Page } from '@playwright/test';
import type { Site } from './support/fixtures.ts';
import { expect, hydrated, signIn, test } from './support/fixtures.ts';
import type { Way } from './support/inputMethods.ts';
import { viewports, ways } from './support/inputMethods.ts';

test.use({ writer: 'owner' });

const picture = 'packages/server/sample/pictures/weather.webp';

type Job =
  | 'be typing'
  | 'publish'
  | 'schedule'
  | 'edit what is published'
  | 'picture with its description'
  | 'translate'
  | 'link to another post'
  | 'rename'
  | 'back-date'
  | 'find a post';

/** The columns of `docs/steps.md` after the task. */
const columns = ['ghost', 'ghostPhone', 'mouse', 'keyboard', 'phone'] as const;
type Row = Record<(typeof columns)[number], number>;

function readSteps(): Map<string, Row> {
  const lines = readFileSync(new URL('../docs/steps.md', import.meta.url), 'utf8').split('\n');
  const rows = lines.map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
  return new Map(
    rows
      .filter(({ length, 1: first }) => length === columns.length + 1 && /^\d+$/.test(first ?? ''))
      .map(([job = '', ...counts]) => [
        job,
        Object.fromEntries(columns.map((name, at) => [name, Number(counts[at])])) as Row,
      ]),
  );
}

/** A press, a shortcut or a run of typed words is one step, with any input method. */
class Steps {
  readonly page: Page;
  readonly way: Way;
  readonly counts = new Map<Job, number>();
  #count = 0;

  constructor(page: Page, way: Way) {
    this.page = page;
    this.way = way;
  }

  async do(job: Job, work: () => Promise<void>): Promise<void> {
    this.#count = 0;
    await test.step(job, work);
    this.counts.set(job, this.#count);
  }

  async key(chord: string): Promise<void> {
    this.#count += 1;
    await this.page.keyboard.press(chord);
  }

  async press(control: Locator): Promise<void> {
    this.#count += 1;
    await control.click();
  }

  async choose(chooser: FileChooser): Promise<void> {
    this.#count += 1;
    await chooser.setFiles(picture);
  }

  /** With the platform's own field: how its parts are typed depends on the machine's language. */
  async setTime(field: Locator, time: string): Promise<void> {
    this.#count += 1;
    await field.fill(time);
  }

  /** Types at the caret. */
  async type(words: string): Promise<void> {
    this.#count += 1;
    await this.page.keyboard.type(words);
  }

  /** By shortcuts with the keyboard, otherwise by a press. */
  async go(control: Locator, ...keys: string[]): Promise<void> {
    if (this.way !== 'keyboard') return this.press(control);
    await control.waitFor();
    for (const key of keys) await this.key(key);
  }
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Заголовок' });
const text = (page: Page) => page.getByRole('textbox', { name: 'Текст', exact: true });
const publishButton = (page: Page) => page.getByRole('button', { name: /^Опубликовать/ }).first();
const sheet = (page: Page) => page.getByRole('dialog');

/** In milliseconds: a person takes longer to see that the caret is elsewhere. */
const glance = 500;

/** Does nothing if the field gets the focus by itself; with the keyboard every Tab is a step. */
async function focus(steps: Steps, field: Locator, key = 'Tab'): Promise<void> {
  await field.waitFor();
  const isThere = () => field.evaluate((one) => one === document.activeElement);
  await expect
    .poll(isThere, { timeout: glance })
    .toBe(true)
    .catch(() => undefined);
  for (let presses = 0; presses < 20 && !(await isThere()); presses += 1)
    await (steps.way === 'keyboard' ? steps.key(key) : steps.press(field));
  await expect(field).toBeFocused();
}

async function openList(page: Page, site: Site): Promise<void> {
  await page.goto(site.at('blog', '/login'));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

async function isSaved(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/posts\/[\da-f-]{36}\/edit$/);
  await expect(page.getByText(/^(?:Сохранено|Черновик сохран|Правка сохран)/).first()).toBeVisible();
}

/** Starts a draft with a title and a text, with the caret in the text. */
async function startDraft(steps: Steps, site: Site, words: string): Promise<void> {
  const { page } = steps;
  await openList(page, site);
  await page.getByRole('link', { name: 'Новый пост' }).first().click();
  await expect(title(page)).toBeFocused();
  await page.keyboard.insertText(words);
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.insertText('Первая строка.');
  await isSaved(page);
}

/** Opens a post from the list. */
async function openPost(steps: Steps, words: string, key = 'Enter'): Promise<void> {
  const { page, way } = steps;
  const link = page.getByRole('main').getByRole('link', { name: words }).first();
  if (way === 'keyboard') {
    await steps.key('Control+k');
    await expect(sheet(page).getByRole('combobox')).toBeFocused();
    await steps.type(words);
    await expect(page.getByRole('option', { name: words }).first()).toBeVisible();
    await steps.key(key);
  } else await steps.press(link);
  await expect(title(page)).toHaveValue(words);
}

for (const way of ways) {
  test(
    `a writer’s ten tasks take the documented presses, no more than in Ghost: ${way}`,
    { tag: '@whole' },
    async ({ page, site }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(viewports[way]);
      await page.goto(site.at('blog', '/login'));
      await signIn(page);
      await expect(page.getByRole('link', { name: 'Новый пост' }).first()).toBeVisible();
      const steps = new Steps(page, way);
      const stamp = Date.now().toString(36);
      const name = `Шаги ${stamp}`;

      await openList(page, site);
      await steps.do('be typing', async () => {
        await steps.go(page.getByRole('link', { name: 'Новый пост' }).first(), 'c');
        await expect(title(page)).toBeFocused();
      });

      await startDraft(steps, site, name);
      await steps.do('publish', async () => {
        await steps.go(publishButton(page), 'Control+Enter');
        await steps.go(
          sheet(page).getByRole('button', { name: 'Опубликовать', exact: true }),
          'Control+Enter',
        );
        await expect(sheet(page)).toBeHidden();
        await expect(page.getByText(/^вышел/).first()).toBeVisible();
      });

      await startDraft(steps, site, `Позже ${stamp}`);
      await steps.do('schedule', async () => {
        await steps.go(publishButton(page), 'Control+Enter');
        await steps.go(sheet(page).getByRole('radio', { name: 'В назначенное время' }), 'ArrowDown');
        const time = sheet(page).getByLabel('Дата и время');
        await steps.go(time, 'Tab');
        await expect(time).toBeFocused();
        await steps.setTime(time, '2035-01-01T12:00');
        await steps.go(sheet(page).getByRole('button', { name: 'Запланировать' }), 'Control+Enter');
        await expect(page.getByText(/^выйдет/).first()).toBeVisible();
      });

      await openList(page, site);
      await steps.do('edit what is published', async () => {
        await openPost(steps, name);
        await focus(steps, text(page));
        await steps.type('Ещё одна строка. ');
        await steps.go(publishButton(page), 'Control+Enter');
        await expect(page.getByText('Правка опубликована')).toBeVisible();
      });

      await startDraft(steps, site, `Картинка ${stamp}`);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await steps.do('picture with its description', async () => {
        const chooser = page.waitForEvent('filechooser');
        if (way === 'keyboard') {
          await steps.type('/картинка');
          await expect(page.getByRole('option', { name: 'Картинка' })).toBeVisible();
          await steps.key('Enter');
        } else await steps.press(page.getByRole('button', { name: 'Картинка' }).first());
        await steps.choose(await chooser);
        const alt = page.getByLabel('Что на картинке').first();
        await focus(steps, alt);
        await steps.type('Дождь за окном');
        await expect(alt).toHaveValue('Дождь за окном');
      });

      await startDraft(steps, site, `Перевод ${stamp}`);
      await steps.do('translate', async () => {
        await steps.press(page.getByRole('group', { name: 'Вид' }).getByRole('button', { name: /^EN:/ }));
        await focus(steps, title(page));
        await steps.type('In two languages');
        await steps.key('Enter');
        await steps.type('The first line.');
        await expect(text(page)).toContainText('The first line.');
      });

      await startDraft(steps, site, `Ссылка ${stamp}`);
      await steps.do('link to another post', async () => {
        await steps.type(` [[${name}`);
        await expect(page.getByRole('option', { name })).toBeVisible();
        await steps.key('Enter');
        await expect(text(page)).toContainText(`[${name}](/post/`);
      });

      const renamed = `Новое имя ${stamp}`;
      await openList(page, site);
      await steps.do('rename', async () => {
        await openPost(steps, name);
        await focus(steps, title(page), 'Shift+Tab');
        await page.keyboard.press('Control+a');
        await steps.type(renamed);
        await steps.go(publishButton(page), 'Control+Enter');
        await expect(page.getByText('Правка опубликована')).toBeVisible();
      });

      await openList(page, site);
      await steps.do('back-date', async () => {
        await openPost(steps, renamed, 'Shift+Enter');
        const day = page.getByLabel(/^Дата публикации/).first();
        if (way !== 'keyboard') {
          await steps.press(page.getByRole('button', { name: /^Сведения/ }));
          await steps.press(day);
        }
        await expect(day).toBeFocused();
        await steps.setTime(day, '2020-02-01T12:00');
        const close = sheet(page).getByRole('button', { name: /^Закрыть/ });
        if (way === 'phone') await steps.press(close);
        await steps.go(page.getByRole('button', { name: /^Сохранить/ }).first(), 'Control+s');
        await isSaved(page);
        await expect(page.getByText(/^вышел 1 февр/).first()).toBeVisible();
      });

      await openList(page, site);
      await steps.do('find a post', async () => {
        if (way === 'keyboard') return openPost(steps, renamed);
        await steps.press(page.getByRole('searchbox').first());
        await steps.type(renamed);
        await expect(page.getByRole('main').getByRole('link', { name: renamed }).last()).toBeVisible();
      });

      const documented = readSteps();
      expect(Object.fromEntries(steps.counts)).toEqual(
        Object.fromEntries([...documented].map(([job, row]) => [job, row[way]])),
      );
      if (way === 'keyboard') return;
      const elsewhere = way === 'phone' ? 'ghostPhone' : 'ghost';
      for (const [job, row] of documented) expect(row[way], job).toBeLessThanOrEqual(row[elsewhere]);
    },
  );
}
