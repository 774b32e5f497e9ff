import { problem } from '@janus-site/core/testing';
import type { Scripts } from '@janus-site/core/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
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

describe('of two questions in a row', () => {
  const [first, second] = sampleAccessTokens.items;
  const ask = async (at: number) => {
    await screen.findByText(first?.name ?? '');
    await userEvent.click(screen.getAllByRole('button', { name: 'Отозвать…' })[at] as HTMLElement);
    const { name } = (at ? second : first) ?? {};
    return screen.findByRole('alertdialog', { name: `Отозвать токен «${name}»?` });
  };
  const pressIn = (question: HTMLElement, name: string) =>
    userEvent.click(within(question).getByRole('button', { name }));
  const refusal = () => problem(503, 'unavailable', 'Сервис временно недоступен.');

  test('the second one does not show the failure of the first one', async () => {
    draw({ deleteAccessToken: refusal });
    const question = await ask(0);
    await pressIn(question, 'Отозвать');
    expect(await within(question).findByText(/^Токен не отозван/)).toBeVisible();
    await pressIn(question, 'Отмена');
    expect(within(await ask(1)).queryByText(/не отозван/)).toBeNull();
  });

  test.each([
    ['success', () => new Response(null, { status: 204 }), `Токен «${first?.name}» отозван`],
    ['refusal', refusal, 'Токен не отозван. Сервис временно недоступен.'],
  ])('a late %s of the first one is a message beside the second one', async (_, made, message) => {
    let answer: (response: unknown) => void = () => undefined;
    const { server } = draw({ deleteAccessToken: () => new Promise((resolve) => (answer = resolve)) });
    const question = await ask(0);
    await pressIn(question, 'Отозвать');
    await waitFor(() => expect(server.callsOf('deleteAccessToken')).toHaveLength(1));
    await pressIn(question, 'Отмена');
    const next = await ask(1);
    answer(made());
    expect(await screen.findByText(message)).toBeVisible();
    expect(next).toBeVisible();
    expect(within(next).queryByRole('alert')).toBeNull();
  });
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
