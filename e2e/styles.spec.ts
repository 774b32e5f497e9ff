// A page carries only the styles of what is in it. Nothing about it may change when its whole sheets are there.
import { isWhole } from '../scripts/support/isWhole.ts';
import { publicPages } from '../scripts/support/publicPages.ts';
import { askServer } from './support/askServer.ts';
import { expect, test } from './support/fixtures.ts';

// With scripts the sheets would come on their own.
test.use({ javaScriptEnabled: false });

interface Kept {
  janusStyles?: string[];
}

/** In the page: notes what is computed for each element and its marks, and tells which differ from the last time. */
function changedStyles(): string[] {
  const kept = globalThis as unknown as Kept;
  const names: string[] = [];
  const styles: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const part of ['', '::before', '::after']) {
      const style = getComputedStyle(element, part);
      // A mark that is not drawn has no look; 400 properties of each would take a minute. Nor has a custom property:
      // what names it has.
      const shown =
        part !== '' && style.content === 'none'
          ? ['content']
          : [...style].filter((name) => !name.startsWith('--'));
      names.push(`${element.tagName}.${element.getAttribute('class') ?? ''}${part}`);
      styles.push(shown.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'));
    }
  }
  const before = kept.janusStyles ?? styles;
  kept.janusStyles = styles;
  return names.filter((_, index) => styles[index] !== before[index]);
}

/** In the page: the lengths of the styles in it and of its sheets, which are asked for the first time; 0 until they are there. */
function weighStyles(): [number, number] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  for (const link of links) {
    link.media = 'all';
    link.disabled = false;
  }
  const count = (sheet: CSSStyleSheet | null | undefined) =>
    [...(sheet?.cssRules ?? [])].reduce((sum, { cssText }) => sum + cssText.length, 0);
  const whole = links.every(({ sheet }) => sheet !== null)
    ? links.reduce((sum, { sheet }) => sum + count(sheet), 0)
    : 0;
  return [count(document.querySelector('style')?.sheet), whole];
}

// All workers share them.
test.describe.configure({ mode: 'parallel' });

const looks = [
  { width: 360, colorScheme: 'light', media: 'screen' },
  { width: 1280, colorScheme: 'dark', media: 'screen' },
  { width: 794, colorScheme: 'light', media: 'print' },
] as const;

for (const [look, { width, colorScheme, media }] of looks.entries()) {
  test(`${width} px, ${colorScheme}, ${media}: the styles in a page are all that it needs`, async ({
    page,
    site,
    complaints,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, media, reducedMotion: 'reduce' });
    const pages = await publicPages(site.port);
    const urls = pages.filter(({ language }) => language === 'ru').map(({ url }) => url);
    urls.push(site.at('blog', '/posts?q=%D0%B4'), site.at('blog', '/posts?q=nothing-of-the-kind'));
    // Each page is seen in one look; in all of them in the whole form.
    for (const url of urls.filter((_, at) => isWhole || at % looks.length === look)) {
      // Pictures that are still coming change sizes, too.
      await page.goto(url, { waitUntil: 'networkidle' });
      await page.evaluate(changedStyles);
      await expect
        .poll(async () => (await page.evaluate(weighStyles))[1], { message: url })
        .toBeGreaterThan(0);
      expect(await page.evaluate(changedStyles), url).toEqual([]);
      const [inline, whole] = await page.evaluate(weighStyles);
      expect(inline, url).toBeLessThan(whole * 0.8);
    }
    // The browser itself reports the status of a page that is not there.
    complaints.splice(0, 1);
  });
}

test('a browser that knows no pairs of colours shows the light ones', async ({ page, site }) => {
  // No such browser is at hand: the name of what it does not know is changed instead.
  let face: 'portfolio' | 'blog' = 'portfolio';
  const types: Record<string, string> = { document: 'text/html', stylesheet: 'text/css' };
  await page.route('**/*', async (route) => {
    const contentType = types[route.request().resourceType()];
    if (!contentType) return route.continue();
    const { pathname, search } = new URL(route.request().url());
    const { body } = await askServer(site.port, face, pathname + search);
    return route.fulfill({ contentType, body: body.replaceAll('light-dark(', 'unknown-dark(') });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (face of ['portfolio', 'blog'] as const) {
    await page.goto(site.at(face));
    const shown = await page.evaluate(() => {
      const colorOf = (element: Element | null, name: string) =>
        element ? getComputedStyle(element).getPropertyValue(name) : '';
      return {
        page: colorOf(document.documentElement, 'background-color'),
        words: colorOf(document.querySelector('h1'), 'color'),
        link: colorOf(document.querySelector('main a'), 'color'),
      };
    });
    expect(Math.min(...(shown.page.match(/\d+/g) ?? []).slice(0, 3).map(Number)), face).toBeGreaterThan(240);
    expect(Math.max(...(shown.words.match(/\d+/g) ?? []).slice(0, 3).map(Number)), face).toBeLessThan(40);
    expect(shown.link, face).not.toBe(shown.words);
  }
});
