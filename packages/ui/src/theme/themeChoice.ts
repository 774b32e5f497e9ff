export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The theme that the owner may choose for visitors who have not chosen one. */
export type SiteTheme = Exclude<ThemeChoice, 'system'>;

/** The cookie that stores the choice for a year; without it the site's theme applies, which is `system` by default. */
const themeCookie = 'theme';

/**
 * A script for the head that applies the stored theme before the first paint. The server caches one page for all
 * visitors, so the class is set here from the visitor's cookie. It uses no regular expression: compiling two costs a
 * slow phone 3 ms.
 */
export const themeScript =
  `for(const t of['light','dark'])\`; \${document.cookie}\`.includes('; ${themeCookie}='+t)&&` +
  `document.documentElement.classList.add(t)`;

/** Returns the script for a site with its own theme, whose class is already in the page: a choice removes it. */
export function themeScriptOf(theme: SiteTheme | undefined): string {
  if (theme === undefined) return themeScript;
  return (
    `(c=>{for(const t of['light','dark','system'])\`; \${document.cookie}\`.includes('; ${themeCookie}='+t)&&` +
    `(c.remove('${theme}'),t=='system'||c.add(t))})(document.documentElement.classList)`
  );
}

/** Returns the theme that a root element has. */
export function readTheme(root: Element): ThemeChoice {
  if (root.classList.contains('dark')) return 'dark';
  return root.classList.contains('light') ? 'light' : 'system';
}

/** Applies a theme immediately, without colour transitions, and stores it in a cookie for a year. */
export function chooseTheme(choice: ThemeChoice, target: Document): void {
  const root = target.documentElement;
  root.classList.add('switching');
  root.classList.remove('light', 'dark');
  if (choice !== 'system') root.classList.add(choice);
  target.cookie = `${themeCookie}=${choice}; path=/; max-age=31536000; samesite=lax`;
  target.defaultView?.requestAnimationFrame(() => root.classList.remove('switching'));
}
