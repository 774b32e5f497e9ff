import { useState, useSyncExternalStore } from 'react';
import type { ThemeChoice } from '../../theme/themeChoice.ts';
import { chooseTheme, readTheme } from '../../theme/themeChoice.ts';

const listen = () => () => undefined;

/** The class on the root is the truth: it was there before React was. */
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
