import { run } from './run.ts';
import type { RunOptions } from './run.ts';

/** Runs a command and returns its output; throws with the output if it fails. */
export async function runOrThrow(
  command: string,
  parameters: readonly string[],
  options: RunOptions = {},
): Promise<string> {
  const { code, output } = await run(command, parameters, options);
  if (code !== 0) throw new Error(`${[command, ...parameters].join(' ')}\n${output}`);
  return output.trim();
}
