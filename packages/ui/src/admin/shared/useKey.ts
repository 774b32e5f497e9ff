import { useEffect, useEffectEvent } from 'react';

/** Somebody is typing, choosing in a menu or answering a dialog: a single key is theirs. */
export function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('[contenteditable="true"]')) return true;
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** A sign and the physical key that gives it in the Latin layout, so that it works in a Russian one. */
const physical = {
  '/': { code: 'Slash', shiftKey: false },
  '?': { code: 'Slash', shiftKey: true },
  c: { code: 'KeyC', shiftKey: false },
} as const;

export type SingleKey = keyof typeof physical;

/** A single key, wherever the focus is; never while somebody types. */
export function useKey(key: SingleKey, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const { code, shiftKey } = physical[key];
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const isKey = event.key === key || (event.code === code && event.shiftKey === shiftKey);
      if (!isKey || isBusy(event.target)) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [key]);
}
