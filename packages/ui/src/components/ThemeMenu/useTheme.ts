import { useSyncExternalStore } from 'react';
import type { ThemeChoice } from '../../theme/themeChoice.ts';
import { chooseTheme, readTheme, themeEvent } from '../../theme/themeChoice.ts';

function subscribe(listener: () => void): () => void {
  document.addEventListener(themeEvent, listener);
  return () => document.removeEventListener(themeEvent, listener);
}

const choose = (choice: ThemeChoice) => chooseTheme(choice, document);

/** Returns the theme and its setter. The class on the root is the source of truth: it was set before React started. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const theme = useSyncExternalStore<ThemeChoice>(
    subscribe,
    () => readTheme(document.documentElement),
    () => 'system',
  );
  return [theme, choose];
}
