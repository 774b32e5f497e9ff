import { useEffect, useEffectEvent } from 'react';
import { isOn } from './deviceSwitch.ts';

const dialogs = '[role="dialog"], [role="alertdialog"], [role="menu"]';
/** Elements in which the user types or chooses. */
const fields = ':read-write, select';

/** Whether a dialog or menu is open, which then owns the keys. */
export const isDialogOpen = (): boolean => document.querySelector(dialogs) !== null;

/** Whether the user is typing, choosing in a menu or answering a dialog, so single keys must not act. */
export function isBusy(target: EventTarget | null): boolean {
  if (isDialogOpen()) return true;
  return target instanceof Element && target.closest(fields) !== null;
}

/** A character and the physical key that types it in the Latin layout, so that shortcuts work in a Russian one. */
const physical = {
  '/': { code: 'Slash', shiftKey: false },
  '?': { code: 'Slash', shiftKey: true },
  c: { code: 'KeyC', shiftKey: false },
} as const;

/** What the keys of `physical` type in a layout without Latin letters; in others the character itself decides. */
const otherScript = /^(?:[.,]|(?![a-z])\p{L})$/iu;

export type SingleKey = keyof typeof physical;

/** Handles a single key wherever the focus is, except while the user types or has turned single keys off. */
export function useKey(key: SingleKey, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const { code, shiftKey } = physical[key];
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const isPhysical = event.code === code && event.shiftKey === shiftKey && otherScript.test(event.key);
      const isKey = event.key === key || isPhysical;
      if (!isKey || isBusy(event.target) || !isOn('singleKeys')) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [key]);
}
