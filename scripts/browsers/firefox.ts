import puppeteer from 'puppeteer-core';
import type { Page } from 'puppeteer-core';
import { findOneOf, isExecutable } from '../support/findProgram.ts';
import { obtainBrowser } from '../support/obtainBrowser.ts';
import { plainNames } from '../support/product.ts';
import type { Visit, Walker } from './visit.ts';

const macApplication = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Returns the path of a Firefox; installs one if there is none. Playwright's build does not support BiDi. */
const findFirefox = (): Promise<string> =>
  obtainBrowser({
    name: 'Firefox',
    variable: 'JANUS_FIREFOX',
    find: () =>
      findOneOf(['firefox-esr', 'firefox']) ?? (isExecutable(macApplication) ? macApplication : undefined),
    packages: ['firefox-esr'],
  });

const modifier = process.platform === 'darwin' ? 'Meta' : 'Control';

/** Requests aborted by leaving a page are not errors. */
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
    resize: (width) => page.setViewport({ width, height: 800 }),
    async reload() {
      await page.reload();
    },
    evaluate: (call, value) => page.evaluate(call as (value: unknown) => never, value),
    async click(selector) {
      const element = await page.$(selector);
      await element?.click();
    },
    type: (text) => page.keyboard.type(text),
    async shortcut(key) {
      await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      await page.keyboard.up(modifier);
    },
    close: () => page.close(),
  };
}

/** Opens Firefox headless through WebDriver BiDi, with scroll bars that take space. */
export async function openFirefox(): Promise<Walker> {
  const executablePath = await findFirefox();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'ru-RU, ru, en',
      // A background tab is tested as well, so it must not be throttled.
      'dom.min_background_timeout_value': 4,
      'layout.throttled_frame_rate': 60,
      'network.dns.localDomains': Object.values(plainNames).join(','),
      'ui.useOverlayScrollbars': 0,
      'widget.non-native-theme.scrollbar.style': 4,
    },
  });
  return {
    name: await browser.version(),
    async open(width) {
      const visit = visitOf(await browser.newPage());
      await visit.resize(width);
      return visit;
    },
    close: () => browser.close(),
  };
}
