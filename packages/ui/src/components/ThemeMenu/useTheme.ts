import { useState, useSyncExternalStore } from 'react';
import type { ThemeChoice } from '../../theme/themeChoice.ts';
import { chooseTheme, readTheme } from '../../theme/themeChoice.ts';

const listen = () => () => undefined;

/** Returns the theme and its setter. The class on the root is the source of truth: it was set before React started. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [, setCount] = useState(0);
  const theme = useSyncExternalStore<ThemeChoice>(
    listen,
    () => readTheme(document.documentElement),
    () => 'system',
  );
  const change = (choice: ThemeChoice) => {
    chooseTheme(choice, document);
    setCount((count) => count + 1);
  };
  return [theme, change];
}
