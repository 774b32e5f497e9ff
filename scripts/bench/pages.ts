import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import type { Browser, Response } from 'playwright';
import { browserArguments, findBrowser } from '../browser.ts';
import type { Figure } from './figure.ts';
import { address } from '../support/product.ts';
import type { Product } from '../support/product.ts';

interface PageFigures {
  bytes: Record<'document' | 'script' | 'stylesheet', number>;
  layoutShift: number;
  /** Addresses of requests that the first paint waits for. */
  blocking: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Sums layout shifts from the first moment of the page on. */
function watchShifts(): void {
  const page = globalThis as unknown as { janusShift: number };
  page.janusShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (!entry.hadRecentInput) page.janusShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What the page weighs when it travels; what came uncompressed is weighed as brotli would send it. */
async function weigh(response: Response): Promise<number> {
  const body = await response.body();
  const encoding = response.headers()['content-encoding'];
  if (encoding !== 'br') return brotliCompressSync(body).length;
  const { responseBodySize } = await response.request().sizes();
  return responseBodySize;
}

async function measure(browser: Browser, url: string): Promise<PageFigures> {
  const page = await browser.newPage();
  const bytes = { document: 0, script: 0, stylesheet: 0 };
  const weights: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'document' && kind !== 'script' && kind !== 'stylesheet') return;
    weights.push(
      weigh(response).then((weight) => {
        bytes[kind] += weight;
      }),
    );
  });
  await page.addInitScript(watchShifts);
  await page.goto(url, { waitUntil: 'networkidle' });
  // Pictures further down come when they are scrolled to, and must find their room kept.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(1500);
  await Promise.all(weights);
  const layoutShift = await page.evaluate(() => (globalThis as unknown as { janusShift: number }).janusShift);
  const blocking = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter((entry) => (entry as { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking')
      .map((entry) => entry.name),
  );
  await page.close();
  return { bytes, layoutShift, blocking };
}

function figures(name: string, { bytes, layoutShift, blocking }: PageFigures, isHome: boolean): Figure[] {
  const kilobytes = (value: number) => value / 1000;
  return [
    {
      name: `${name}: HTML, brotli`,
      value: kilobytes(bytes.document),
      unit: 'kB',
      bound: isHome ? { most: 14 } : undefined,
    },
    { name: `${name}: JavaScript, brotli`, value: kilobytes(bytes.script), unit: 'kB', bound: { most: 85 } },
    { name: `${name}: CSS beside the HTML, brotli`, value: kilobytes(bytes.stylesheet), unit: 'kB' },
    { name: `${name}: render-blocking requests`, value: blocking.length, unit: '', bound: { most: 0 } },
    { name: `${name}: layout shift`, value: layoutShift, unit: '', bound: { most: 0 } },
  ];
}

/** The first post that the blog shows. */
async function postPath(product: Product): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${product.port}/api/v1/posts/?limit=1`);
  const { items } = (await answer.json()) as { items: { slug: string }[] };
  return `/post/${items[0]?.slug ?? ''}`;
}

/** Weights and steadiness of the public pages, in a real browser on a phone-sized window. */
export async function measurePages(product: Product): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArguments] });
  try {
    const home = await measure(browser, address(product.port, 'portfolio', '/'));
    const post = await measure(browser, address(product.port, 'blog', await postPath(product)));
    return [...figures('home', home, true), ...figures('post', post, false)];
  } finally {
    await browser.close();
  }
}
