import { root } from '../support/root.ts';
import { run } from '../support/run.ts';

/** Runs a command to its end; throws with its output where it fails. */
export async function runOrThrow(
  command: string,
  parameters: readonly string[],
  cwd: string = root,
): Promise<string> {
  const { code, output } = await run(command, parameters, { cwd });
  if (code !== 0) throw new Error(`${command} ${parameters.join(' ')} failed:\n${output}`);
  return output.trim();
}
