import { useCallback, useSyncExternalStore } from 'react';

/** The storage key of the desktop drawer's state: docs/behaviour.md, B38. */
export const drawerKey = 'drawerOpen';

const listeners = new Set<() => void>();
const changed = 'storage';

function read(): boolean {
  try {
    return localStorage.getItem(drawerKey) !== 'false';
  } catch {
    return true;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener(changed, listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener(changed, listener);
  };
}

/** Is the drawer of a desk open? Kept on the device; open until somebody closes it. */
export function useDrawerState(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const isOpen = useSyncExternalStore(subscribe, read, () => true);
  const setOpen = useCallback((next: boolean) => {
    try {
      localStorage.setItem(drawerKey, String(next));
    } catch {
      // Without storage the drawer stays as it is drawn by default.
    }
    for (const listener of listeners) listener();
  }, []);
  return [isOpen, setOpen];
}
