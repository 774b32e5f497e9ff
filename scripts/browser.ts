import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** As root there is no sandbox to enter; the rest keeps a fresh browser from calling home during a test. */
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

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** What Playwright has put on the machine; its shell lies beside its browser: `chromium_headless_shell-1255/…`. */
async function fromPlaywright(): Promise<{ shell?: string; browser?: string }> {
  const { chromium } = await import('playwright');
  const browser = chromium.executablePath();
  const [, home = '', revision = ''] = /^(.*)[/\\]chromium-(\d+)[/\\]/.exec(browser) ?? [];
  const folder = join(home, `chromium_headless_shell-${revision}`);
  const builds = existsSync(folder) ? readdirSync(folder) : [];
  const shell = builds.map((build) => join(folder, build, 'chrome-headless-shell')).find(isExecutable);
  return { ...(shell && { shell }), ...(isExecutable(browser) && { browser }) };
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

function installWithApt(): void {
  if (process.getuid?.() !== 0) return;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...words: string[]) => execFileSync('apt-get', words, { stdio: 'inherit', env: environment });
  const install = (name: string) => run('install', '--yes', '--quiet', '--no-install-recommends', name);
  try {
    run('update', '--quiet');
    try {
      install('chromium-headless-shell');
    } catch {
      // Older systems pack the whole browser alone.
      install('chromium');
    }
  } catch {
    say('apt could not install Chromium.');
  }
}

function installWithPlaywright(): void {
  const words = [join('node_modules', 'playwright', 'cli.js'), 'install', '--only-shell', 'chromium'];
  try {
    execFileSync(process.execPath, words, { stdio: 'inherit' });
  } catch {
    say('Playwright could not install Chromium.');
  }
}

let found: Promise<string> | undefined;

/**
 * The path of a Chromium, without windows if there is a choice: the one named by JANUS_BROWSER, one on the machine,
 * or one installed now (by apt as root, by Playwright otherwise). Throws with a sentence that says what to do when
 * there is none to be had.
 */
export function findBrowser(): Promise<string> {
  found ??= search();
  return found;
}

/** The Chromium that is here already, if any; installs nothing. */
export async function presentBrowser(): Promise<string | undefined> {
  const named = process.env['JANUS_BROWSER'];
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return named;
    throw new Error(`JANUS_BROWSER names ${named}, which cannot be run. Correct it or remove it.`);
  }
  const { shell, browser } = await fromPlaywright();
  return onPath(shells) ?? shell ?? onPath(browsers) ?? macApplications.find(isExecutable) ?? browser;
}

async function search(): Promise<string> {
  const present = await presentBrowser();
  if (present !== undefined) return present;
  say('No browser on this machine: installing Chromium for the tests.');
  installWithApt();
  const fromApt = await presentBrowser();
  if (fromApt !== undefined) return fromApt;
  installWithPlaywright();
  const fromDownload = await presentBrowser();
  if (fromDownload !== undefined) return fromDownload;
  throw new Error(
    'The tests need Chromium. Install one and name it: JANUS_BROWSER=/path/to/chromium npm test',
  );
}
