// Tokens in an asynchronous storage such as AsyncStorage. The session needs a synchronous one, because nothing may
// happen between the check and the write of a token: the device's tokens are read once, before the session starts, and
// each change is written later, in order.
import type { TokenStorage } from '@janus-site/core';

/** The part of AsyncStorage that is used; any other storage of texts by key with promises works as well. */
export interface DeviceStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<unknown>;
  removeItem(key: string): Promise<unknown>;
}

export interface DeviceTokens extends TokenStorage {
  /** Resolves once the device has stored all changes, retrying those that failed; rejects if it still fails. */
  saved(): Promise<void>;
}

/** The storage key; the prefix keeps it apart from other parts of the app. */
const nameOf = (key: string) => `janus.${key}`;

export async function openTokens(device: DeviceStorage): Promise<DeviceTokens> {
  const values = new Map<string, string>();
  for (const key of ['accessToken', 'refreshToken', 'deviceToken']) {
    const value = await device.getItem(nameOf(key));
    if (value !== null) values.set(key, value);
  }
  const unsaved = new Set<string>();
  let turn = Promise.resolve();

  async function write(): Promise<void> {
    for (let [key] = unsaved; key !== undefined; [key] = unsaved) {
      const value = values.get(key);
      await (value === undefined ? device.removeItem(nameOf(key)) : device.setItem(nameOf(key), value));
      // If it changed meanwhile, it is written again.
      if (values.get(key) === value) unsaved.delete(key);
    }
  }
  function saved(): Promise<void> {
    turn = turn.catch(() => undefined).then(write);
    return turn;
  }
  function change(key: string): void {
    unsaved.add(key);
    // The session continues in memory, and callers of `saved` get the error.
    void saved().catch(() => undefined);
  }

  return {
    get: (key) => values.get(key) ?? null,
    set(key, value) {
      values.set(key, value);
      change(key);
    },
    remove: (key) => void (values.delete(key) && change(key)),
    saved,
  };
}
