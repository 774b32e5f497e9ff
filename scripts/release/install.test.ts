// Tests deploy/install.sh over HTTP and from a file, with invalid and truncated archives, in each available shell.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeTar, type TarEntry } from '../../packages/server/src/testing/writeTar.ts';
import { findProgram } from '../support/findProgram.ts';
import { root } from '../support/root.ts';
import { run } from '../support/run.ts';
import { writeInstaller, writeChecksum } from './checksumAndInstaller.ts';

const script = join(root, 'deploy/install.sh');
const name = 'janus-9.8.7';
/** A minimal release that prints how it was started. */
const program = `const { JANUS_CONFIG, JANUS_DATA } = process.env;
console.log(JSON.stringify({ words: process.argv.slice(2), JANUS_CONFIG, JANUS_DATA }));`;
const entries: readonly TarEntry[] = [
  { name: `${name}/`, kind: '5' },
  { name: `${name}/package.json`, content: '{ "type": "commonjs" }' },
  { name: `${name}/janus.js`, content: program },
];
const good = writeTar(entries);

let place = '';
/** A new folder for each test, with a space in its name. */
let site = '';
let folders = 0;
let address = '';
const served = new Map<string, (response: ServerResponse) => void>();
const web = createServer(({ url = '' }, response) => {
  const send = served.get(url);
  if (send) send(response);
  else response.writeHead(404).end('<!doctype html>');
});

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Serves an archive and its checksum; returns its address. */
function publish(bytes: Buffer, sum = `${sumOf(bytes)}  ${name}.tar.gz\n`): string {
  const path = `/${served.size}/${name}.tar.gz`;
  served.set(path, (response) => response.end(bytes));
  served.set(`${path}.sha256`, (response) => response.end(sum));
  return address + path;
}

const install = (...words: string[]) => run('sh', [script, ...words]);
const empty = (folder: string) =>
  readdir(folder).then(
    (names) => expect(names).toEqual([]),
    (error: NodeJS.ErrnoException) => expect(error.code).toBe('ENOENT'),
  );

async function expectRefusal(from: string, said: string): Promise<void> {
  const { code, output } = await install('--from', from, '--into', site);
  expect(output).toContain(said);
  expect(code).toBe(1);
  await empty(site);
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'janus-install-'));
  web.listen(0, '127.0.0.1');
  await once(web, 'listening');
  address = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
});
beforeEach(() => {
  folders += 1;
  site = join(place, `my site ${folders}`);
});
afterAll(async () => {
  web.closeAllConnections();
  web.close();
  await rm(place, { recursive: true });
});

describe('a site', () => {
  it('is installed from an archive on the web, separate from its data, by each shell', async () => {
    const from = publish(good);
    const shells = [['dash'], ['bash', '--posix'], ['busybox', 'sh'], ['sh']];
    for (const [shell = '', ...words] of shells) {
      if (findProgram(shell) === undefined) continue;
      const folder = `${site} ${shell}`;
      const { code, output } = await run(shell, [...words, script, '--from', from, '--into', folder]);
      expect(code, output).toBe(0);
      expect(output).toContain('http://portfolio.localhost:3000/');
      expect(output).toContain('http://localhost:3000/?domain=blog');
      expect(output).toContain('prints its password, once');
      const names = await readdir(folder);
      expect(names.toSorted()).toEqual(['data', 'janus', 'janus.env', name, 'program'].toSorted());
      const mode = async (file: string) => ((await stat(join(folder, file))).mode & 0o777).toString(8);
      expect(await Promise.all(['data', 'janus.env', 'janus'].map(mode))).toEqual(['700', '600', '755']);
    }
  });

  it('is installed in the current folder when the script is piped to sh', async () => {
    await mkdir(site);
    const from = publish(good);
    const words = ['-c', `cat '${script}' | sh -s -- --from '${from}'`];
    const { code, output } = await run('sh', words, { cwd: site });
    expect(code, output).toBe(0);
    expect(await readdir(site)).toHaveLength(5);
  });

  it('is installed from a file and started immediately, with its own settings and data', async () => {
    const file = join(place, `${name}.tar.gz`);
    await writeFile(file, good);
    writeChecksum(file);
    const { code, output } = await install(`--from=${file}`, `--into=${site}`, '--start');
    expect(code, output).toBe(0);
    const own = { JANUS_CONFIG: join(site, 'janus.env'), JANUS_DATA: join(site, 'data') };
    const started: unknown = JSON.parse(output.trim().split('\n').at(-1) ?? '');
    expect(started).toEqual({ words: [], ...own });
    const command = await run(join(site, 'janus'), ['backup', 'a file'], { cwd: place });
    expect(JSON.parse(command.output)).toEqual({ words: ['backup', 'a file'], ...own });
  });

  it('starts by a symbolic link to its command, also a chained or relative one', async () => {
    const { code, output } = await install('--from', publish(good), '--into', site);
    expect(code, output).toBe(0);
    const path = join(`${site} links`, 'on the path');
    await mkdir(path, { recursive: true });
    await symlink(join(site, 'janus'), join(path, 'janus'));
    await symlink('janus', join(path, '-other'));
    await symlink(relative(path, join(site, 'janus')), join(path, 'relative'));
    await symlink(path, `${site} folder`);
    const own = { JANUS_CONFIG: join(site, 'janus.env'), JANUS_DATA: join(site, 'data') };
    for (const [command, cwd] of [
      [join(path, 'janus'), place],
      ['./-other', path],
      [join(`${site} folder`, 'relative'), place],
    ] as const) {
      const started = await run(command, ['help'], { cwd });
      expect(JSON.parse(started.output), command).toEqual({ words: ['help'], ...own });
    }
  });

  it('is installed without --from by the script of a release, which contains its address', async () => {
    const from = new URL(publish(good));
    writeInstaller(place, `${name}.tar.gz`, new URL('.', from).href);
    const { code, output } = await run('sh', [join(place, 'install.sh'), '--into', site]);
    expect(code, output).toBe(0);
    expect(await readdir(site)).toContain(name);
    writeInstaller(place, `${name}.tar.gz`);
    expect(await readFile(join(place, 'install.sh'), 'utf8')).toBe(await readFile(script, 'utf8'));
  });
});

describe('the problem is reported, and nothing is installed', () => {
  it('a folder that is not empty', async () => {
    await mkdir(site);
    await writeFile(join(site, '.hidden'), 'mine');
    const { code, output } = await install('--from', publish(good), '--into', site);
    expect(output).toContain(`${site} is not empty, and nothing in it was changed.`);
    expect(output).toContain('.hidden');
    expect(code).toBe(1);
    expect(await readdir(site)).toEqual(['.hidden']);
  });

  it('a file in place of the folder', async () => {
    await writeFile(site, 'mine');
    const { code, output } = await install('--from', publish(good), '--into', site);
    expect(output).toContain(`${site} is not a folder.`);
    expect(code).toBe(1);
    expect(await readFile(site, 'utf8')).toBe('mine');
  });

  it.each([
    ['without an archive', [], 'Where is the archive?'],
    ['without a value', ['--from'], '--from needs a value'],
    ['with an unknown option', ['--force'], 'There is no option --force'],
  ])('a call %s', async (_what, words, said) => {
    const { code, output } = await install(...words);
    expect(output).toContain(said);
    expect(code).toBe(2);
  });

  it('no Node, or one that is too old', async () => {
    const tools = join(place, 'tools');
    await mkdir(tools);
    for (const tool of ['sh', 'ls', 'tar', 'curl', 'mkdir', 'rm', 'cat'])
      await symlink(findProgram(tool) ?? '', join(tools, tool));
    const asked = (path: string) =>
      run('/bin/sh', ['-c', `PATH='${path}'; set -- --from x --into '${site}'; . '${script}'`]);
    const none = await asked(tools);
    expect(none.output).toContain('Janus needs Node 24 or newer, and none is on the PATH. Get it from');
    expect(none.code).toBe(1);
    const older = join(place, 'older');
    await mkdir(older);
    await writeFile(join(older, 'node'), '#!/bin/sh\necho 22.21.1\n');
    await chmod(join(older, 'node'), 0o755);
    const old = await asked([older, tools].join(delimiter));
    expect(old.output).toContain(
      `Janus needs Node 24 or newer, and ${join(older, 'node')} is 22.21.1. Get it`,
    );
    expect(old.code).toBe(1);
    await empty(site);
    const release = await readFile(join(root, 'scripts/release/janus.js'), 'utf8');
    const [, needed] = /needed = (\d+)/.exec(release) ?? [];
    expect(await readFile(script, 'utf8')).toContain(`\nneeded=${needed}\n`);
  });

  it('an address without an archive, without a checksum, or without encryption', async () => {
    await expectRefusal(`${address}/none.tar.gz`, 'none.tar.gz.sha256 could not be downloaded');
    await expectRefusal(publish(good, '<!doctype html>'), 'is damaged or not the released file');
    await expectRefusal('http://example.com/janus-1.tar.gz', 'is not encrypted');
    await expectRefusal('http://127.0.0.1:1@example.com/janus-1.tar.gz', 'contains a password');
  });

  it('a missing file, or one without a checksum', async () => {
    await expectRefusal(join(place, 'none.tar.gz'), 'There is no file');
    const alone = join(place, 'alone.tar.gz');
    await writeFile(alone, good);
    await expectRefusal(alone, 'There is no checksum file');
  });

  it('a wrong checksum', async () => {
    const changed = Buffer.from(good);
    changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
    await expectRefusal(
      publish(changed, `${sumOf(good)}  ${name}.tar.gz`),
      'is damaged or not the released file',
    );
  });

  it('a download that was cut off', async () => {
    const from = publish(good);
    served.set(new URL(from).pathname, (response) => {
      response.writeHead(200, { 'content-length': good.length });
      response.write(good.subarray(0, 99), () => response.destroy());
    });
    await expectRefusal(from, 'could not be downloaded');
  });

  const wrong: [what: string, bytes: Buffer, said: string][] = [
    ['that is none', Buffer.from('<!doctype html>'), 'is not a complete archive'],
    ['cut before it was summed', good.subarray(0, -20), 'is not a complete archive'],
    ['of another thing', writeTar([{ name: 'other-1/janus.js' }]), 'is not a release of Janus'],
    ['of Janus without its program', writeTar(entries.slice(0, 2)), `it has no ${name}/janus.js`],
  ];
  const hostile: [what: string, entry: TarEntry, said: string][] = [
    ['a path above', { name: `${name}/../../evil` }, 'would write outside'],
    ['a path that ends above', { name: `${name}/..`, kind: '5' }, 'would write outside'],
    ['a path from the root', { name: `${tmpdir()}/evil` }, 'would write outside'],
    ['a second folder', { name: 'data/evil' }, 'would write outside'],
    ['a folder of a like name', { name: 'janus-9x8.7/evil' }, 'would write outside'],
    ['a link', { name: `${name}/l`, kind: '2', link: '/etc' }, 'something other'],
    ['a hard link', { name: `${name}/l`, kind: '1', link: '/etc/passwd' }, 'something other'],
    ['a pipe', { name: `${name}/p`, kind: '6' }, 'something other'],
  ];
  it.each([
    ...wrong,
    ...hostile.map(([what, entry, said]): [string, Buffer, string] => [
      `with ${what}`,
      writeTar([...entries, entry]),
      said,
    ]),
  ])('an archive %s, though its checksum is correct', async (_what, bytes, said) => {
    await expectRefusal(publish(bytes), said);
  });
});

describe('an incomplete installation', () => {
  it.each(['SIGHUP', 'SIGINT', 'SIGTERM'] as const)('leaves nothing behind after %s', async (signal) => {
    const from = publish(good);
    const asked = new Promise<void>((resolve) =>
      served.set(new URL(from).pathname, (response) => {
        response.writeHead(200, { 'content-length': good.length });
        response.write(good.subarray(0, 99));
        resolve();
      }),
    );
    // As a terminal does: the signal is sent to the script and its children.
    const child = spawn('sh', [script, '--from', from, '--into', site], { detached: true, stdio: 'ignore' });
    await asked;
    await wait(50);
    expect(await readdir(site)).toEqual(['.janus-unpacking']);
    process.kill(-(child.pid ?? 0), signal);
    const [code] = (await once(child, 'close')) as [number | null];
    expect(code).not.toBe(0);
    await empty(site);
  });

  it('does nothing if the script itself is truncated, wherever that is', async () => {
    writeInstaller(place, `${name}.tar.gz`, new URL('.', publish(good)).href);
    const text = (await readFile(join(place, 'install.sh'), 'utf8')).trimEnd();
    await mkdir(site);
    const last = text.lastIndexOf('\n');
    const lengths = [...text.slice(0, last).matchAll(/\n/g)].map(({ index }) => index);
    const within = Array.from({ length: text.length - last }, (_none, at) => last + at);
    for (const length of [...lengths.filter((_none, at) => at % 4 === 0), ...within]) {
      await run('sh', ['-c', text.slice(0, length)], { cwd: site });
      await empty(site);
    }
    const whole = await run('sh', ['-c', text], { cwd: site });
    expect(whole.code, whole.output).toBe(0);
    expect(await readdir(site)).toContain(name);
  });
});

it('is plain sh, without findings of shellcheck', async () => {
  expect(await run('sh', ['-n', script])).toMatchObject({ code: 0, output: '' });
  const shellcheck = findProgram('shellcheck');
  if (shellcheck) expect(await run(shellcheck, [script])).toMatchObject({ code: 0, output: '' });
});
