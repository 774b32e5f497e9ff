// The lifecycle of the owner's passkey, with the browser's virtual authenticator.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './support/fixtures.ts';
import { expectNarrow, viewports } from './support/inputMethods.ts';
import { open } from './support/ownerTest.ts';
import { plugIn, signOut } from './support/authenticator.ts';

test.use({ writer: 'owner' });

const door = (page: Page) => page.getByRole('button', { name: 'Войти с ключом доступа' });
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^Здравствуйте/ });

test('a passkey is offered, created, signs in, and is rejected once it is removed', async ({
  page,
  site,
  complaints,
}) => {
  const { cdp, authenticatorId } = await plugIn(page);
  await page.goto(site.at('portfolio', '/admin'));
  await expectAccessible(page);
  await signIn(page);
  // By key: a card that comes late would move the link away from the pointer.
  await page.getByRole('link', { name: 'Добавить ключ' }).press('Enter');
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Ключи доступа' }) });
  await card.getByRole('button', { name: 'Добавить ключ…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Название').fill('Проверочный');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Создать ключ' }).click();
  await expect(card.getByText('Проверочный')).toBeVisible();
  await expect(card.getByText('ещё не использован')).toBeVisible();
  await expectAccessible(page);

  await signOut(page);
  await door(page).click();
  await expect(greeting(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Вход без пароля' })).toBeHidden();

  // A copy of the passkey with a lower signature counter than the original.
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);
  await signOut(page);
  for (const credential of credentials) {
    await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
    await cdp.send('WebAuthn.addCredential', {
      authenticatorId,
      credential: { ...credential, signCount: 0 },
    });
  }
  await door(page).click();
  await expect(page.getByRole('alert')).toContainText('Этот ключ доступа здесь не подходит');
  for (const credential of credentials) {
    await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
    await cdp.send('WebAuthn.addCredential', {
      authenticatorId,
      credential: { ...credential, signCount: 100 },
    });
  }
  await door(page).click();
  await expect(greeting(page)).toBeVisible();

  await open(page, site.at('portfolio', '/admin/profile'));
  await card.getByRole('button', { name: 'Удалить…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(card.getByText('Проверочный')).toBeHidden();
  await signOut(page);
  await door(page).click();
  await expect(page.getByRole('alert')).toContainText('Этот ключ доступа здесь не подходит');
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !one.includes('status of 401')));
});

test('a failed passkey prompt of the browser is reported, and the password still signs in', async ({
  page,
  site,
}) => {
  const { cdp, authenticatorId } = await plugIn(page);
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.setViewportSize(viewports.phone);
  await page.goto(site.at('portfolio', '/admin'));
  await door(page).click();
  await expect(page.getByRole('alert')).toContainText('Браузер не дал ключа');
  await expectNarrow(page);
  await signIn(page);
  await expect(greeting(page)).toBeVisible();
  const heading = page.getByRole('heading', { name: 'Вход без пароля' });
  const offer = page.locator('section').filter({ has: heading });
  await offer.getByRole('button', { name: 'Не предлагать' }).click();
  await page.reload();
  await expect(greeting(page)).toBeVisible();
  await expect(heading).toBeHidden();
});
