// `npm run check`: all checks of the code that do not run it. Two steps run at a time.
import { steps } from './check/steps.ts';
import type { Step } from './check/steps.ts';
import { run } from './support/run.ts';

const wanted = process.argv.slice(2).filter((word) => word !== '--');

if (wanted.includes('--help')) {
  const width = Math.max(...steps.map((step) => step.name.length));
  console.log('npm run check [-- <step>…]\n');
  for (const step of steps) console.log(`  ${step.name.padEnd(width)}  ${step.says}`);
  process.exit(0);
}

const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. \`npm run check -- --help\` lists them.`);
  process.exit(2);
}

const queue: Step[] = steps.filter((step) => wanted.length === 0 || wanted.includes(step.name));
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
