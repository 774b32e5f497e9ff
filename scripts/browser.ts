import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
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

const names = [
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

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...macApplications].find(isExecutable);
}

async function fromPlaywright(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

function installWithApt(): void {
  if (process.getuid?.() !== 0) return;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...words: string[]) => execFileSync('apt-get', words, { stdio: 'inherit', env: environment });
  try {
    run('update', '--quiet');
    run('install', '--yes', '--quiet', '--no-install-recommends', 'chromium');
  } catch {
    say('apt could not install Chromium.');
  }
}

function installWithPlaywright(): void {
  try {
    execFileSync(process.execPath, [join('node_modules', 'playwright', 'cli.js'), 'install', 'chromium'], {
      stdio: 'inherit',
    });
  } catch {
    say('Playwright could not install Chromium.');
  }
}

let found: Promise<string> | undefined;

/**
 * The path of a Chromium: the one named by JANUS_BROWSER, one on the machine, or one installed now (by apt as root,
 * by Playwright otherwise). Throws with a sentence that says what to do when there is none to be had.
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
  return onPath() ?? (await fromPlaywright());
}

async function search(): Promise<string> {
  const present = await presentBrowser();
  if (present !== undefined) return present;
  say('No browser on this machine: installing Chromium for the tests.');
  installWithApt();
  const fromApt = onPath();
  if (fromApt !== undefined) return fromApt;
  installWithPlaywright();
  const fromDownload = await fromPlaywright();
  if (fromDownload !== undefined) return fromDownload;
  throw new Error(
    'The tests need Chromium. Install one and name it: JANUS_BROWSER=/path/to/chromium npm test',
  );
}
