// The two processes that may be killed: the server with its database file, and the browser with its profile on disk.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import type { Browser, BrowserContext } from 'playwright';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';
import { address, freePort, startProduct } from '../../scripts/support/product.ts';
import type { Product } from '../../scripts/support/product.ts';
import { makeDataFolder } from '../support/dataFolder.ts';

export interface Machine {
  at(path: string): string;
  /** The context with the profile, so that data on the device survives the browser. */
  context(): BrowserContext;
  killServer(): Promise<void>;
  startServer(): Promise<void>;
  killBrowser(): Promise<void>;
  startBrowser(): Promise<void>;
  stop(): Promise<void>;
}

interface RunningBrowser {
  browser: Browser;
  kill(): Promise<void>;
}

const patience = 60_000;

/** Waits for the port that the browser writes into its profile. */
async function readPort(profile: string): Promise<string> {
  const started = performance.now();
  while (performance.now() - started < patience) {
    const text = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const [port, path] = text.split('\n');
    if (port && path) return `ws://127.0.0.1:${port}${path}`;
    await wait(30);
  }
  throw new Error('The browser did not start.');
}

async function startBrowser(executable: string, profile: string): Promise<RunningBrowser> {
  await rm(join(profile, 'DevToolsActivePort'), { force: true });
  // A killed browser leaves its lock behind.
  await rm(join(profile, 'SingletonLock'), { force: true });
  const child = spawn(
    executable,
    [
      ...browserArguments,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=1360,900',
      '--lang=ru-RU',
      '--hide-crash-restore-bubble',
      'about:blank',
    ],
    // A separate process group, so that all its processes die at the same time.
    { detached: true, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const kill = async () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It had already ended.
    }
    await ended;
  };
  try {
    return { browser: await chromium.connectOverCDP(await readPort(profile)), kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

export async function startMachine(): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), 'janus-loss-'));
  const profile = join(folder, 'profile');
  const port = await freePort();
  const executable = await findBrowser();
  const data = await makeDataFolder('loss-data');
  const openServer = () => startProduct(data, ['--as-built'], port);
  let server: Product | null = await openServer();
  let running: RunningBrowser | null = null;

  const machine: Machine = {
    at: (path) => address(port, 'blog', path),
    context() {
      const context = running?.browser.contexts()[0];
      if (!context) throw new Error('The browser is not running.');
      return context;
    },
    async killServer() {
      const dying = server;
      server = null;
      await dying?.kill();
    },
    async startServer() {
      server ??= await openServer();
    },
    async killBrowser() {
      const dying = running;
      running = null;
      await dying?.kill();
      await dying?.browser.close().catch(() => undefined);
    },
    async startBrowser() {
      if (running) return;
      running = await startBrowser(executable, profile);
    },
    async stop() {
      await machine.killBrowser();
      await machine.killServer();
      for (const each of [folder, data]) await rm(each, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  await machine.startBrowser();
  return machine;
}
