import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { root } from './root.ts';

export interface Outcome {
  code: number;
  output: string;
  seconds: number;
}

export interface RunOptions {
  env?: Record<string, string>;
  /** The folder to run in; the repository's by default. */
  cwd?: string;
  /** Called with every piece of output; without it the output is only collected. */
  onOutput?: (chunk: string) => void;
}

/** Returns an environment in which `node` is the running one and the repository's tools are on the path. */
export function toolEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const path = [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env['PATH']];
  return { ...process.env, PATH: path.filter(Boolean).join(delimiter), ...extra };
}

/** Runs a command, by default in the repository's folder; both output streams are combined. */
export function run(
  command: string,
  parameters: readonly string[],
  options: RunOptions = {},
): Promise<Outcome> {
  const started = performance.now();
  const child = spawn(command, parameters, {
    cwd: options.cwd ?? root,
    env: toolEnvironment(options.env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const take = (chunk: string) => {
    output += chunk;
    options.onOutput?.(chunk);
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 });
    });
  });
}
