import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';

/** A tab, and what its console and its network complained about. */
export interface Visit {
  page: Page;
  complaints: string[];
}

/** What leaving a page cuts off is nobody's fault. */
const cut = /NS_BINDING_ABORTED|net::ERR_ABORTED/;

export async function openVisit(browser: Browser, width = 1280): Promise<Visit> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!cut.test(reason)) complaints.push(`${request.url()} ${reason}`);
  });
  await page.setViewport({ width, height: 800 });
  return { page, complaints };
}

const patience = 20_000;

/** Waits until the function holds in the page. The browser's own waiting makes code of text, which the site forbids. */
export async function until<Value>(
  page: Page,
  holds: (value: Value) => boolean,
  value?: Value,
): Promise<void> {
  const end = performance.now() + patience;
  while (!(await page.evaluate(holds as (value: unknown) => boolean, value))) {
    if (performance.now() > end)
      throw new Error(`This did not come true at ${page.url()}: ${String(holds)} ${String(value)}`);
    await wait(50);
  }
}

/** Presses what has this role and this name to assistive technology. */
export async function press(page: Page, role: string, name: string): Promise<void> {
  await (await find(page, `::-p-aria([name="${name}"][role="${role}"])`)).click();
}

/** Presses what the selector finds. */
export async function pressAt(page: Page, selector: string): Promise<void> {
  await (await find(page, selector)).click();
}

/** Types into the field that the selector finds. */
export async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  await (await find(page, selector)).type(text);
}

async function find(page: Page, selector: string): Promise<ElementHandle> {
  const end = performance.now() + patience;
  for (;;) {
    const found = await page.$(selector);
    if (found) return found;
    if (performance.now() > end) throw new Error(`There is no ${selector} at ${page.url()}`);
    await wait(50);
  }
}

/** Waits until scripts have taken the page over: React leaves its mark on what it has hydrated. */
export const hydrated = (page: Page): Promise<void> =>
  until(page, () => Object.keys(document.documentElement).some((key) => key.startsWith('__react')));

/** Waits for these words on the page. */
export const seeWords = (page: Page, words: string): Promise<void> =>
  until(
    page,
    (wanted: string) => document.body.textContent.replaceAll('\u00A0', ' ').includes(wanted),
    words,
  );
