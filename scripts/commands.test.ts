import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { steps } from './check/steps.ts';
import { root } from './support/root.ts';
import { run } from './support/run.ts';
import { stages } from './test/stages.ts';

const script = (name: string) => join(root, 'scripts', `${name}.ts`);

describe('the commands', () => {
  it.each(['check', 'test', 'bench', 'generate', 'catalogues', 'loss', 'pictures'])(
    '%s explains itself and does nothing else',
    async (name) => {
      const { code, output } = await run(process.execPath, [script(name), '--help']);
      expect(output).toMatch(/^npm (run )?\w+/);
      expect(code).toBe(0);
    },
  );

  it('check names each of its steps, test each of its stages', async () => {
    const check = await run(process.execPath, [script('check'), '--help']);
    for (const step of steps) expect(check.output).toContain(`${step.name} `);
    const test = await run(process.execPath, [script('test'), '--help']);
    for (const stage of stages) expect(test.output).toContain(`${stage.name} `);
  });

  it.each(['check', 'test'])('%s refuses a name that it does not know', async (name) => {
    const { code, output } = await run(process.execPath, [script(name), 'everything']);
    expect(output).toMatch(/^No such (step|stage): everything/);
    expect(code).toBe(2);
  });
});
