import { problem } from '@janus-site/core/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoginScreen } from '../../start/LoginScreen.tsx';
import { ProfileScreen } from '../../people/profile/ProfileScreen.tsx';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminSession } from '../../../testing/adminSession.ts';
import { adminPlace, AdminStand } from '../../../testing/AdminStand.tsx';
import type { TestPlaceOptions } from '../../../testing/testPlace.ts';

const bytes = Uint8Array.of(1).buffer;
const getPasskey = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: getPasskey } });
  getPasskey.mockResolvedValue({
    id: 'AQ',
    rawId: bytes,
    type: 'public-key',
    response: {
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes,
    },
    getClientExtensionResults: () => ({}),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const scripts = {
  ...adminScripts,
  createSignInOptions: { options: { challenge: 'AQ', rpId: 'janus.example', allowCredentials: [] } },
};

function draw(route: 'login' | 'profile', options: Partial<TestPlaceOptions> = {}, isSignedIn = true) {
  const { session: _session, ...rest } = options;
  const session = adminSession(undefined, isSignedIn);
  const place = adminPlace({ route, scripts, ...rest, session });
  render(<AdminStand place={place}>{route === 'login' ? <LoginScreen /> : <ProfileScreen />}</AdminStand>);
}
const door = () => screen.findByRole('button', { name: 'Войти с ключом доступа' });

test('a passkey signs in without a username', async () => {
  draw('login', {}, false);
  await userEvent.click(await door());
  expect(await screen.findByRole('heading', { level: 1, name: /^Здравствуйте/ })).toBeVisible();
});

test('a dismissed passkey prompt is reported in words', async () => {
  getPasskey.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  draw('login', {}, false);
  await userEvent.click(await door());
  expect(await screen.findByRole('alert')).toHaveTextContent('Браузер не дал ключа');
});

test('if the server refuses passkeys at this address, its message is shown', async () => {
  const createSignInOptions = () => problem(409, 'passkeys_unavailable', 'Только по адресу сайта.');
  draw('login', { scripts: { ...scripts, createSignInOptions } }, false);
  await userEvent.click(await door());
  expect(await screen.findByRole('alert')).toHaveTextContent('Только по адресу сайта.');
});

test('without a secure context there is no button to add a passkey, and the profile says why', async () => {
  vi.stubGlobal('isSecureContext', false);
  draw('profile');
  expect(await screen.findByText(/только сайтам с https/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Добавить ключ…' })).toBeNull();
});

test('the start page offers a passkey to a user without one, until it is declined', async () => {
  draw('login', { scripts: { ...scripts, listPasskeys: { items: [] } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Не предлагать' }));
  expect(screen.queryByText('Вход без пароля')).toBeNull();
  expect(localStorage.getItem('passkeyOffer')).toBe('false');
});
