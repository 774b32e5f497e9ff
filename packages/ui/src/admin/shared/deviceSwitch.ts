import { useSyncExternalStore } from 'react';

/**
 * What one device is told of: whether the column of the panel is open on a desk, whether single keys do anything
 * (docs/behaviour.md, B38 and B70), and what is still offered on the first page.
 */
export type DeviceSwitch = 'drawerOpen' | 'singleKeys' | 'welcome' | 'passkeyOffer';

const listeners = new Set<() => void>();
const changed = 'storage';

/** On until somebody turns it off. */
export function isOn(name: DeviceSwitch): boolean {
  try {
    return localStorage.getItem(name) !== 'false';
  } catch {
    return true;
  }
}

export function turn(name: DeviceSwitch, on: boolean): void {
  try {
    localStorage.setItem(name, String(on));
  } catch {
    // Without storage it stays as it is by default.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener(changed, listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener(changed, listener);
  };
}

/** The same as it changes, and the way to turn it. */
export function useDeviceSwitch(name: DeviceSwitch): [isOn: boolean, turn: (on: boolean) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => isOn(name),
    () => true,
  );
  return [value, (on) => turn(name, on)];
}
