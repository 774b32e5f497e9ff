import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Returns a script that creates a folder, prints its path and ends in the given way. */
const command = (end: string) => `
  import { writeFileSync } from 'node:fs';
  import { temporaryFolder } from ${JSON.stringify(join(import.meta.dirname, 'temporaryFolder.ts'))};
  const folder = temporaryFolder('test');
  writeFileSync(folder + '/file', 'x');
  console.log(folder);
  ${end}`;

const waits = 'setInterval(() => undefined, 1000);';

it.each([
  ['by itself', '', null, 0],
  ['by an error', "throw new Error('no');", null, 1],
  ['by Ctrl-C', waits, 'SIGINT', 130],
  ['by a closed terminal', waits, 'SIGHUP', 129],
  ['by kill', waits, 'SIGTERM', 143],
] as const)('is removed when the process ends %s', async (_, end, signal, expected) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', command(end)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const folder = said.toString().trim();
  expect(folder).toMatch(/janus-test-/);
  if (signal) child.kill(signal);
  const [code] = (await ended) as [number];
  expect([code, existsSync(folder)]).toEqual([expected, false]);
});
