import { useEffect, useEffectEvent } from 'react';

/** The physical key of a sign; letters are `Key` and the letter. */
const codes: Readonly<Record<string, string>> = { '.': 'Period' };

export interface ShortcutOptions {
  /** Asked before the key is taken: `false` leaves it to the browser. Default: it is always free. */
  isFree?(): boolean;
}

/** Ctrl or Cmd with a key, wherever the focus is; by the physical key too, so that it works in a Russian layout. */
export function useShortcut(key: string, onPress: () => void, { isFree }: ShortcutOptions = {}): void {
  const press = useEffectEvent(onPress);
  const mayPress = useEffectEvent(() => isFree?.() ?? true);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const isKey =
        event.key.toLowerCase() === key.toLowerCase() ||
        event.code === (codes[key] ?? `Key${key.toUpperCase()}`);
      if (!isKey || event.defaultPrevented || !mayPress()) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [key]);
}
