// `npm run check`: all checks of the code that do not run it. Two steps run at a time.
import { steps } from './check/steps.ts';
import type { Step } from './check/steps.ts';
import { choose, commandWords } from './support/commandLine.ts';
import { run } from './support/run.ts';

const queue: Step[] = [
  ...choose(commandWords(), steps, { command: 'npm run check', usage: '[-- <step>…]', kind: 'step' }),
];
const failed: string[] = [];

async function work(): Promise<void> {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const { code, output, seconds } = await run(process.execPath, step.parameters);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(11)} ${seconds.toFixed(1)} s`);
    if (code === 0) continue;
    failed.push(step.name);
    console.log(output.trim().replaceAll(/^/gm, '       '));
    if (step.remedy) console.log(`       Remedy: ${step.remedy}`);
  }
}

await Promise.all([work(), work()]);
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
