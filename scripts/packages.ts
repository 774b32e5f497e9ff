// core as somebody else would install it: built, packed, its manifest linted, its types resolved, its bytes weighed.
import { join } from 'node:path';
import { bundleSize } from './support/bundleSize.ts';
import { root } from './support/root.ts';
import { run } from './support/run.ts';

const core = join(root, 'packages/core');
const tool = (path: string) => join(root, 'node_modules', path);

interface Budget {
  what: string;
  code: string;
  /** The most bytes that a page may get at once, brotli. */
  limit: number;
}

// What talks to the auth service comes with the first call, so a page that only asks "is somebody signed in?" never
// pays for it. The budget holds for what comes at once; all of it together is above the budget, which is said, and held
// to a limit of its own. It is what a signed-in person has after the first refresh.
const budgets: readonly Budget[] = [
  {
    what: 'session and tokens',
    code: "export { createSession, memoryTokens } from './index.js';",
    limit: 3000,
  },
  {
    what: 'with openapi-fetch',
    code: "export { createSession, createApi } from './index.js';",
    limit: 6000,
  },
  { what: 'one helper', code: "export { withVersion } from './index.js';", limit: 200 },
  { what: 'the whole client', code: "export { createClient } from './index.js';", limit: 3000 },
];
const limitInAll = 9700;

const commands: readonly (readonly string[])[] = [
  [tool('tsup/dist/cli-default.js'), '--silent', '--config', join(core, 'tsup.config.ts')],
  [tool('publint/src/cli.js'), core, '--strict'],
  [tool('@arethetypeswrong/cli/dist/index.js'), '--pack', core, '--profile', 'esm-only', '--no-emoji'],
];

async function check(): Promise<boolean> {
  for (const parameters of commands) {
    const { code, output } = await run(process.execPath, parameters, { cwd: core });
    if (code === 0) continue;
    console.error(output.trim());
    return false;
  }
  let isLight = true;
  for (const { what, code, limit } of budgets) {
    const { atOnce, inAll } = await bundleSize(code, join(core, 'dist/index.js'));
    const isOver = atOnce > limit || inAll > limitInAll;
    const verdict = isOver ? ' TOO HEAVY' : '';
    const above = inAll > limit ? `, ${inAll - limit} above that budget` : '';
    console.log(
      `${what}: ${atOnce} of ${limit} bytes at once; ${inAll} with the first call${above}${verdict}`,
    );
    if (isOver) isLight = false;
  }
  return isLight;
}

if (!(await check())) process.exitCode = 1;
