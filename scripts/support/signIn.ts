import type { Page } from 'playwright';
import { ownerPassword } from './product.ts';

/** Signs in as the owner with the form of the open page. */
export async function signIn(page: Page): Promise<void> {
  const password = page.locator('input[name="password"]');
  await page.locator('input[name="username"]').fill('owner');
  await password.fill(ownerPassword);
  await page.locator('form button[type="submit"]').click();
  await password.waitFor({ state: 'detached' });
}
