import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { obtainBrowser, presentOf } from './obtainBrowser.ts';
import type { BrowserMake } from './obtainBrowser.ts';

const variable = 'JANUS_BROWSER_OF_A_TEST';
const somebody = 1000;
const root = 0;

let folder: string;
let browser: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'janus-obtain-'));
  browser = join(folder, 'browser');
  vi.stubEnv('PATH', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function writeProgram(name: string, lines: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${lines}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** Writes a fake apt with one package, which records its arguments. */
function writeApt(names: string): void {
  writeProgram(
    'apt-get',
    `echo "$*" >> ${folder}/asked
case "$*" in
  update*) ;;
  *"${names}") /bin/cp ${folder}/packed ${browser} ;;
  *) exit 100 ;;
esac`,
  );
  writeProgram('packed', '');
}
const readCalls = () =>
  existsSync(join(folder, 'asked')) ? readFileSync(join(folder, 'asked'), 'utf8') : '';

const downloading = ['--eval', 'process.getBuiltinModule("fs").cpSync(process.argv[1], process.argv[2])'];

function makeOf(more: Partial<BrowserMake> = {}): BrowserMake {
  return {
    name: 'Netscape',
    variable,
    find: () => (existsSync(browser) ? browser : undefined),
    packages: ['netscape-shell', 'netscape'],
    ...more,
  };
}

it('uses an installed browser, but prefers the one that the variable names', async () => {
  writeApt('netscape');
  writeProgram('browser', '');
  expect(await obtainBrowser(makeOf(), root)).toBe(browser);
  const named = writeProgram('mine', '');
  vi.stubEnv(variable, named);
  expect(await obtainBrowser(makeOf(), root)).toBe(named);
  expect(readCalls()).toBe('');
});

it('refuses a variable that names no program, and installs nothing', async () => {
  writeApt('netscape');
  vi.stubEnv(variable, join(folder, 'nothing'));
  await expect(obtainBrowser(makeOf(), root)).rejects.toThrow(`${variable} names ${folder}/nothing`);
  expect(readCalls()).toBe('');
});

it('installs, as root, the first of its packages that exists', async () => {
  writeApt(' netscape');
  expect(await obtainBrowser(makeOf(), root)).toBe(browser);
  expect(readCalls().split('\n')).toEqual([
    'update --quiet',
    'install --yes --quiet --no-install-recommends netscape-shell',
    'install --yes --quiet --no-install-recommends netscape',
    '',
  ]);
});

it('downloads the browser for other users', async () => {
  writeApt('netscape');
  const packed = join(folder, 'packed');
  const make = makeOf({ download: [...downloading, packed, browser] });
  expect(await obtainBrowser(make, somebody)).toBe(browser);
  expect(readCalls()).toBe('');
  expect(() => execFileSync(browser)).not.toThrow();
});

it.each([
  ['there is nothing to download', makeOf()],
  ['the download fails', makeOf({ download: ['--eval', 'process.exit(1)'] })],
])('says how to install it when apt has no package and %s', async (_case, make) => {
  writeApt('mosaic');
  expect(await presentOf(make)).toBeUndefined();
  await expect(obtainBrowser(make, root)).rejects.toThrow(
    `The tests need Netscape. Install it (Debian: apt install netscape-shell), or name one: ${variable}=/path/to/it npm test`,
  );
});
