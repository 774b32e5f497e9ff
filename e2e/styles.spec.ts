// A page contains only the styles that it needs. Its look must not change when its full sheets are loaded.
import { isWhole } from '../scripts/support/isWhole.ts';
import { everyPublicPage } from '../scripts/support/publicPages.ts';
import { askServer } from './support/askServer.ts';
import { expect, test } from './support/fixtures.ts';

// With scripts the sheets would be loaded automatically.
test.use({ javaScriptEnabled: false });

interface Kept {
  janusStyles?: string[];
}

/** Runs in the page; stores the computed style of each element and pseudo-element, and returns those that changed. */
function changedStyles(): string[] {
  const kept = globalThis as unknown as Kept;
  const names: string[] = [];
  const styles: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const part of ['', '::before', '::after']) {
      const style = getComputedStyle(element, part);
      // A pseudo-element without content has no look; comparing 400 properties of each would take a minute. Custom
      // properties have none either: only the rules that use them matter.
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

/** Runs in the page; returns the lengths of its inline styles and of its sheets, which it loads; 0 until loaded. */
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

// Split between all workers.
test.describe.configure({ mode: 'parallel' });

const looks = [
  { width: 360, colorScheme: 'light', media: 'screen' },
  { width: 1280, colorScheme: 'dark', media: 'screen' },
  { width: 794, colorScheme: 'light', media: 'print' },
] as const;

for (const [look, { width, colorScheme, media }] of looks.entries()) {
  test(`${width} px, ${colorScheme}, ${media}: the full style sheets change nothing in a page with inline styles`, async ({
    page,
    site,
    complaints,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, media, reducedMotion: 'reduce' });
    const pages = await everyPublicPage(site.port);
    const urls = pages.filter(({ language }) => language === 'ru').map(({ url }) => url);
    urls.push(site.at('blog', '/posts?q=%D0%B4'), site.at('blog', '/posts?q=nothing-of-the-kind'));
    // Each page is tested in one look; in all of them in the full form.
    for (const url of urls.filter((_, at) => isWhole || at % looks.length === look)) {
      // Pictures that are still loading change sizes too.
      await page.goto(url, { waitUntil: 'networkidle' });
      await page.evaluate(changedStyles);
      await expect
        .poll(async () => (await page.evaluate(weighStyles))[1], { message: url })
        .toBeGreaterThan(0);
      expect(await page.evaluate(changedStyles), url).toEqual([]);
      const [inline, whole] = await page.evaluate(weighStyles);
      expect(inline, url).toBeLessThan(whole * 0.8);
    }
    // The browser itself reports the status of a missing page.
    complaints.splice(0, 1);
  });
}

test('a browser without support for light-dark() shows the light colours', async ({ page, site }) => {
  // No such browser is available, so the name of the unsupported function is changed instead.
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
