import { useSyncExternalStore } from 'react';
import { readStored, store } from './storage.ts';

/**
 * Settings of one device: whether the panel's drawer is open on a desktop, whether single keys work (docs/behaviour.md,
 * B38 and B70), and what the start page still offers.
 */
export type DeviceSwitch = 'drawerOpen' | 'singleKeys' | 'welcome' | 'passkeyOffer';

const listeners = new Set<() => void>();

/** On unless turned off. */
export function isOn(name: DeviceSwitch): boolean {
  return readStored('localStorage', name) !== 'false';
}

export function turn(name: DeviceSwitch, on: boolean): void {
  // Without storage the default stays.
  store('localStorage', name, String(on));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
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
