// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openTokens } from '../../examples/react-native-session/deviceTokens.ts';
import { openSession, useSession } from '../../examples/react-native-session/session.ts';
import { authService, fakeClock } from '../../packages/core/src/testing.ts';

const url = 'https://me.example';
const person = { username: 'owner', password: 'secret' };

/** Creates a device's storage in memory, like AsyncStorage: each call takes time and may be refused. */
function device() {
  const texts = new Map<string, string>();
  /** The delays of the next calls in milliseconds; later ones take no time. */
  const delays: number[] = [];
  let isRefusing = false;
  const after = async <T>(action: () => T): Promise<T> => {
    await new Promise((resolve) => setTimeout(resolve, delays.shift() ?? 0));
    if (isRefusing) throw new Error('The disk is full');
    return action();
  };
  return {
    texts,
    delays,
    refuse: (now: boolean) => void (isRefusing = now),
    getItem: (key: string) => after(() => texts.get(key) ?? null),
    setItem: (key: string, value: string) => after(() => void texts.set(key, value)),
    removeItem: (key: string) => after(() => void texts.delete(key)),
  };
}

/** React Native's AppState, controlled by the test. */
function appStates() {
  const listeners = new Set<(state: string) => void>();
  return {
    listeners,
    tell: (state: string) => listeners.forEach((listener) => listener(state)),
    addEventListener(_event: 'change', listener: (state: string) => void) {
      listeners.add(listener);
      return { remove: () => void listeners.delete(listener) };
    },
  };
}

function world() {
  const clock = fakeClock();
  const service = authService({ clock, life: 600, rotates: true });
  const storage = device();
  const app = appStates();
  const start = () => openSession(url, storage, app, { fetch: service.fetch, clock });
  const run = <T>(work: Promise<T>) => clock.run(work);
  return { clock, service, storage, app, start, run };
}

it('keeps a session across restarts, and stores nothing after a sign-out', async () => {
  const { storage, start, run, service } = world();
  const first = await start();
  expect(first.client.getSnapshot().status).toBe('anonymous');
  expect((await run(first.client.login(person))).ok).toBe(true);
  await vi.waitFor(() => expect(storage.texts.size).toBe(2));
  expect([...storage.texts.keys()].toSorted()).toEqual(['janus.accessToken', 'janus.refreshToken']);

  const second = await start();
  expect(second.client.getSnapshot().status).toBe('authenticated');
  expect(await run(second.client.guard())).toMatchObject({ allow: true, user: { username: 'owner' } });
  expect((await run(second.signOut())).ok).toBe(true);
  expect(service.callsOf('logout')).toHaveLength(1);
  expect([...storage.texts]).toEqual([]);
  expect((await start()).client.getSnapshot().status).toBe('anonymous');
});

it('stores the token pair of each refresh, so that no refresh token is used twice', async () => {
  const { clock, storage, start, run, service } = world();
  await run((await start()).client.login(person));
  await vi.waitFor(() => expect(storage.texts.size).toBe(2));
  for (let starts = 0; starts < 3; starts += 1) {
    clock.sleep(700_000);
    const before = storage.texts.get('janus.refreshToken');
    expect(await run((await start()).client.guard())).toMatchObject({ allow: true });
    await vi.waitFor(() => expect(storage.texts.get('janus.refreshToken')).not.toBe(before));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect([service.replays, service.callsOf('refresh').length]).toEqual([[], 3]);
});

it('does not sign out when there is no connection', async () => {
  const { clock, storage, app, start, run } = world();
  await run((await start()).client.login(person));
  await vi.waitFor(() => expect(storage.texts.size).toBe(2));
  clock.sleep(700_000);
  const fetch = () => Promise.reject(new TypeError('Network request failed'));
  const { client } = await openSession(url, storage, app, { fetch, clock });
  expect(await run(client.refresh())).toMatchObject({ ok: false });
  expect(storage.texts.size).toBe(2);
});

it('shows the state of the session, also when the app returns after the token has expired', async () => {
  const { clock, app, start, run } = world();
  const { client } = await start();
  const { result, unmount } = renderHook(() => useSession(client));
  expect(result.current.status).toBe('anonymous');
  await act(() => run(client.login(person)));
  expect(result.current).toMatchObject({ status: 'authenticated', user: { username: 'owner' } });
  clock.sleep(700_000);
  act(() => app.tell('background'));
  expect(result.current.status).toBe('authenticated');
  act(() => app.tell('active'));
  expect(result.current.status).toBe('unknown');
  unmount();
  expect(app.listeners.size).toBe(0);
});

it('stores the last change, however long the previous write takes', async () => {
  const storage = device();
  const tokens = await openTokens(storage);
  storage.delays.push(40);
  tokens.set('accessToken', 'one');
  // The device is busy writing.
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(storage.delays).toEqual([]);
  tokens.set('accessToken', 'two');
  tokens.set('refreshToken', 'r');
  tokens.remove('refreshToken');
  expect([tokens.get('accessToken'), tokens.get('refreshToken')]).toEqual(['two', null]);
  await tokens.saved();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect([...storage.texts]).toEqual([['janus.accessToken', 'two']]);
});

it('continues when the storage fails, reports it, and retries', async () => {
  const storage = device();
  const tokens = await openTokens(storage);
  storage.refuse(true);
  tokens.set('accessToken', 'one');
  expect(tokens.get('accessToken')).toBe('one');
  await expect(tokens.saved()).rejects.toThrow('The disk is full');
  storage.refuse(false);
  await tokens.saved();
  expect((await openTokens(storage)).get('accessToken')).toBe('one');
  storage.refuse(true);
  tokens.remove('accessToken');
  await expect(tokens.saved()).rejects.toThrow('The disk is full');
  storage.refuse(false);
  // The next change also writes what was left.
  tokens.set('deviceToken', 'd');
  await tokens.saved();
  expect([...storage.texts.keys()]).toEqual(['janus.deviceToken']);
});
