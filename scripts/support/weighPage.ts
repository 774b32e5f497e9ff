import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright';

export const kinds = ['document', 'script', 'stylesheet', 'font', 'image'] as const;
export type Kind = (typeof kinds)[number];

/** The cost of one visit to a page, without scrolling or input. */
export interface PageWeight {
  status: number;
  /** As transferred; uncompressed text is weighed as brotli would compress it. */
  bytes: Record<Kind, number>;
  layoutShift: number;
  /** The addresses of requests that block the first paint. */
  blocking: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface Watched {
  janusShift: number;
}

/** Sums layout shifts from the start of the page. */
function watchShifts(): void {
  const page = globalThis as unknown as Watched;
  page.janusShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (!entry.hadRecentInput) page.janusShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function weigh(response: Response, kind: Kind): Promise<number> {
  const body = await response.body();
  // Compressed already.
  if (kind === 'font' || kind === 'image') return body.length;
  if (response.headers()['content-encoding'] !== 'br') return brotliCompressSync(body).length;
  return (await response.request().sizes()).responseBodySize;
}

export interface WeighOptions {
  /** Whether to scroll to the end: pictures further down must have their space reserved. Adds nothing to the bytes. */
  scrolls?: boolean;
}

/** Opens the address in this page, which must be new, and weighs the responses. */
export async function weighPage(
  page: Page,
  url: string,
  { scrolls = false }: WeighOptions = {},
): Promise<PageWeight> {
  const bytes = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0 };
  const weights: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = kinds.find((one) => one === response.request().resourceType());
    if (kind === undefined) return;
    weights.push(
      weigh(response, kind).then((weight) => {
        bytes[kind] += weight;
      }),
    );
  });
  await page.addInitScript(watchShifts);
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(300);
  await Promise.all(weights);
  const unscrolled = { ...bytes };
  if (scrolls) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(1500);
    await Promise.all(weights);
  }
  const layoutShift = await page.evaluate(() => (globalThis as unknown as Watched).janusShift);
  const blocking = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter((entry) => (entry as { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking')
      .map((entry) => entry.name),
  );
  return { status: answer?.status() ?? 0, bytes: unscrolled, layoutShift, blocking };
}
