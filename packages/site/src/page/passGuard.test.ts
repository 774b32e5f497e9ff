import type { ClientError, GuardDecision, Outcome, Session, User } from '@janus-site/core';
import { describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { passGuard } from './passGuard.ts';

const unreachable = { kind: 'network', message: 'no answer' } as const;
const user = { id: '1' } as User;

function clientWith(decision: GuardDecision, loaded?: Outcome<User>): Client {
  const session: Partial<Session> = {
    guard: () => Promise.resolve(decision),
    loadUser: () => Promise.resolve(loaded ?? { ok: true, data: user }),
  };
  return { session: session as Session, api: {} as Client['api'] };
}
const denied = { allow: false, to: 'login', reason: 'x' } as const;

test('a signed-in user passes', async () => {
  expect(await passGuard(clientWith({ allow: true, user }))).toBeNull();
});

test('a refusal leads to the login page', async () => {
  expect(await passGuard(clientWith(denied))).toBe('login');
});

test('an unreachable service keeps the page and returns its error', async () => {
  expect(await passGuard(clientWith({ ...denied, error: unreachable }))).toEqual(unreachable);
});

test('with a stale token the result of loading the user decides', async () => {
  const stale = { allow: true, user: null } as const;
  expect(await passGuard(clientWith(stale, { ok: false, error: unreachable }))).toEqual(unreachable);
  expect(await passGuard(clientWith(stale))).toBeNull();
  const refused = { kind: 'http', status: 401, body: undefined, message: 'no' } as const;
  expect(await passGuard(clientWith(stale, { ok: false, error: refused }))).toBe('login');
});

const http = (status: number, more: object = {}): ClientError => ({
  kind: 'http',
  status,
  body: undefined,
  message: 'no',
  ...more,
});
const away: [name: string, error: ClientError][] = [
  ...[408, 425, 429, 500, 503].map((status): [string, ClientError] => [String(status), http(status)]),
  ['a network failure', unreachable],
  ['the page of a captive portal', { kind: 'decode', message: 'no JSON' }],
  ['the 403 of a captive portal', http(403, { isPage: true })],
];

describe.each(away)('%s', (_, error) => {
  test('keeps the page, whether the guard or loading the user failed with it', async () => {
    expect(await passGuard(clientWith({ ...denied, error }))).toEqual(error);
    const stale = { allow: true, user: null } as const;
    expect(await passGuard(clientWith(stale, { ok: false, error }))).toEqual(error);
  });
});
