import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright';

export const kinds = ['document', 'script', 'stylesheet', 'font', 'image'] as const;
export type Kind = (typeof kinds)[number];

/** What one visit of a page costs, without a scroll or a touch. */
export interface PageWeight {
  status: number;
  /** As they travel; text that came uncompressed is weighed as brotli would send it. */
  bytes: Record<Kind, number>;
  layoutShift: number;
  /** Addresses of requests that the first paint waits for. */
  blocking: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface Watched {
  janusShift: number;
}

/** Sums layout shifts from the first moment of the page on. */
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
  /** Go to the end of the page, too: pictures further down must find their room kept. Adds nothing to the bytes. */
  scrolls?: boolean;
}

/** Opens the address in this page, which must be new, and weighs what comes. */
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
