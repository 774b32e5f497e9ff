import { openingClass, slowClass } from '@janus-site/ui/theme/opening.ts';

const month = 2_592_000;

/** A cookie that marks the fonts as cached: the next page uses them from its first line, even when slow. */
export const fontsCookie = 'fonts';

/** Loads the fonts for the page's text into the cache and records that in the cookie. */
async function keepFonts(page: Document): Promise<void> {
  await page.fonts.load(`1em ${page.documentElement.dataset['font'] ?? 'Inter'}`, page.title);
  page.cookie = `${fontsCookie}=1; path=/; max-age=${month}; samesite=lax`;
}

/** Lays out the whole page once the browser is idle. */
export function layOutWhenIdle(page: Document): void {
  const { classList } = page.documentElement;
  const act = () => {
    classList.remove(openingClass);
    // Without the fonts the visit continues unchanged.
    if (classList.contains(slowClass)) keepFonts(page).catch(() => undefined);
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
  else setTimeout(act);
}
