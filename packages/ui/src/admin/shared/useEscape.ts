import { useEffect, useEffectEvent } from 'react';

/** Escape, where nothing nearer has taken it: a list, a menu, a dialog. */
export function useEscape(isWanted: boolean, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!isWanted) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) press();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [isWanted]);
}
