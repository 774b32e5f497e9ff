import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./child.ts', import.meta.url));

export interface PreparedProcess {
  /** Opens the database and listens; returns the address. */
  open(): Promise<string>;
  /** Its peak memory so far, in megabytes. */
  peakMemory(): Promise<number>;
  /** Kills it like a power cut: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
}

/** Starts a server that loads its program and waits to be opened; `environment` holds its settings. */
export function prepareProcess(environment: Readonly<Record<string, string>>): PreparedProcess {
  const child = spawn(process.execPath, ['--conditions=janus-source', program], {
    // as `npm start` sets it
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', MALLOC_ARENA_MAX: '2', ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  return {
    async open() {
      child.stdin.write('open\n');
      const listening = once(lines, 'line');
      const line = await Promise.race([listening, ended.then(() => null)]);
      if (line) return String(line[0]);
      throw new Error(`The server ended with ${child.exitCode} before it listened.`);
    },
    async peakMemory() {
      const answer = once(lines, 'line');
      child.stdin.write('memory\n');
      return Number(String((await answer)[0]).split(' ')[1]) / 1024;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
