// Nothing is beside the window, where scroll bars take room of it.
import { address } from '../scripts/support/product.ts';
import { publicPages } from '../scripts/support/publicPages.ts';
import { expect, test } from './support/fixtures.ts';

for (const width of [360, 768, 1280, 1920]) {
  test(`at ${width} px no public page scrolls sideways`, async ({ page, site, complaints }) => {
    await page.setViewportSize({ width, height: 700 });
    const project = address(site.port, 'portfolio', '/projects/teplo-goroda');
    const pages = (await publicPages(site.port)).map(({ url }) => url);
    for (const url of [...pages, project]) {
      await page.goto(url);
      const { bar, overhang } = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        return { bar: innerWidth - clientWidth, overhang: scrollWidth - clientWidth };
      });
      expect(bar, 'the scroll bar takes room').toBeGreaterThan(5);
      expect(overhang, url).toBe(0);
    }
    // The browser itself reports the status of a page that is not there.
    complaints.splice(0, complaints.filter((one) => one.includes('no-such-page')).length);
  });
}
