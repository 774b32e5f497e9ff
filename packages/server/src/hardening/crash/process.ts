import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./child.ts', import.meta.url));

export interface PreparedProcess {
  /** Opens the database and listens; answers with the address. */
  open(): Promise<string>;
  /** Ends it as a power cut would: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
}

/** A server that has read its program and waits to be opened; `environment` holds its settings. */
export function prepareProcess(environment: Readonly<Record<string, string>>): PreparedProcess {
  const child = spawn(process.execPath, ['--conditions=janus-source', program], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  return {
    async open() {
      child.stdin.write('open\n');
      for await (const line of createInterface({ input: child.stdout })) {
        if (line.startsWith('http')) return line;
      }
      throw new Error(`The server ended with ${child.exitCode} before it listened.`);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
