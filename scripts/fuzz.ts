// Requests of every kind against the whole site, every public address looked at after each write.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from './support/root.ts';

const help = `npm run fuzz -- [options]

  --requests=N   how many for each engine (100000)
  --engine=NAME  sqlite or postgres; both by default
  --seed=N       another run of requests (20260314); a failure prints the request
  --help         this text`;

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    engine: { type: 'string' },
    seed: { type: 'string', default: '20260314' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(help);
} else {
  const file = 'packages/site/src/found/fuzz.test.ts';
  for (const engine of values.engine === undefined ? ['sqlite', 'postgres'] : [values.engine]) {
    const env = {
      ...process.env,
      FUZZ_ENGINE: engine,
      FUZZ_REQUESTS: values.requests,
      FUZZ_SEED: values.seed,
    };
    const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'site', file], {
      cwd: root,
      env,
      stdio: 'inherit',
    });
    if (status !== 0) process.exitCode = 1;
  }
}
