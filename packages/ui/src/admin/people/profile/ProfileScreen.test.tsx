import { problem } from '@janus-site/core/testing';
import type { Scripts } from '@janus-site/core/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminSession, sampleNobody, sampleOwner, sampleStaff } from '../../../testing/adminSession.ts';
import { adminPlace, AdminStand } from '../../../testing/AdminStand.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

function draw(user = sampleOwner, scripts: Scripts = {}) {
  const session = adminSession(user);
  const place = adminPlace({ route: 'profile', session, scripts: { ...adminScripts, ...scripts } });
  render(
    <AdminStand place={place}>
      <ProfileScreen />
    </AdminStand>,
  );
  return place;
}
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const account = ['Ваша учётная запись', 'Ключи доступа', 'Ваш вход'];

beforeEach(() => localStorage.clear());

test.each([
  ['staff', sampleStaff],
  ['an account without a role', sampleNobody],
])('shows %s their own account and nothing of the site’s profile', async (_, user) => {
  draw(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
  await screen.findByText('это устройство');
  expect(headings()).toEqual(expect.arrayContaining(account));
  expect(screen.getByText(/Имя пользователя, почту и роль меняет владелец сайта/)).toBeVisible();
  expect(screen.queryByLabelText(/Кто вы/)).toBeNull();
});

test('sends a changed name, keeps it in the form when the server refuses, and says why', async () => {
  const { server } = draw(sampleStaff, {
    updateUser: () => problem(503, 'unavailable', 'Сервис временно недоступен.'),
  });
  const field = await screen.findByLabelText(/^Имя/);
  await userEvent.clear(field);
  await userEvent.type(field, 'Ольга{Enter}');
  expect(await screen.findByText(/Имя не сохранено\./)).toBeVisible();
  expect(field).toHaveValue('Ольга');
  expect(server.callsOf('updateUser')[0]).toMatchObject({
    params: { id: sampleStaff.id },
    body: { first_name: 'Ольга', last_name: 'Сергеева' },
  });
});

test('keeps the form of the site’s profile when the session of an owner ends', async () => {
  const { session } = draw();
  const field = await screen.findByLabelText(/GitHub/);
  await userEvent.type(field, '/новое');
  act(() => session.end());
  await screen.findByRole('dialog', { name: 'Сеанс закончился' });
  await waitFor(() => expect(screen.getByLabelText(/GitHub/)).toBe(field));
  expect((field as HTMLInputElement).value).toContain('/новое');
});

test('the address #account focuses the account, even when the form above it loads later', async () => {
  location.hash = '#account';
  draw();
  await screen.findByLabelText(/GitHub/);
  expect(document.querySelector('#account')).toHaveFocus();
  location.hash = '';
});

test('shows the lists of the account together, once each has loaded or failed', async () => {
  let answer: (list: object) => void = () => undefined;
  const pending = new Promise<object>((resolve) => {
    answer = resolve;
  });
  draw(sampleOwner, {
    listWebhooks: () => problem(503, 'unavailable', 'Сервис временно недоступен.'),
    listSessions: () => pending,
  });
  await screen.findByRole('heading', { name: 'Ваша учётная запись' });
  expect(screen.queryByRole('heading', { name: 'Ключи доступа' })).toBeNull();
  answer({ items: [], next_cursor: null });
  expect(await screen.findByRole('heading', { name: 'Ключи доступа' })).toBeVisible();
  expect(screen.getByText('Не удалось загрузить вебхуки')).toBeVisible();
});
