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

/** On a busy machine a change may come before the files are watched or the page listens, so it is saved again. */
const save = (text: string, expectSeen: () => Promise<void>) =>
  expect(async () => {
    await writeFile(join(copy.folder, screen), text);
    await expectSeen();
  }).toPass({ timeout: 60_000 });

test('editing a screen that exports loaders updates the page without losing its state', async ({ page }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).port));
  await page.goto(address(copy.port, 'portfolio', '/'));
  await hydrated(page);
  const name = page.getByLabel('Имя', { exact: true });
  // a part of the page may be taken over later than the page
  await expect
    .poll(() => name.evaluate((input) => Object.keys(input).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await name.fill('Анна');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await save(original.replace(/<Contacts .*\/>/, '$&<p>An edit</p>'), () =>
    expect(page.getByText('An edit')).toBeVisible({ timeout: 5000 }),
  );
  await expect(name).toHaveValue('Анна');
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  // two sites in development do not meet at a port of Vite's own
  expect(sockets).toEqual([String(copy.port)]);
});

test('a syntax error is shown with its file and line until it is fixed', async ({ page, complaints }) => {
  const overlay = page.locator('vite-error-overlay');
  await save(original.replace(/<PageHead .*\/>/, '<PageHead'), async () => {
    await page.goto(address(copy.port, 'portfolio', '/'));
    await expect(overlay).toContainText(/HomeScreen\.tsx:\d+:\d+/, { timeout: 5000 });
  });
  // Terminal colours.
  await expect(overlay).not.toContainText('\u001b');
  await save(original, () =>
    expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 10_000 }),
  );
  await expect(overlay).toHaveCount(0);
  // The intended error itself.
  complaints.splice(0);
});
