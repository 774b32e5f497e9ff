import { run } from '../cli/run.ts';

/** Runs a command line in a folder; returns its output and exit code. */
export async function typeCommand(
  folder: string,
  line: string,
  environment: Record<string, string> = {},
  input = '',
): Promise<{ code: number; out: string; err: string }> {
  const said: { out: string[]; err: string[] } = { out: [], err: [] };
  const code = await run(line.split(' ').filter(Boolean), {
    environment,
    folder,
    out: (text) => said.out.push(text),
    err: (text) => said.err.push(text),
    readInput: async () => input,
  });
  return { code, out: said.out.join('\n'), err: said.err.join('\n') };
}
