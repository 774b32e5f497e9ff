import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { address } from '../scripts/support/product.ts';
import { expect, hydrated, test } from './support/fixtures.ts';
import { startWorkingCopy } from './support/workingCopy.ts';
import type { WorkingCopy } from './support/workingCopy.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const screen = 'packages/ui/src/public/home/HomeScreen.tsx';
let copy: WorkingCopy;
let original = '';
test.beforeAll(async () => {
  copy = await startWorkingCopy();
  original = await readFile(join(copy.folder, screen), 'utf8');
});
test.afterAll(() => copy.stop());

const edit = (text: string) => writeFile(join(copy.folder, screen), text);

test('a screen that exports its loaders keeps what is on the page when it is edited', async ({ page }) => {
  await page.goto(address(copy.port, 'portfolio', '/'));
  await hydrated(page);
  const name = page.getByLabel('Имя', { exact: true });
  await name.fill('Анна');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  // On a busy machine the first seconds may pass before the files are watched: then it is saved again.
  await expect(async () => {
    await edit(original.replace(/<Contacts .*\/>/, '$&<p>An edit</p>'));
    await expect(page.getByText('An edit')).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await expect(name).toHaveValue('Анна');
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});

test('a mistake is shown with its file and line, until it is mended', async ({ page, complaints }) => {
  await edit(original.replace(/<PageHead .*\/>/, '<PageHead'));
  await page.goto(address(copy.port, 'portfolio', '/'));
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText(/HomeScreen\.tsx:\d+:\d+/);
  // colours of a terminal
  await expect(overlay).not.toContainText('\u001b');
  await edit(original);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  await expect(overlay).toHaveCount(0);
  // the mistake itself
  complaints.splice(0);
});
