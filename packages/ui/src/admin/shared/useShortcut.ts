import { useEffect, useEffectEvent } from 'react';

/** The physical key of a sign; letters are `Key` and the letter. */
const codes: Readonly<Record<string, string>> = { '.': 'Period' };

export interface ShortcutOptions {
  /** Asked before the key is taken: `false` leaves it to the browser. Default: it is always free. */
  isFree?(): boolean;
  /** With Shift as well. */
  hasShift?: boolean;
}

/** Ctrl or Cmd with a key, wherever the focus is; by the physical key too, so that it works in a Russian layout. */
export function useShortcut(
  key: string,
  onPress: () => void,
  { isFree, hasShift = false }: ShortcutOptions = {},
): void {
  const press = useEffectEvent(onPress);
  const mayPress = useEffectEvent(() => isFree?.() ?? true);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey !== hasShift) return;
      const isKey =
        event.key.toLowerCase() === key.toLowerCase() ||
        event.code === (codes[key] ?? `Key${key.toUpperCase()}`);
      if (!isKey || event.defaultPrevented || !mayPress()) return;
      event.preventDefault();
      // A key that is held down is one press.
      if (!event.repeat) press();
    };
    // Before a field that takes the letter for that without Shift, as with Caps Lock on.
    window.addEventListener('keydown', handleKeyDown, { capture: hasShift });
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: hasShift });
  }, [key, hasShift]);
}
