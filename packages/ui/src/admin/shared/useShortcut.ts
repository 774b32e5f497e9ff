import { useEffect, useEffectEvent } from 'react';

/** The physical key of a character; for letters it is `Key` plus the letter. */
const codes: Readonly<Record<string, string>> = { '.': 'Period' };

export interface ShortcutOptions {
  /** Called before the key is taken: `false` leaves it to the browser. Default: always taken. */
  isFree?(): boolean;
  /** Requires Shift as well. */
  hasShift?: boolean;
}

/**
 * Handles Ctrl or Cmd with a key wherever the focus is; also by the physical key, so that it works in a Russian layout.
 */
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
      // Auto-repeat of a held key is ignored.
      if (!event.repeat) press();
    };
    // Captured before a field that would take the letter for the shortcut without Shift, as with Caps Lock on.
    window.addEventListener('keydown', handleKeyDown, { capture: hasShift });
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: hasShift });
  }, [key, hasShift]);
}
