import { spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../packages/server/src/testing/freePort.ts';
import { root } from './root.ts';
import { toolEnvironment } from './run.ts';

export { freePort };

const patience = 300_000;
export const ownerPassword = 'a-password-for-measuring-7';

/** A running Janus. */
export interface Product {
  port: number;
  pid: number;
  /** Seconds from the command to the first page. */
  seconds: number;
  stop(): Promise<void>;
  /** Ends it like a power failure: nothing more is written. */
  kill(): Promise<void>;
}

/** Returns the address of a page of a face, with a name that needs no setup. */
export function address(port: number, face: 'portfolio' | 'blog', path: string): string {
  return `http://${face}.localhost:${port}${path}`;
}

/**
 * Names other than the machine's own, so that plain http is not a secure context; browsers are told to resolve them.
 */
export const plainNames = { portfolio: 'janus.test', blog: 'blog.janus.test' } as const;

/** The settings of a product that also uses these names. */
export const underPlainNames = {
  JANUS_PORTFOLIO_HOSTS: plainNames.portfolio,
  JANUS_BLOG_HOSTS: plainNames.blog,
};

/** Starts the product as `npm start` does on a data folder and waits for a page. Its log is next to the folder. */
export async function startProduct(
  dataFolder: string,
  words: readonly string[] = [],
  wantedPort?: number,
  environment: Record<string, string> = {},
): Promise<Product> {
  const port = wantedPort ?? (await freePort());
  // A pipe would have to be read by this process, which would affect the measurement.
  const logFile = `${dataFolder}.${port}.log`;
  const log = await open(logFile, 'w');
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts'), ...words], {
    cwd: root,
    env: toolEnvironment({
      PORT: String(port),
      JANUS_DATA: dataFolder,
      JANUS_OWNER_PASSWORD: ownerPassword,
      JANUS_RATE_LIMITS: 'off',
      NODE_ENV: 'production',
      ...environment,
    }),
    stdio: ['ignore', log.fd, log.fd],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await ended;
    await log.close();
    await rm(logFile, { force: true });
  };
  const stop = () => end('SIGTERM');
  const giveUp = async (sentence: string): Promise<never> => {
    const output = await readFile(logFile, 'utf8');
    await stop();
    throw new Error(`${sentence}:\n${output}`);
  };
  while (performance.now() - started < patience) {
    if (child.exitCode !== null) return giveUp('The product ended at once');
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer?.ok) {
      const seconds = (performance.now() - started) / 1000;
      return { port, pid: child.pid ?? 0, seconds, stop, kill: () => end('SIGKILL') };
    }
    await wait(50);
  }
  return giveUp(`The product showed no page in ${patience / 1000} s`);
}
