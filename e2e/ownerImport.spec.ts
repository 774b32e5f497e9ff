// A folder of another site is checked, imported, opened from the report, and undone completely.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './support/fixtures.ts';
import { expectNarrow } from './support/inputMethods.ts';
import { inEveryWay, open } from './support/ownerTest.ts';

/** Returns a text of the newest import; those of earlier input methods are listed below it. */
const newest = (page: Page, words: string | RegExp) => page.getByText(words).first();
/** Each task begins with a new thread and all the code of the importers: long on a busy machine. */
const task = { timeout: 40_000 };
const undone = 'Импорт отменён. Что вы изменили после него, осталось.';

inEveryWay(
  'a folder is checked, imported, opened from the report, and the import undone',
  { face: 'blog', way: 'keyboard' },
  async (path) => {
    const { page, visitor, input, blog, name } = path;
    const stem = name('import').replaceAll(' ', '-');
    const folder = await mkdtemp(join(tmpdir(), 'janus-e2e-import-'));
    const text = `---\ntitle: ${name('Прежний пост')}\ndate: 2020-01-02\n---\n\nЗдравствуй, новый сайт.\n`;
    await writeFile(join(folder, `${stem}.md`), text);
    await writeFile(join(folder, 'bad.md'), '---\ntitle: [не закрыт\n---\n');
    await open(page, blog('/admin/import'));
    await expectNarrow(page);
    // The browser packs it: the server gets a zip.
    const chooser = page.waitForEvent('filechooser');
    await input.press(page.getByRole('button', { name: 'Выбрать папку' }));
    await (await chooser).setFiles(folder);
    await expect(page.getByText('Проверено. На сайте пока ничего не изменилось.')).toBeVisible(task);
    const report = page.getByRole('table', { name: 'Отчёт' });
    await expect(report).toContainText(`posts/${stem}`);
    await expect(report).toContainText('YAML не читается');
    await expectAccessible(page);
    await expectNarrow(page);

    await input.press(page.getByRole('button', { name: 'Импортировать' }));
    await expect(page.getByText('Импорт закончен.')).toBeVisible(task);
    await input.press(report.getByRole('link', { name: `posts/${stem}` }));
    await expect(page).toHaveURL(blog(`/post/${stem}`));
    await expect(page.getByText('Здравствуй, новый сайт.')).toBeVisible();
    await visitor.goto(blog(`/post/${stem}`));
    await expect(visitor.getByText('Здравствуй, новый сайт.')).toBeVisible();

    await open(page, blog('/admin/import'));
    await input.press(page.getByRole('button', { name: 'Отменить импорт' }));
    await expect(newest(page, undone)).toBeVisible(task);
    await expect(report).toContainText('убрано');
    await expect(async () => {
      const status = await visitor.evaluate(
        async (address) => (await fetch(address, { cache: 'no-store' })).status,
        `/post/${stem}`,
      );
      expect(status).toBe(404);
    }).toPass();
    path.forgive(404, 'visitor');
    await rm(folder, { recursive: true });
  },
);

inEveryWay(
  'a CV is checked, imported, shown to visitors, and the import undone',
  { face: 'blog', way: 'keyboard' },
  async (path) => {
    const { page, visitor, input, blog, portfolio, name } = path;
    const skill = name('Пайка');
    const folder = await mkdtemp(join(tmpdir(), 'janus-e2e-resume-'));
    const file = join(folder, 'resume.json');
    await writeFile(
      file,
      JSON.stringify({ skills: [{ name: skill, level: 'мастер' }, { level: 'без имени' }] }),
    );
    await open(page, blog('/admin/import'));
    const chooser = page.waitForEvent('filechooser');
    await input.press(page.getByRole('button', { name: 'Выбрать файл' }));
    await (await chooser).setFiles(file);
    await expect(page.getByText('Проверено. На сайте пока ничего не изменилось.')).toBeVisible(task);
    const report = page.getByRole('table', { name: 'Отчёт' });
    await expect(report).toContainText('skills 1');
    await expect(report).toContainText('Заполните поле «Навык».');
    await expect(newest(page, /^JSON Resume · /)).toBeVisible();
    await expectAccessible(page);
    await expectNarrow(page);

    await input.press(page.getByRole('button', { name: 'Импортировать' }));
    await expect(page.getByText('Импорт закончен.')).toBeVisible(task);
    await visitor.goto(portfolio('/resume'));
    await expect(visitor.getByText(skill)).toBeVisible();

    await input.press(page.getByRole('button', { name: 'Отменить импорт' }));
    await expect(newest(page, undone)).toBeVisible(task);
    await expect(async () => {
      await visitor.goto(portfolio('/resume'));
      await expect(visitor.getByText(skill)).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await rm(folder, { recursive: true });
  },
);
