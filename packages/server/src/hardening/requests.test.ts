import { expect, it } from 'vitest';
import { operations } from '../contract/document.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { fuzz, servedElsewhere } from './requests/fuzz.ts';

/** Another one is tried with FUZZ_SEED; a failure prints the request. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_201);
/** As many for each operation as are needed for each of them to be served. */
const requests = { sqlite: Number(process.env['FUZZ_RUNS'] ?? 45 * operations.length), postgres: 400 };

/** Nothing can be wrong with a question that has no part. */
function takesSomething(id: string): boolean {
  const operation = operations.find((each) => each.id === id);
  if (!operation) return false;
  const { pathParameters, queryParameters, body, token } = operation;
  return pathParameters.length + queryParameters.length > 0 || body !== null || token !== 'none';
}

describeDatabases('requests of every kind', ({ engine, startServer }) => {
  it(`break nothing: ${requests[engine]} of them`, { timeout: 300_000 }, async () => {
    const bench = await startServer();
    const rows = await fuzz({ bench, requests: requests[engine], seed });
    // operations that were never served, or never refused, were not put to the test
    const untested = rows.filter(
      ({ id, served, refused }) =>
        (served === 0 && !servedElsewhere.includes(id)) || (refused === 0 && takesSomething(id)),
    );
    if (engine === 'sqlite') expect(untested.map(({ id }) => id)).toEqual([]);
    await bench.stop();
  });
});
