import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { steps } from './check/steps.ts';
import { root } from './support/root.ts';
import { run } from './support/run.ts';
import type { Outcome } from './support/run.ts';
import { stages } from './test/stages.ts';

const script = (name: string) => join(root, 'scripts', `${name}.ts`);

/**
 * A new clone has no built packages: a command that needs them fails here too, where a test may have built them. (npm
 * itself may run in an older Node, without hooks.)
 */
const unbuilt = `import * as module from 'node:module';
module.registerHooks?.({
  resolve(name, context, next) {
    const found = next(name, context);
    if (/packages\\/(core|ui)\\/dist\\//.test(found.url)) throw new Error(found.url + ' is built');
    return found;
  },
});`;
const asCloned = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(unbuilt)}` };
/** Node refuses to write a file and to start a process or thread; the addons of modules may load. */
const withoutRights = {
  NODE_OPTIONS: `${asCloned.NODE_OPTIONS} --permission --allow-fs-read=* --allow-addons --no-warnings`,
};

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** `start` replaces its process, and is tested below; `dev` passes its options on to the server that it starts. */
const apart = new Set(['start', 'dev']);
/** The others are programs of other people. */
const own = Object.keys(scripts).filter((name) => scripts[name]?.startsWith('node ') && !apart.has(name));

function expectHelp(name: string, { code, output }: Outcome): void {
  expect(output).toMatch(new RegExp(`^\\s*npm (run )?${name}\\b`, 'm'));
  expect(code).toBe(0);
}

describe('the commands', () => {
  // npm's own work is the same for each script; running Node directly takes half the time.
  it.each(own)(
    '%s --help prints its usage in a fresh clone, writes no file and starts no process',
    async (name) =>
      expectHelp(name, await run(process.execPath, ['--run', name, '--', '--help'], { env: withoutRights })),
  );

  it('start --help prints its usage through npm, whichever Node npm runs in', async () =>
    expectHelp('start', await run('npm', ['run', '--silent', 'start', '--', '--help'], { env: asCloned })));

  it('check --help lists each step, and test --help each stage', async () => {
    const check = await run(process.execPath, [script('check'), '--help']);
    for (const step of steps) expect(check.output).toContain(`${step.name} `);
    const test = await run(process.execPath, [script('test'), '--help']);
    for (const stage of stages) expect(test.output).toContain(`${stage.name} `);
  });

  it.each(['check', 'test'])('%s refuses an unknown step or stage', async (name) => {
    const { code, output } = await run(process.execPath, [script(name), 'everything']);
    expect(output).toMatch(/^No such (step|stage): everything/);
    expect(code).toBe(2);
  });
});
