import { useSyncExternalStore } from 'react';

/**
 * Settings of one device: whether the panel's drawer is open on a desktop, whether single keys work (docs/behaviour.md,
 * B38 and B70), and what the start page still offers.
 */
export type DeviceSwitch = 'drawerOpen' | 'singleKeys' | 'welcome' | 'passkeyOffer';

const listeners = new Set<() => void>();
const changed = 'storage';

/** On unless turned off. */
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
    // Without storage the default stays.
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

/** Returns the current value and its setter. */
export function useDeviceSwitch(name: DeviceSwitch): [isOn: boolean, turn: (on: boolean) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => isOn(name),
    () => true,
  );
  return [value, (on) => turn(name, on)];
}
