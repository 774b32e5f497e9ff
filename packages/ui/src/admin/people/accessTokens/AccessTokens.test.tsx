import { problem } from '@janus-site/core/testing';
import type { Scripts } from '@janus-site/core/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { sampleAccessTokens, sampleNewToken } from '../../../testing/adminAccount.ts';
import { adminSession, sampleOwner, sampleStaff } from '../../../testing/adminSession.ts';
import { adminPlace, AdminStand } from '../../../testing/AdminStand.tsx';
import { AccessTokens } from './AccessTokens.tsx';

function draw(scripts: Scripts = {}, user = sampleOwner) {
  const session = adminSession(user);
  const place = adminPlace({ route: 'profile', session, scripts: { ...adminScripts, ...scripts } });
  render(
    <AdminStand place={place}>
      <AccessTokens />
    </AdminStand>,
  );
  return place;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const open = async () => {
  await press('Создать токен…');
  return screen.findByRole('dialog', { name: 'Новый токен доступа' });
};

test('lists tokens with their scopes, expiry and last use', async () => {
  draw();
  await screen.findByText('Публикация из CI');
  const rowOf = (name: string) => screen.getByText(name).closest('li')?.textContent;
  const [first, second] = [rowOf('Публикация из CI'), rowOf('Старый скрипт')];
  expect(first).toMatch(/Публикация из CIпосты, файлы · до .+использован 3 часа назад/);
  expect(second).toMatch(/Старый скриптчтение всего содержания с черновиками · истёк .+ещё не использован/);
});

test('creates a token with the chosen scopes and shows it once, until confirmed as saved', async () => {
  const { server } = draw();
  const dialog = await open();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Создать токен' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Назовите токен');
  await userEvent.type(within(dialog).getByLabelText(/^Название/), 'CI');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Создать токен' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Отметьте, что можно');
  for (const scope of ['посты', 'файлы', 'сообщения посетителей'])
    await userEvent.click(within(dialog).getByLabelText(scope));
  await userEvent.click(within(dialog).getByLabelText('сообщения посетителей'));
  await userEvent.selectOptions(within(dialog).getByLabelText('Срок'), 'бессрочно');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Создать токен' }));
  const shown = await screen.findByRole('dialog', { name: `Токен «${sampleNewToken.name}»` });
  expect(within(shown).getByText(sampleNewToken.token)).toBeVisible();
  expect(shown).toHaveTextContent('больше мы его не покажем');
  expect(server.callsOf('createAccessToken').map(({ body }) => body)).toEqual([
    { name: 'CI', scopes: ['posts', 'media'], expires_in_days: null },
  ]);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText(sampleNewToken.token)).toBeVisible();
  await press('Токен сохранён');
  expect(screen.queryByText(sampleNewToken.token)).toBeNull();
});

test('keeps the form when the server refuses, and says why', async () => {
  draw({ createAccessToken: () => problem(409, 'conflict', 'У вас уже 50 токенов доступа, больше нельзя.') });
  const dialog = await open();
  await userEvent.type(within(dialog).getByLabelText(/^Название/), 'CI');
  await userEvent.click(within(dialog).getByLabelText('посты'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Создать токен' }));
  expect(await within(dialog).findByText(/У вас уже 50 токенов/)).toBeVisible();
  expect(within(dialog).getByLabelText(/^Название/)).toHaveValue('CI');
});

test('offers staff no scopes for the profile and the site settings', async () => {
  draw({}, sampleStaff);
  const dialog = await open();
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(6);
  expect(within(dialog).queryByLabelText(/профиль|настройки сайта/)).toBeNull();
});

test('revokes a token after confirmation', async () => {
  const { server } = draw({ deleteAccessToken: () => new Response(null, { status: 204 }) });
  await screen.findByText('Публикация из CI');
  await userEvent.click(screen.getAllByRole('button', { name: 'Отозвать…' })[0] as HTMLElement);
  const question = await screen.findByRole('alertdialog', { name: 'Отозвать токен «Публикация из CI»?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Отозвать' }));
  expect(await screen.findByText('Токен «Публикация из CI» отозван')).toBeVisible();
  expect(server.callsOf('deleteAccessToken')[0]?.params).toEqual({ id: sampleAccessTokens.items[0]?.id });
});
