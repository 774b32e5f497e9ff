// Elements under a pointer and a finger.
import { expect, test } from './support/fixtures.ts';

for (const path of ['/', '/posts', '/posts?q=mqtt', '/tags/iot']) {
  test(`${path}: every point between two rows of posts is part of a link`, async ({ page, site }) => {
    // As high as the page, so that every point can be tested.
    await page.setViewportSize({ width: 1280, height: 5000 });
    await page.goto(site.at('blog', path));
    const gaps = await page.locator('main ol:has(> li time)').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const { top, bottom, left, width } = list.getBoundingClientRect();
        const heights = Array.from({ length: Math.floor(bottom - top) }, (_, index) => top + index + 0.5);
        return heights.map((y) => Boolean(document.elementFromPoint(left + width / 2, y)?.closest('a')));
      }),
    );
    expect(gaps.length, 'there are rows').toBeGreaterThan(50);
    expect(gaps.filter((leads) => !leads)).toEqual([]);
  });
}

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'by a finger' : 'by a mouse', () => {
    test.use({ hasTouch, isMobile: hasTouch });

    test(`a cover ${hasTouch ? 'keeps its size' : 'is enlarged'} when pointed at`, async ({ page, site }) => {
      await page.goto(site.at('portfolio'));
      const cover = page.locator('#projects img').first();
      // The link of the whole card covers it.
      await cover.hover({ force: true });
      await expect(cover).toHaveCSS('scale', hasTouch ? 'none' : '1.015');
    });
  });
}
