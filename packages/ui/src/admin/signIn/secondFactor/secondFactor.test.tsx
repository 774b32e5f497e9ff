import type { SecondFactor, SecondFactorMethod, Session } from '@janus-site/core';
import { problem } from '@janus-site/core/testing';
import type { Scripts } from '@janus-site/core/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LoginScreen } from '../../start/LoginScreen.tsx';
import { ProfileScreen } from '../../people/profile/ProfileScreen.tsx';
import { UsersScreen } from '../../people/users/UsersScreen.tsx';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminSession, sampleOwner, sampleStaff } from '../../../testing/adminSession.ts';
import { adminPlace, AdminStand } from '../../../testing/AdminStand.tsx';

const codes = Array.from({ length: 10 }, (_, at) => `abcd-efgh-ijkm-npq${at}`);
const state = (changes: Partial<SecondFactor>): Scripts => ({
  getSecondFactor: { enabled_at: '2026-03-01T10:00:00Z', totp: 'on', recovery_codes_left: 10, ...changes },
});

function drawProfile(scripts: Scripts) {
  const place = adminPlace({ route: 'profile', scripts: { ...adminScripts, ...scripts } });
  render(
    <AdminStand place={place}>
      <ProfileScreen />
    </AdminStand>,
  );
  return place.server;
}

/** Renders the login page with a correct password; every code is refused except «right». */
function drawLogin(methods: SecondFactorMethod[], left = 9) {
  const session = adminSession(sampleOwner, false);
  const enter = session.login;
  const login = vi.fn<Session['login']>(async (credentials) => {
    const code = 'code' in credentials ? credentials.code : undefined;
    if (code === 'right') return enter({ username: 'owner', password: 'correct' });
    const name = code === undefined ? 'second_factor_required' : 'invalid_code';
    const body = { detail: 'Код не подошёл.', error: { code: name, message: 'Код не подошёл.' }, methods };
    return { ok: false, error: { kind: 'http', status: 401, body, message: body.detail } };
  });
  const scripts = { ...adminScripts, ...state({ recovery_codes_left: left }) };
  const place = adminPlace({ route: 'login', scripts, session: { ...session, login } });
  render(
    <AdminStand place={place}>
      <LoginScreen />
    </AdminStand>,
  );
  return login;
}

async function typePassword() {
  await userEvent.type(await screen.findByLabelText('Имя пользователя'), 'owner');
  await userEvent.type(screen.getByLabelText('Пароль'), 'correct{Enter}');
}

test('the code is sent with the username and the password, and a wrong one is reported', async () => {
  const login = drawLogin(['totp', 'recovery_code']);
  await typePassword();
  const field = await screen.findByLabelText('Код из приложения');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.type(field, '000000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Код не подошёл.');
  expect(field).toHaveFocus();
  // the wrong code is selected, so typing replaces it
  await userEvent.keyboard('right{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: /^Здравствуйте/ })).toBeVisible();
  expect(login.mock.lastCall?.[0]).toEqual({ username: 'owner', password: 'correct', code: 'right' });
});

test('signing in with a recovery code shows how many are left', async () => {
  drawLogin(['totp', 'recovery_code'], 7);
  await typePassword();
  await userEvent.click(await screen.findByRole('button', { name: 'Ввести код восстановления' }));
  await userEvent.type(screen.getByLabelText('Код восстановления'), 'right{Enter}');
  expect(await screen.findByText('Код восстановления использован. Осталось: 7')).toBeVisible();
});

test('a user with no method left is told how to reset it, and can go back', async () => {
  drawLogin([]);
  await typePassword();
  expect(await screen.findByText(/user reset-second-factor/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Войти' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Назад' }));
  expect(screen.getByLabelText('Пароль')).toBeVisible();
});

test('two remaining recovery codes cause a warning, three do not', async () => {
  drawProfile(state({ recovery_codes_left: 2 }));
  expect(await screen.findByText(/осталось мало: 2/)).toBeVisible();
  drawProfile(state({ recovery_codes_left: 3 }));
  expect(await screen.findByText(/осталось 3/)).toBeVisible();
  expect(screen.queryByText(/осталось мало: 3/)).toBeNull();
});

test('an app whose secret is unreadable must be connected again', async () => {
  drawProfile(state({ totp: 'unreadable' }));
  expect(await screen.findByText(/Подключите его заново/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Подключить…' })).toBeVisible();
});

test('an app is connected by its code; recovery codes are shown until confirmed as saved', async () => {
  const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const server = drawProfile({
    ...state({ enabled_at: null, totp: 'off', recovery_codes_left: 0 }),
    createTotpOptions: { secret, uri: `otpauth://totp/a:b?secret=${secret}`, token: 'token' },
    enableTotp: { recovery_codes: codes },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Подключить приложение…' }));
  expect(await screen.findByRole('img', { name: /^QR-код/ })).toBeVisible();
  expect(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Код из приложения'), '123456{Enter}');
  expect(await screen.findByText(codes[9] ?? '')).toBeVisible();
  expect(server.callsOf('enableTotp')[0]?.body).toEqual({ token: 'token', code: '123456' });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Коды сохранены' }));
  expect(screen.queryByText(codes[9] ?? '')).toBeNull();
});

test('a failure to disable the second factor is reported with the reason', async () => {
  drawProfile({ ...state({}), disableSecondFactor: () => problem(503, 'unavailable', 'Сервис недоступен.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Выключить двухшаговый вход…' }));
  await userEvent.click(screen.getByRole('button', { name: 'Выключить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось. Сервис недоступен.');
});

test('an owner can reset the second factor of a staff account', async () => {
  const user = { ...sampleStaff, has_second_factor: true };
  const scripts = {
    ...adminScripts,
    getUser: () => user,
    resetSecondFactor: () => {
      user.has_second_factor = false;
      return new Response(null, { status: 204 });
    },
  };
  const place = adminPlace({ route: 'users', search: `?edit=${user.id}`, scripts });
  render(
    <AdminStand place={place}>
      <UsersScreen />
    </AdminStand>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Сбросить двухшаговый вход…' }));
  await userEvent.click(screen.getByRole('button', { name: 'Сбросить' }));
  expect(await screen.findByText('Двухшаговый вход сброшен')).toBeVisible();
  expect(place.server.callsOf('resetSecondFactor')[0]?.params).toEqual({ id: user.id });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Сбросить двухшаговый вход…' })).toBeNull(),
  );
});
