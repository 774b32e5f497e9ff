import type { Page } from 'playwright';

/** Opens an address twice, because on the first visit the fonts may arrive too late to be shown. */
export async function openWithFonts(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.goto(url, { waitUntil: 'networkidle' });
}
