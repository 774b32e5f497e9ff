import { expect, inject, it } from 'vitest';
import { operations } from '../contract/document.ts';
import { describeDatabase } from '../testing/describeDatabases.ts';
import { fuzz, isUntested } from './requests/fuzz.ts';

/** FUZZ_SEED tries another one; a failure prints the request. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_201);
/** The first part of what `npm run fuzz` sends, in which most operations are served and refused. */
const requests = {
  sqlite: Number(process.env['FUZZ_RUNS'] ?? (inject('isWhole') ? 12 : 6) * operations.length),
  postgres: 300,
};

describeDatabase('sqlite', 'random requests', ({ engine, startServer }) => {
  it(`cause no failure: ${requests[engine]} of them`, { timeout: 300_000 }, async () => {
    const bench = await startServer();
    const rows = await fuzz({ bench, requests: requests[engine], seed });
    // refusals.test.ts proves that each one can be served, and the full run that each is served under attack
    if (engine === 'sqlite') expect(rows.filter(isUntested).length).toBeLessThan(operations.length / 5);
    await bench.stop();
  });
});
