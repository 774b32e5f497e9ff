import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { testPassword } from '../../testing/testSettings.ts';
import type { FaultTally } from './faultTally.ts';

/** The source tree that this file is part of. */
export const thisTree = fileURLToPath(new URL('../../../../../', import.meta.url));

const programs = {
  server: fileURLToPath(new URL('./child.ts', import.meta.url)),
  command: fileURLToPath(new URL('../../cli/main.ts', import.meta.url)),
};

export interface Running {
  address: string;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'janus-faults-'));
}

function begin(
  program: keyof typeof programs,
  words: readonly string[],
  settings: Record<string, string>,
  tree = thisTree,
) {
  const environment = {
    PATH: process.env['PATH'] ?? '',
    PORT: '0',
    JANUS_SAMPLE: 'off',
    JANUS_BACKUPS: '0',
    JANUS_RATE_LIMITS: 'off',
    JANUS_LOG_LEVEL: 'silent',
    JANUS_OWNER_PASSWORD: testPassword,
    ...settings,
  };
  const node = ['--conditions=janus-source', '--disable-warning=ExperimentalWarning'];
  return spawn(process.execPath, [...node, join(tree, relative(thisTree, programs[program])), ...words], {
    env: environment,
    stdio: ['ignore', 'pipe', program === 'server' ? 'inherit' : 'ignore'],
  });
}

/** Starts a server, from another source tree if given; one that exits by itself is counted. */
export async function startServer(
  tally: FaultTally,
  settings: Record<string, string>,
  tree = thisTree,
): Promise<Running> {
  const child = begin('server', [], settings, tree);
  let isAsked = false;
  const ended = once(child, 'exit').then(() => {
    if (!isAsked) tally.ends += 1;
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    isAsked = true;
    child.kill(signal);
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('http'))
      return { address: line, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
  }
  throw new Error('The server ended before it listened.');
}

/** Runs a command; one killed after some milliseconds has no exit code. */
export async function runCommand(
  words: readonly string[],
  settings: Record<string, string>,
  killAfter?: number,
): Promise<number | null> {
  const child = begin('command', words, settings);
  child.stdout.resume();
  const timer = killAfter === undefined ? null : setTimeout(() => child.kill('SIGKILL'), killAfter);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (timer) clearTimeout(timer);
  return code;
}
