import { useEffect, useEffectEvent } from 'react';
import { isOn } from './deviceSwitch.ts';

const dialogs = '[role="dialog"], [role="alertdialog"], [role="menu"]';
/** Where somebody types or chooses. */
const fields = ':read-write, select';

/** A dialog or a menu is open: a key is of it and not of what lies under it. */
export const isDialogOpen = (): boolean => document.querySelector(dialogs) !== null;

/** Somebody is typing, choosing in a menu or answering a dialog: a single key is theirs. */
export function isBusy(target: EventTarget | null): boolean {
  if (isDialogOpen()) return true;
  return target instanceof Element && target.closest(fields) !== null;
}

/** A sign and the physical key that gives it in the Latin layout, so that it works in a Russian one. */
const physical = {
  '/': { code: 'Slash', shiftKey: false },
  '?': { code: 'Slash', shiftKey: true },
  c: { code: 'KeyC', shiftKey: false },
} as const;

export type SingleKey = keyof typeof physical;

/** A single key, wherever the focus is; never while somebody types, and for nobody who has turned such keys off. */
export function useKey(key: SingleKey, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const { code, shiftKey } = physical[key];
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const isKey = event.key === key || (event.code === code && event.shiftKey === shiftKey);
      if (!isKey || isBusy(event.target) || !isOn('singleKeys')) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [key]);
}
