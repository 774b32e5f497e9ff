import { execFileSync } from 'node:child_process';
import { isExecutable } from './findProgram.ts';

/** A browser and its sources. */
export interface BrowserMake {
  name: string;
  /** The environment variable with a path. */
  variable: string;
  /** Returns the path of an installed one. */
  find(): string | undefined | Promise<string | undefined>;
  /** Its Debian packages, best first: older systems do not have all of them. */
  packages: readonly string[];
  /** Node's parameters for downloading one, if that is possible. */
  download?: readonly string[];
}

/** There is none, and none can be installed here. */
export class MissingBrowser extends Error {}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

function installWithApt({ name, packages }: BrowserMake, user: number | undefined): void {
  if (user !== 0) return;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...words: string[]) => execFileSync('apt-get', words, { stdio: 'inherit', env: environment });
  const isInstalled = (one: string) => {
    try {
      run('install', '--yes', '--quiet', '--no-install-recommends', one);
      return true;
    } catch {
      return false;
    }
  };
  try {
    run('update', '--quiet');
  } catch {
    // The former package lists may be enough.
  }
  if (!packages.some(isInstalled)) say(`apt could not install ${name}.`);
}

function installByDownload({ name, download }: BrowserMake): void {
  if (!download) return;
  try {
    execFileSync(process.execPath, download, { stdio: 'inherit' });
  } catch {
    say(`The download of ${name} failed.`);
  }
}

/** Returns an installed browser, if any; installs nothing. Throws if the configured one cannot run. */
export async function presentOf({ variable, find }: BrowserMake): Promise<string | undefined> {
  const named = process.env[variable];
  if (named === undefined || named === '') return find();
  if (isExecutable(named)) return named;
  throw new Error(`${variable} names ${named}, which cannot be run. Correct it or remove it.`);
}

/**
 * Returns the path of the configured browser, of an installed one, or of one installed now: by apt as root, otherwise
 * by a download. Throws `MissingBrowser`, with instructions, if none is available.
 */
export async function obtainBrowser(
  make: BrowserMake,
  user: number | undefined = process.getuid?.(),
): Promise<string> {
  const present = await presentOf(make);
  if (present !== undefined) return present;
  say(`No ${make.name} on this machine: installing it for the tests.`);
  installWithApt(make, user);
  const fromApt = await presentOf(make);
  if (fromApt !== undefined) return fromApt;
  installByDownload(make);
  const fromDownload = await presentOf(make);
  if (fromDownload !== undefined) return fromDownload;
  throw new MissingBrowser(
    `The tests need ${make.name}. Install it (Debian: apt install ${make.packages[0]}), or name one: ${make.variable}=/path/to/it npm test`,
  );
}
