import { expect, test } from 'vitest';
import { run } from '../support/run.ts';

test('a missing commit is reported with how to fetch it, and nothing is started', async () => {
  const words = ['--run', 'faults', '--', '--from=v0.0.0-none'];
  const { code, output } = await run(process.execPath, words);
  expect(output).toContain('There is no commit v0.0.0-none here; a shallow clone gets it by');
  expect(code).toBe(1);
});
