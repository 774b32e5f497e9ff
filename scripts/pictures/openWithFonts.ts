import type { Page } from 'playwright';

/** Opens an address twice: fonts come too late for the first lines of a first visit, and are there on the second. */
export async function openWithFonts(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.goto(url, { waitUntil: 'networkidle' });
}
