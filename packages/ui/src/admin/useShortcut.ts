import { useEffect, useEffectEvent } from 'react';

/** Ctrl or Cmd with a key, wherever the focus is; by the physical key too, so that it works in a Russian layout. */
export function useShortcut(key: string, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const isKey = event.key.toLowerCase() === key.toLowerCase() || event.code === `Key${key.toUpperCase()}`;
      if (!isKey) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [key]);
}
