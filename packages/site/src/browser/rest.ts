import { openingClass, slowClass } from '@janus-site/ui/theme/opening.ts';

const month = 2_592_000;

/** Says that the fonts are in the cache: the next page has them from its first line, on a slow line, too. */
export const fontsCookie = 'fonts';

/** Brings the fonts of the page's own words into the cache, and notes for the next page that they are there. */
async function keepFonts(page: Document): Promise<void> {
  await page.fonts.load(`1em ${page.documentElement.dataset['font'] ?? 'Inter'}`, page.title);
  page.cookie = `${fontsCookie}=1; path=/; max-age=${month}; samesite=lax`;
}

/** Once the browser has nothing else to do, the whole of the page is laid out. */
export function comeToRest(page: Document): void {
  const { classList } = page.documentElement;
  const act = () => {
    classList.remove(openingClass);
    // Without them the visit goes on as it is.
    if (classList.contains(slowClass)) keepFonts(page).catch(() => undefined);
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
  else setTimeout(act);
}
