// What every path through the owner's day begins with: signed in on a face, and a visitor beside.
import type { Locator, Page } from '@playwright/test';
import { isWhole } from '../../scripts/support/isWhole.ts';
import { expect, hydrated, signIn, test as base } from './fixtures.ts';
import type { InputMethod, Way } from './inputMethods.ts';
import { inputMethods, viewports, ways } from './inputMethods.ts';

interface OwnerFixtures {
  /** Somebody who is not signed in, with a browser context of their own. */
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
  /** The address of a page of the portfolio. */
  portfolio(path?: string): string;
  blog(path?: string): string;
  /** A call that is known to be refused at this point; only what was refused so far is forgiven. */
  forgive(status: number, part: string): void;
  /** A name that no other run has used. */
  name(word: string): string;
}

let runs = 0;

/** In the whole form the same path by mouse, by keyboard alone and by a finger at 360 px; else in the way that is named. */
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

/** Opens a page and waits for its scripts and its heading. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // what is still to come would move a button away between the press and the release
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** The notice of what can be taken back. A row goes at once, the notice comes when the server has said that it is gone. */
export function undoNotice({ page }: OwnerPath, words: string): Locator {
  return page
    .getByRole('region', { name: 'Уведомления' })
    .locator('[data-state=undo]')
    .filter({ hasText: words });
}

/** Takes back what a notice tells of; there may be notices of earlier things beside it. */
export async function undo(path: OwnerPath, words: string): Promise<void> {
  await path.input.press(undoNotice(path, words).getByRole('button', { name: 'Вернуть' }));
}
