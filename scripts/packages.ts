// core as somebody else would install it: built, packed, its manifest linted and its types resolved.
import { join } from 'node:path';
import { root } from './support/root.ts';
import { run } from './support/run.ts';

const core = join(root, 'packages/core');
const tool = (path: string) => join(root, 'node_modules', path);

const commands: readonly (readonly string[])[] = [
  [tool('tsup/dist/cli-default.js'), '--silent', '--config', join(core, 'tsup.config.ts')],
  [tool('publint/src/cli.js'), core, '--strict'],
  [tool('@arethetypeswrong/cli/dist/index.js'), '--pack', core, '--profile', 'esm-only', '--no-emoji'],
];

for (const parameters of commands) {
  const { code, output } = await run(process.execPath, parameters, { cwd: core });
  if (code === 0) continue;
  console.error(output.trim());
  process.exitCode = 1;
  break;
}
