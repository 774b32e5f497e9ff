// Tokens in a storage that answers later, such as AsyncStorage. The session needs one that answers at once, because nothing
// may happen between the check and the write of a token: what the device keeps is read once, before the session begins, and
// each change is written behind it, in its order.
import type { TokenStorage } from '@janus-site/core';

/** What is needed of AsyncStorage; whatever else keeps texts by their keys and returns promises fits as well. */
export interface DeviceStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<unknown>;
  removeItem(key: string): Promise<unknown>;
}

export interface DeviceTokens extends TokenStorage {
  /** Resolves once the device keeps all changes, and tries again what it refused; rejects where it still refuses. */
  saved(): Promise<void>;
}

/** Signs that each storage takes in a key; those of other parts of the app stay apart. */
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
      // changed again meanwhile: it is written once more
      if (values.get(key) === value) unsaved.delete(key);
    }
  }
  function saved(): Promise<void> {
    turn = turn.catch(() => undefined).then(write);
    return turn;
  }
  function change(key: string): void {
    unsaved.add(key);
    // the session goes on in memory, and whoever waits for `saved` is told
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
