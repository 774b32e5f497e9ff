// The profile in the panel loads in parts, and later parts do not move earlier ones.
import { expect, signIn, test } from './support/fixtures.ts';

/** The delay of each response after the page, in milliseconds. */
const delays = [
  ['profile', 300],
  ['passkeys', 900],
  ['sessions', 600],
  ['second-factor', 1200],
  ['access-tokens', 700],
  ['webhooks', 1500],
] as const;

for (const width of [360, 1280]) {
  test(`at ${width} px the profile has no layout shift while its lists load`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.at('portfolio', '/admin'));
    await signIn(page);
    await expect(page.getByLabel('Пароль', { exact: true })).toBeHidden();
    const delayed = new Set<string>();
    for (const [resource, after] of delays)
      await page.route(new RegExp(`/api/v1/${resource}/(\\?|$)`), async (route) => {
        delayed.add(resource);
        await new Promise((resolve) => void setTimeout(resolve, after));
        await route.continue();
      });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & {
            value: number;
            sources: { node: Node | null }[];
          };
          // The bar gets its buttons once the user is known.
          const moved = sources.flatMap(({ node }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            return element?.closest('main') ? [element.className] : [];
          });
          if (moved.length > 0) shifts.push(`${value.toFixed(4)} ${moved.join(', ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site.at('portfolio', '/admin/profile'));
    await expect(page.getByRole('heading', { name: 'Вебхуки' })).toBeVisible();
    expect(delayed.size).toBe(delays.length);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
    expect(shifts).toEqual([]);
  });
}
