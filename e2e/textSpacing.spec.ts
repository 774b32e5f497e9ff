// With wider spacing of letters, words, lines and paragraphs everything is readable.
import { everyPublicPage } from '../scripts/support/publicPages.ts';
import { expect, test } from './support/fixtures.ts';
import { overhang } from './support/overhang.ts';

/** The settings that WCAG 1.4.12 allows a reader. */
const roomyText =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

/** Returns texts that are cut off by a box around them. */
function cutTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const isForNobody = text.parentElement?.closest('[aria-hidden="true"]');
    if (!text.textContent?.trim() || isForNobody || box.width < 2 || box.height < 2) continue;
    for (let around = text.parentElement; around; around = around.parentElement) {
      const { overflowY, overflowX, webkitLineClamp, clipPath, position } = getComputedStyle(around);
      // Content for screen readers only, and text that is shortened on purpose.
      if (clipPath !== 'none' || webkitLineClamp !== 'none' || position === 'fixed') break;
      const edge = around.getBoundingClientRect();
      const isCut =
        (/hidden|clip/.test(overflowY) && box.bottom > edge.bottom + 1) ||
        (/hidden|clip/.test(overflowX) && box.right > edge.right + 1);
      if (isCut) cut.push(text.textContent.trim().slice(0, 80));
      if (isCut || /auto|scroll/.test(overflowX + overflowY)) break;
    }
  }
  return cut;
}

test.use({ bypassCSP: true });

for (const width of [360, 1280]) {
  test(`no text of a public page is cut off with the spacing of WCAG 1.4.12, at ${width} px`, async ({
    page,
    site,
    complaints,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 720 });
    for (const { name, url } of await everyPublicPage(site.port)) {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.addStyleTag({ content: roomyText });
      expect(await page.evaluate(overhang), url).toEqual({ page: 0, what: [] });
      expect(await page.evaluate(cutTexts), url).toEqual([]);
      if (name === 'not found') complaints.splice(0, 1);
    }
  });
}
