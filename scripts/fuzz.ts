// Sends requests of every kind to the whole site and checks every public address after writes.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { findPostgres } from '../packages/server/src/testing/postgres.ts';
import { root } from './support/root.ts';

const help = `npm run fuzz -- [options]

The whole run is \`npm run fuzz\`: 100,000 requests on each engine, some hours. Ends with 1 at the first answer of 500
and above, of the API or of a public address after a write; also where an operation was never served, which takes some
thousand requests to tell.

  --requests=N   how many for each engine (100000)
  --engine=NAME  sqlite or postgres; both by default
  --seed=N       another run of requests (20260314); a failure prints the request
  --help         this text`;

const engines = ['sqlite', 'postgres'];
const whole = /^[1-9]\d*$/;

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    engine: { type: 'string' },
    seed: { type: 'string', default: '20260314' },
    help: { type: 'boolean', default: false },
  },
});

/** Returns the reason why nothing can be tested, or null, because a run without tests passes. */
function troubleWith({ requests, engine, seed }: typeof values): string | null {
  if (!whole.test(requests) || !whole.test(seed))
    return '--requests and --seed take a whole number from 1 on.';
  if (engine !== undefined && !engines.includes(engine)) return '--engine takes sqlite or postgres.';
  if (engine !== 'sqlite' && findPostgres() === null)
    return 'PostgreSQL is not to be had on this machine: its optional package is not installed. --engine=sqlite goes without.';
  return null;
}

function fuzz(engine: string): void {
  const settings = {
    JANUS_WHOLE: '1',
    FUZZ_ENGINE: engine,
    FUZZ_REQUESTS: values.requests,
    FUZZ_SEED: values.seed,
  };
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'site', 'packages/site/src/testing/fuzz.test.ts'],
    { cwd: root, env: { ...process.env, ...settings }, stdio: 'inherit' },
  );
  if (status !== 0) process.exitCode = 1;
}

const trouble = values.help ? null : troubleWith(values);
if (values.help) console.log(help);
else if (trouble !== null) {
  console.error(trouble);
  process.exitCode = 2;
} else for (const engine of values.engine === undefined ? engines : [values.engine]) fuzz(engine);
