// The lifecycle of two-step sign-in: with an app, with a recovery code, with a passkey.
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './support/fixtures.ts';
import { expectNarrow, viewports } from './support/inputMethods.ts';
import { open } from './support/ownerTest.ts';
import { plugIn, signOut } from './support/authenticator.ts';

test.use({ writer: 'owner' });

/** Returns an app's code at a time step (RFC 6238), computed without the library that the server uses. */
function codeOf(secret: string, step: number): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', key).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^Здравствуйте/ });
const card = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Двухшаговый вход' }) });

test('an app code, a recovery code or a passkey is required after the password until this is turned off', async ({
  page,
  site,
  complaints,
}) => {
  await plugIn(page);
  await page.goto(site.at('portfolio', '/admin'));
  await signIn(page);
  await expect(greeting(page)).toBeVisible();
  await open(page, site.at('portfolio', '/admin/profile'));
  await card(page).getByRole('button', { name: 'Подключить приложение…' }).click();
  const dialog = page.getByRole('dialog');
  const secret = (await dialog.getByRole('code').innerText()).replaceAll(' ', '');
  await expect(dialog.getByRole('img', { name: /QR-код/ })).toBeVisible();
  await expectAccessible(page);
  // Each code is valid once, so the next one is used, half a minute early.
  const step = Math.floor(Date.now() / 30_000);
  await dialog.getByLabel('Код из приложения').fill(codeOf(secret, step));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Коды восстановления' })).toBeVisible();
  await page.keyboard.press('Escape');
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Скачать' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(codes.join('\n'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(dialog.getByText(codes[9] ?? '')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: 'Коды сохранены' }).click();
  await expect(card(page).getByText('осталось 10')).toBeVisible();
  await expectAccessible(page);

  await signOut(page);
  await signIn(page);
  const field = page.getByLabel('Код из приложения');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill(codeOf(secret, step));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Каждый код годится один раз');
  await expect(field).toBeFocused();
  await field.fill(codeOf(secret, step + 1));
  await page.keyboard.press('Enter');
  await expect(greeting(page)).toBeVisible();

  await signOut(page);
  await page.setViewportSize(viewports.phone);
  await signIn(page);
  await page.getByRole('button', { name: 'Ввести код восстановления' }).click();
  await expectNarrow(page);
  await page.getByLabel('Код восстановления').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(greeting(page)).toBeVisible();
  await expect(page.getByText('Код восстановления использован. Осталось: 9')).toBeVisible();
  await page.setViewportSize(viewports.mouse);

  await open(page, site.at('portfolio', '/admin/profile'));
  await page.getByRole('button', { name: 'Добавить ключ…' }).click();
  await dialog.getByRole('button', { name: 'Создать ключ' }).click();
  await expect(page.getByText('ещё не использован')).toBeVisible();
  await card(page).getByRole('button', { name: 'Отключить…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отключить' }).click();
  await expect(card(page).getByText('не подключено')).toBeVisible();
  await signOut(page);
  await signIn(page);
  await expect(page.getByText('Остался второй шаг')).toBeVisible();
  await expect(page.getByLabel('Код из приложения')).toBeHidden();
  await page.getByRole('button', { name: 'Войти с ключом доступа' }).click();
  await expect(greeting(page)).toBeVisible();

  await open(page, site.at('portfolio', '/admin/profile'));
  await card(page).getByRole('button', { name: 'Выключить двухшаговый вход…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выключить' }).click();
  await expect(card(page).getByText(/^Выключен/)).toBeVisible();
  await signOut(page);
  await signIn(page);
  await expect(greeting(page)).toBeVisible();
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !one.includes('status of 401')));
});
