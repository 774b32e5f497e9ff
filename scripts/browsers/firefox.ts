import puppeteer from 'puppeteer-core';
import type { Page } from 'puppeteer-core';
import { findProgram } from '../support/findProgram.ts';
import type { Visit, Walker } from './visit.ts';

/** Returns the path of the Firefox that JANUS_FIREFOX names or the machine has. */
export const findFirefox = (): string | undefined =>
  process.env['JANUS_FIREFOX'] ?? findProgram('firefox-esr') ?? findProgram('firefox');

/** What leaving a page cuts off is nobody's fault. */
const cut = 'NS_BINDING_ABORTED';

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== cut) complaints.push(`${request.url()} ${reason}`);
  });
  return complaints;
}

function visitOf(page: Page): Visit {
  return {
    complaints: listen(page),
    async goto(url) {
      await page.goto(url);
    },
    evaluate: (call, value) => page.evaluate(call as (value: unknown) => never, value),
    async click(selector) {
      const element = await page.$(selector);
      await element?.click();
    },
    type: (text) => page.keyboard.type(text),
    close: () => page.close(),
  };
}

/** Opens Firefox without a window, by WebDriver BiDi, with scroll bars that take room. */
export async function openFirefox(executablePath: string): Promise<Walker> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'ru-RU, ru, en',
      'ui.useOverlayScrollbars': 0,
      'widget.non-native-theme.scrollbar.style': 4,
    },
  });
  return {
    name: await browser.version(),
    async open(width) {
      const page = await browser.newPage();
      await page.setViewport({ width, height: 800 });
      return visitOf(page);
    },
    close: () => browser.close(),
  };
}
