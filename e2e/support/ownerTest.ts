// The setup of all tests of the owner's tasks: signed in on a face, with a visitor.
import type { Locator, Page } from '@playwright/test';
import { isWhole } from '../../scripts/support/isWhole.ts';
import { expect, hydrated, signIn, test as base } from './fixtures.ts';
import type { InputMethod, Way } from './inputMethods.ts';
import { inputMethods, viewports, ways } from './inputMethods.ts';

interface OwnerFixtures {
  /** A person who is not signed in, with a separate browser context. */
  visitor: Page;
}

const test = base.extend<OwnerFixtures>({
  visitor: async ({ browser, complaints }, provide) => {
    const context = await browser.newContext({ locale: 'ru-RU' });
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`visitor: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`visitor: ${error.message}`));
    await provide(page);
    await context.close();
  },
});

export interface OwnerPath {
  page: Page;
  visitor: Page;
  /** The data folder of the site. */
  folder: string;
  input: InputMethod;
  way: Way;
  /** Returns the address of a page of the portfolio. */
  portfolio(path?: string): string;
  blog(path?: string): string;
  /** Allows a call that must have been refused by now; only former refusals are removed. */
  forgive(status: number, part: string): void;
  /** Returns a name that no other run has used. */
  name(word: string): string;
}

let runs = 0;

/** Runs a test by mouse, by keyboard and by touch at 360 px in the full form, otherwise with the named method. */
export function inEveryWay(
  title: string,
  { face, way: only }: { face: 'portfolio' | 'blog'; way: Way },
  walk: (path: OwnerPath) => Promise<void>,
): void {
  test.use({ writer: 'owner' });
  for (const way of isWhole ? ways : [only]) {
    test(`${title}: ${way}`, async ({ page, visitor, site, complaints }) => {
      test.setTimeout(60_000);
      await page.setViewportSize(viewports[way]);
      await page.goto(site.at(face, face === 'blog' ? '/login' : '/admin'));
      await signIn(page);
      await expect(page.getByRole('link', { name: 'Администраторская панель' })).toBeVisible();
      await expect(page.getByLabel('Пароль', { exact: true })).toBeHidden();
      runs += 1;
      const stamp = `${Date.now().toString(36)}${runs}`;
      await walk({
        page,
        visitor,
        folder: site.folder,
        way,
        input: inputMethods[way],
        portfolio: (path = '/') => site.at('portfolio', path),
        blog: (path = '/') => site.at('blog', path),
        forgive(status, part) {
          const kept = complaints.filter(
            (one) => !(one.includes(`status of ${status}`) && one.includes(part)),
          );
          complaints.splice(0, complaints.length, ...kept);
        },
        name: (word) => `${word} ${stamp}`,
      });
    });
  }
}

/** Opens a page and waits for hydration and its heading. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Late content would move a button between press and release.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Returns the undo notice. A row disappears immediately; the notice appears after the server has deleted it. */
export function undoNotice({ page }: OwnerPath, words: string): Locator {
  return page
    .getByRole('region', { name: 'Уведомления' })
    .locator('[data-state=undo]')
    .filter({ hasText: words });
}

/** Undoes the action of a notice; notices of earlier actions may be shown as well. */
export async function undo(path: OwnerPath, words: string): Promise<void> {
  await path.input.press(undoNotice(path, words).getByRole('button', { name: 'Вернуть' }));
}
