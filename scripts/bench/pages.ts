import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../browser.ts';
import type { Product } from '../support/product.ts';
import { budgets, publicPages } from '../support/publicPages.ts';
import type { PublicPage } from '../support/publicPages.ts';
import type { PageWeight } from '../support/weighPage.ts';
import { kinds, weighPage } from '../support/weighPage.ts';
import type { Figure } from './figure.ts';
import { byLanguage } from './byLanguage.ts';
import type { Measured } from './measurement.ts';

interface Weighed extends PublicPage {
  weight: PageWeight;
}

const kilobytes = (bytes: number) => bytes / 1000;
const sum = ({ bytes }: PageWeight) => kinds.reduce((total, kind) => total + bytes[kind], 0);

function figures({ name, language, weight }: Weighed): Figure[] {
  const { bytes, layoutShift, blocking } = weight;
  const page = `${name}, ${language}`;
  const figure = (what: string, value: number, unit: string, most?: number): Figure => ({
    name: `${page}: ${what}`,
    value,
    unit,
    ...(most === undefined ? {} : { bound: { most } }),
  });
  return [
    ...(name === 'home' ? [figure('HTML', kilobytes(bytes.document), 'kB', budgets.homeDocument)] : []),
    figure('JavaScript', kilobytes(bytes.script), 'kB', budgets.script),
    figure('fonts', kilobytes(bytes.font), 'kB', budgets.font),
    ...(name === 'post' ? [figure('all of it', kilobytes(sum(weight)), 'kB', budgets.post)] : []),
    figure('render-blocking requests', blocking.length, '', 0),
    figure('layout shift', layoutShift, '', 0.01),
  ];
}

/** Returns a table of the kilobytes of every page. */
function bytesTable(pages: readonly Weighed[]): string {
  const head = ['page', ...kinds, 'in all'];
  const rows = pages.map(({ name, language, weight }) => [
    `${name}, ${language}`,
    ...[...kinds.map((kind) => weight.bytes[kind]), sum(weight)].map((bytes) => kilobytes(bytes).toFixed(1)),
  ]);
  return [head, ...rows]
    .map((row) => row.map((cell, index) => (index === 0 ? cell.padEnd(16) : cell.padStart(10))).join(''))
    .join('\n');
}

/** Measures weights and layout shifts of the public pages in a real, phone-sized browser; prints the table of bytes. */
export async function measurePages(product: Product): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArguments] });
  try {
    const weighed: Weighed[] = [];
    for (const shown of await publicPages(product.port)) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      weighed.push({ ...shown, weight: await weighPage(page, shown.url, { scrolls: true }) });
      await page.close();
    }
    console.log(`\nkB as they travel, brotli\n${bytesTable(weighed)}\n`);
    return weighed.flatMap(figures);
  } finally {
    await browser.close();
  }
}

/** Returns the weights that have a limit, in the form in which they are plotted. */
export function weightsOf(figures: readonly Figure[]): Measured {
  return {
    what: 'What one visit of a public page brings over the line with Brotli, in a real browser, against the limit of each kind.',
    unit: 'kB',
    axes: { x: 'page and kind', y: 'of the most that it may weigh' },
    isOfBounds: true,
    series: byLanguage(
      figures,
      ({ unit, bound }) => unit === 'kB' && bound !== undefined,
      (name) => name,
    ),
  };
}
