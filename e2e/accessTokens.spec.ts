// The lifecycle of an owner's access token: what a program may and may not do with it.
import { expect, expectAccessible, signIn, test } from './support/fixtures.ts';
import { expectNarrow, viewports } from './support/inputMethods.ts';
import { open } from './support/ownerTest.ts';

test.use({ writer: 'owner' });

test('a personal access token is created, shown once, publishes a post, and is rejected once revoked', async ({
  page,
  site,
  request,
}) => {
  await page.setViewportSize(viewports.phone);
  await page.goto(site.at('portfolio', '/admin'));
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Здравствуйте/ })).toBeVisible();
  await open(page, site.at('portfolio', '/admin/profile'));
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Токены доступа' }) });
  await card.getByRole('button', { name: 'Создать токен…' }).click();
  const form = page.getByRole('dialog', { name: 'Новый токен доступа' });
  await form.getByLabel('Название').fill('Проверочный CI');
  await form.getByLabel('посты').check();
  await expectAccessible(page);
  await expectNarrow(page);
  await form.getByRole('button', { name: 'Создать токен' }).click();
  const shown = page.getByRole('dialog', { name: 'Токен «Проверочный CI»' });
  const token = (await shown.locator('code').textContent()) ?? '';
  expect(token).toMatch(/^janus_pat_[\da-f]{72}$/);
  await expectAccessible(page);
  await expectNarrow(page);
  await shown.getByRole('button', { name: 'Токен сохранён' }).click();
  await expect(page.getByText(token)).toBeHidden();
  await expect(card.getByText('Проверочный CI')).toBeVisible();

  // Not by name: Node queries a name server for names that browsers resolve to this machine.
  const services = `http://127.0.0.1:${site.port}/api/v1`;
  const headers = { authorization: `Bearer ${token}` };
  const translations = [{ language: 'ru', title: 'Из проверки токенов' }];
  const made = await request.post(`${services}/posts/`, { headers, data: { translations } });
  expect(made.status()).toBe(201);
  const refused = await request.get(`${services}/users/`, { headers });
  expect(refused.status()).toBe(403);

  await page.reload();
  await expect(card.getByText(/^использован/)).toBeVisible();
  await card.getByRole('button', { name: 'Отозвать…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отозвать' }).click();
  // Not only the row: behind an open dialog the whole card is hidden.
  await expect(page.getByText('Токен «Проверочный CI» отозван')).toBeVisible();
  await expect(card.getByText('Проверочный CI')).toBeHidden();
  const { id } = (await made.json()) as { id: string };
  const ended = await request.delete(`${services}/posts/${id}/`, { headers });
  expect(ended.status()).toBe(401);
});
