import { problem } from '@janus-site/core/testing';
import type { Scripts } from '@janus-site/core/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BlogLoginScreen } from '../../posts/BlogLoginScreen.tsx';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminSession } from '../../../testing/adminSession.ts';
import { adminPlace, AdminStand } from '../../../testing/AdminStand.tsx';
import { parentDomain } from '../../../text/parentDomain.ts';
import { challengeOf, keepQuestion } from './question.ts';
import { hasTried, setTried } from './signedInMark.ts';

const there = 'https://portfolio.example/admin';
const code = 'c'.repeat(43);
const navigate = vi.fn();
const login = vi.fn();
let referrer = '';

beforeEach(() => {
  Object.defineProperty(document, 'referrer', { configurable: true, get: () => referrer });
});
afterEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  referrer = '';
  window.history.replaceState(null, '', '/');
});

interface Options {
  isSignedIn?: boolean;
  search?: string;
  scripts?: Scripts;
  /** The server refuses the sign-in. */
  isRefused?: boolean;
  /** The page's host, if it is not the first one of the face. */
  origin?: string;
}

/** Renders the blog's login page with a fragment. */
function draw(
  hash: string,
  { isSignedIn = false, search = '', scripts, isRefused = false, origin }: Options = {},
) {
  window.history.replaceState(null, '', `/login${search}${hash}`);
  const session = adminSession(undefined, isSignedIn);
  const refusal = { ok: false, error: { kind: 'http', status: 401, message: 'No', body: null } };
  login.mockImplementation(isRefused ? async () => refusal : session.login);
  const place = adminPlace({
    face: 'blog',
    route: 'blogLogin',
    search,
    navigate,
    session: { ...session, login },
    scripts: { ...adminScripts, ...scripts },
  });
  const navigation = { ...place.navigation, origin: origin ?? location.origin };
  render(
    <AdminStand place={{ ...place, navigation }}>
      <BlogLoginScreen />
    </AdminStand>,
  );
  return place;
}
const form = () => screen.findByLabelText('Пароль');
const whereTo = async () => {
  // The handover code is loaded first.
  await vi.waitFor(() => expect(navigate).toHaveBeenCalled(), { timeout: 5000 });
  expect(navigate).toHaveBeenCalledWith(expect.anything(), { replace: true });
  return String(navigate.mock.lastCall?.[0]);
};

test('RFC 7636: computes the challenge of the example in the RFC', () => {
  expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

test.each([
  ['example.com', 'blog.example.com', 'example.com'],
  ['me.example.com', 'blog.example.com', 'example.com'],
  ['portfolio.localhost', 'blog.localhost', null],
  ['localhost', 'localhost', null],
  ['192.168.1.7', '10.0.1.7', null],
  ['me.example', 'blog.test', null],
])('the common parent domain of %s and %s is %s', (one, other, domain) => {
  expect(parentDomain(one, other)).toBe(domain);
});

test('a click opens the other face with a challenge, and stores the verifier and return address', async () => {
  draw('', { search: '?next=%2Fposts%2Fcreate' });
  await userEvent.click(await screen.findByRole('button', { name: 'Войти через portfolio.example' }));
  const to = new URL(await whereTo());
  expect(to.origin + to.pathname).toBe(there);
  const kept = JSON.parse(sessionStorage.getItem('handover') ?? '') as { verifier: string; next: string };
  expect(to.hash).toBe(`#handover=${challengeOf(kept.verifier)}`);
  expect([kept.next, kept.verifier.length]).toEqual(['/posts/create', 43]);
});

test('a visitor coming from the other face is sent over without a click, once per tab', async () => {
  referrer = 'https://portfolio.example/';
  draw('');
  expect(await whereTo()).toMatch(/#handover=[\w-]{43}$/);
  expect(hasTried()).toBe(true);
});

test.each([
  ['from another site', 'https://portfolio.example.evil/', false],
  ['a second time', 'https://portfolio.example/', true],
])('a visitor who comes %s sees the sign-in form', async (_, from, isTried) => {
  referrer = from;
  setTried(isTried);
  draw('');
  expect(await form()).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});

test('on a host of the face other than its first, signing in through the other face is not offered', async () => {
  draw('', { origin: 'https://blog.example' });
  expect(await form()).toBeVisible();
  expect(screen.queryByRole('button', { name: /Войти через/ })).toBeNull();
});

test('a code requested by this tab is removed from the address, signs in and opens the page', async () => {
  keepQuestion({ verifier: 'v', next: '/posts/create' });
  draw(`#code=${code}`);
  expect(location.hash).toBe('');
  await vi.waitFor(() => expect(login).toHaveBeenCalledWith({ code, code_verifier: 'v' }));
  expect(location.pathname + location.search).toBe('/login?next=%2Fposts%2Fcreate');
  expect(await screen.findByRole('heading', { level: 1, name: 'Посты' })).toBeVisible();
  expect(sessionStorage.getItem('handover')).toBeNull();
});

test('a code that this tab did not request is never sent', async () => {
  draw(`#code=${code}`);
  expect(await screen.findByText(/начат не в этой вкладке/)).toBeVisible();
  expect(await form()).toBeVisible();
  expect([location.hash, login.mock.calls]).toEqual(['', []]);
});

test('a code that the server refuses leaves the form, with the reason', async () => {
  keepQuestion({ verifier: 'v', next: '' });
  draw(`#code=${code}`, { isRefused: true });
  expect(await form()).toBeVisible();
  expect(login).toHaveBeenCalledExactlyOnceWith({ code, code_verifier: 'v' });
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect([location.hash, sessionStorage.getItem('handover')]).toEqual(['', null]);
});

test('an empty code is not sent, and the page says why', async () => {
  keepQuestion({ verifier: 'v', next: '' });
  draw('#code=');
  expect(await screen.findByText(/На portfolio.example вы тоже не вошли/)).toBeVisible();
  expect(login).not.toHaveBeenCalled();
});

test('a signed-in page sends a code only to the other face', async () => {
  const { server } = draw(`#handover=${'h'.repeat(43)}`, {
    isSignedIn: true,
    scripts: { createHandover: { code, expires_at: '2026-03-01T10:00:00Z' } },
  });
  expect(await whereTo()).toBe(`${there}#code=${code}`);
  const asked = server.calls.find(({ operation }) => operation === 'createHandover');
  expect(asked?.body).toEqual({ origin: 'https://portfolio.example', code_challenge: 'h'.repeat(43) });
});

test('a signed-out page sends an empty code to the other face without asking the server', async () => {
  const { server } = draw(`#handover=${'h'.repeat(43)}`);
  expect(await whereTo()).toBe(`${there}#code=`);
  expect(server.calls.filter(({ operation }) => operation === 'createHandover')).toEqual([]);
});

test('a failure to create a code is reported with a retry, and the user may stay', async () => {
  draw(`#handover=${'h'.repeat(43)}`, {
    isSignedIn: true,
    scripts: { createHandover: () => problem(429, 'too_many_requests', 'Слишком много попыток.') },
  });
  expect(await screen.findByText('Слишком много попыток.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Остаться здесь' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Посты' })).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});
