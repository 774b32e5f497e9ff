import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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

/** Flags that keep a test browser quiet; as root Chromium refuses to start with its sandbox. */
export const browserArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** The browser of this machine: `JANUS_BROWSER`, then what is on the path, then Playwright's own download. */
export async function findBrowser(): Promise<string | undefined> {
  const named = process.env['JANUS_BROWSER'];
  if (named) {
    if (!existsSync(named)) throw new Error(`JANUS_BROWSER names ${named}, which does not exist.`);
    return named;
  }
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
  ];
  const candidates = names.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)));
  const found = [...candidates, ...macApplications].find((path) => existsSync(path));
  if (found) return found;
  const { chromium } = await import('playwright');
  const downloaded = chromium.executablePath();
  return downloaded && existsSync(downloaded) ? downloaded : undefined;
}

/** One way to install a browser: a sentence for the reader and the commands, each of which must succeed. */
interface Installation {
  says: string;
  commands: readonly (readonly [string, ...string[]])[];
}

function installations(): Installation[] {
  const apt: Installation = {
    says: 'No browser was found; installing chromium with apt-get.',
    // A bare image has no package lists, so `install` alone would not find the package.
    commands: [
      ['apt-get', 'update', '-q'],
      ['apt-get', 'install', '-q', '-y', '--no-install-recommends', 'chromium'],
    ],
  };
  const playwright: Installation = {
    says: 'No browser was found; downloading one with playwright.',
    commands: [['node', join('node_modules', 'playwright', 'cli.js'), 'install', 'chromium']],
  };
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  return isRootOnDebian ? [apt, playwright] : [playwright];
}

/**
 * Finds a browser, or installs one, and says which of the two happened.
 * Throws a sentence that names the remedy when there is none and none can be installed.
 */
export async function ensureBrowser(say: (line: string) => void): Promise<string> {
  const present = await findBrowser();
  if (present) {
    say(`Browser: ${present}`);
    return present;
  }
  for (const { says, commands } of installations()) {
    say(says);
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const succeeded = commands.every(
      ([command, ...rest]) => spawnSync(command, rest, { stdio: 'inherit', env: environment }).status === 0,
    );
    const installed = succeeded ? await findBrowser() : undefined;
    if (installed) {
      say(`Browser: ${installed} (installed now)`);
      return installed;
    }
  }
  throw new Error('No browser: install Chromium or Chrome, or name one in JANUS_BROWSER, and run again.');
}
