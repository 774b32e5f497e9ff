export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The cookie that keeps the choice for a year; absent means `system`. */
export const themeCookie = 'theme';

/**
 * Runs in the head before the first paint: a page is the same for everybody in the server's memory, so the class
 * comes from the visitor's cookie here. No regular expression: compiling two costs a slow phone 3 ms.
 */
export const themeScript =
  `for(const t of['light','dark'])\`; \${document.cookie}\`.includes('; ${themeCookie}='+t)&&` +
  `document.documentElement.classList.add(t)`;

export function readTheme(root: Element): ThemeChoice {
  if (root.classList.contains('dark')) return 'dark';
  return root.classList.contains('light') ? 'light' : 'system';
}

/** Draws the choice at once, without colour transitions flashing by, and keeps it. */
export function chooseTheme(choice: ThemeChoice, target: Document): void {
  const root = target.documentElement;
  root.classList.add('switching');
  root.classList.remove('light', 'dark');
  if (choice !== 'system') root.classList.add(choice);
  const age = choice === 'system' ? 0 : 31_536_000;
  target.cookie = `${themeCookie}=${choice}; path=/; max-age=${age}; samesite=lax`;
  target.defaultView?.requestAnimationFrame(() => root.classList.remove('switching'));
}
