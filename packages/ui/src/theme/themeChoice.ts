export const themeChoices = ['system', 'light', 'dark'] as const;
/** The theme that a visitor chooses; `system` follows the device. */
export type ThemeChoice = (typeof themeChoices)[number];

/** The theme that the owner may choose for visitors who have not chosen one. */
export type SiteTheme = Exclude<ThemeChoice, 'system'>;

/** The cookie that stores the choice; without it the site's theme applies, which is `system` by default. */
const themeCookie = 'theme';

/** The event of the document when a theme was chosen, for the other menus of themes. */
export const themeEvent = 'themechange';

/**
 * A script for the head that applies the stored theme before the first paint. The server caches one page for all
 * visitors, so the class is set here from the visitor's cookie. It uses no regular expression: compiling two costs a
 * slow phone 3 ms.
 */
export const themeScript =
  `for(const t of['light','dark'])\`; \${document.cookie}\`.includes('; ${themeCookie}='+t)&&` +
  `document.documentElement.classList.add(t)`;

/** The choice is stored for a year. */
const attributes = '; path=/; max-age=31536000; samesite=lax';

/**
 * Carries the choice to the other face by its links, where no cookie can be common to both: the link gets it as a
 * parameter when it is followed, and the page that it opens stores it and removes it from the address.
 */
const carryScript = (host: string) =>
  `(h=>{const k='${themeCookie}',u=new URL(location),p=u.searchParams,t=p.get(k);` +
  `['${themeChoices.join("','")}'].includes(t)&&(document.cookie=k+'='+t+'${attributes}',p.delete(k),` +
  `history.replaceState(history.state,'',u));for(const n of['click','auxclick'])addEventListener(n,e=>{` +
  `const a=e.target.closest('a'),c=\`; \${document.cookie}\`.split(\`; \${k}=\`)[1];if(c&&a?.host===h){` +
  `const u=new URL(a.href);u.searchParams.set(k,c.split(';')[0]);a.href=u}},!0)})(${JSON.stringify(host)});`;

/**
 * Returns the script for a site with its own theme, whose class is already in the page: a choice removes it.
 * `otherHost`: the host of the other face, if the two have no common domain for a cookie.
 */
export function themeScriptOf(theme: SiteTheme | undefined, otherHost?: string): string {
  const carry = otherHost === undefined ? '' : carryScript(otherHost);
  if (theme === undefined) return carry + themeScript;
  return (
    `${carry}(c=>{for(const t of['light','dark','system'])\`; \${document.cookie}\`.includes('; ${themeCookie}='+t)&&` +
    `(c.remove('${theme}'),t=='system'||c.add(t))})(document.documentElement.classList)`
  );
}

/** Returns the theme that a root element has. */
export function readTheme(root: Element): ThemeChoice {
  if (root.classList.contains('dark')) return 'dark';
  return root.classList.contains('light') ? 'light' : 'system';
}

/**
 * Applies a theme immediately, without colour transitions, and stores it in a cookie for a year: in the common domain
 * of both faces if the page names one.
 */
export function chooseTheme(choice: ThemeChoice, target: Document): void {
  const root = target.documentElement;
  root.classList.add('switching');
  root.classList.remove('light', 'dark');
  if (choice !== 'system') root.classList.add(choice);
  const value = `${themeCookie}=${choice}`;
  // The cookie of this host alone would stay next to the common one.
  target.cookie = `${value}; path=/; max-age=0`;
  target.cookie = `${value}${attributes}; domain=${root.dataset['domain'] ?? ''}`;
  // The browser refuses domains under which anybody may register a name.
  if (!target.cookie.includes(value)) target.cookie = value + attributes;
  target.dispatchEvent(new Event(themeEvent));
  target.defaultView?.requestAnimationFrame(() => root.classList.remove('switching'));
}
