import { expect, it } from 'vitest';
import { run } from '../support/run.ts';
import { refusingLocalNames } from './refusingLocalNames.ts';

const faultOf = async (code: string): Promise<string> => {
  const { output } = await run(process.execPath, ['--input-type=module', '--eval', code], {
    env: refusingLocalNames(''),
  });
  return output;
};
const refused = 'Only browsers resolve blog.localhost';

it.each([
  ['fetch', "await fetch('http://blog.localhost:65431/');"],
  ['http', "import { get } from 'node:http'; get('http://blog.localhost:65431/');"],
  ['dns', "import { lookup } from 'node:dns/promises'; await lookup('blog.localhost');"],
  [
    'a thread',
    "import { Worker } from 'node:worker_threads'; new Worker(\"fetch('http://blog.localhost:65431/')\", { eval: true });",
  ],
])('refuses names under localhost to %s', async (_name, code) => {
  expect(await faultOf(code)).toContain(refused);
});

it('allows localhost itself', async () => {
  const output = await faultOf(
    "const { cause } = await fetch('http://localhost:65431/').catch((e) => e); console.log(cause.code ?? cause.message);",
  );
  expect(output).not.toContain('Only browsers');
});
