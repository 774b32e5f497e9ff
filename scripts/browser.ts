import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOneOf, isExecutable } from './support/findProgram.ts';
import { obtainBrowser, presentOf } from './support/obtainBrowser.ts';
import type { BrowserMake } from './support/obtainBrowser.ts';

/** As root there is no sandbox; the other options keep a new browser from network requests during a test. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
];

/** Chromium without windows opens a page in a third of the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns Playwright's own browsers; the shell is next to the browser: `chromium_headless_shell-1255/…`. */
async function fromPlaywright(): Promise<{ shell?: string; browser?: string }> {
  const { chromium } = await import('playwright');
  const browser = chromium.executablePath();
  const [, home = '', revision = ''] = /^(.*)[/\\]chromium-(\d+)[/\\]/.exec(browser) ?? [];
  const folder = join(home, `chromium_headless_shell-${revision}`);
  const builds = existsSync(folder) ? readdirSync(folder) : [];
  const shell = builds.map((build) => join(folder, build, 'chrome-headless-shell')).find(isExecutable);
  return { ...(shell && { shell }), ...(isExecutable(browser) && { browser }) };
}

const chromium: BrowserMake = {
  name: 'Chromium',
  variable: 'JANUS_BROWSER',
  async find() {
    const { shell, browser } = await fromPlaywright();
    return findOneOf(shells) ?? shell ?? findOneOf(browsers) ?? macApplications.find(isExecutable) ?? browser;
  },
  packages: ['chromium-headless-shell', 'chromium'],
  download: [join('node_modules', 'playwright', 'cli.js'), 'install', '--only-shell', 'chromium'],
};

let found: Promise<string> | undefined;

/** Returns the path of a Chromium, preferably one without windows; installs one if there is none. */
export function findBrowser(): Promise<string> {
  found ??= obtainBrowser(chromium);
  return found;
}

/** Returns an installed Chromium, if any; installs nothing. */
export const presentBrowser = (): Promise<string | undefined> => presentOf(chromium);
