// `npm run faults`: breaks databases, disks and processes on purpose and counts what the product loses.
import { runFaults, scenarios } from '../packages/server/src/hardening/faults/run.ts';
import { breachesOf, tableOf } from '../packages/server/src/hardening/faults/faultTally.ts';
import { newestRelease, rollFrom } from './faults/rollFrom.ts';
import { commandWords } from './support/commandLine.ts';
import { root } from './support/root.ts';

const words = commandWords();
if (words.includes('--help')) {
  console.log(`npm run faults [-- <scenario>[=<times>]…], as \`npm run faults -- kills=30 locks=5\`

Repeatedly breaks something during writes and reads; by default all scenarios. Fails if an acknowledged write is lost, a process
exits, a response is 500, or an unaffected page takes longer than 250 ms.

${scenarios.map(({ name, says, count }) => `  ${name.padEnd(10)}${says}; ${count} times`).join('\n')}

  --from=COMMIT      breaks nothing, and updates instead: servers of the code of that commit or tag are replaced one by one by
                     this one's under load, taken back and replaced again, on each database. Fails if a request fails,
                     a write is lost or the code of that commit does not start again on the newer tables. It needs the history of the repository.
                     --from=release takes the newest tag of a release, and passes if there is none.

  JANUS_FAULTS_SEED  a whole number; the same seed repeats the same moments. Default: random`);
  process.exit(0);
}
const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
const version = from === 'release' ? await newestRelease(root) : from;
if (version === null) {
  console.log('There is no tag of a release here, so there is nothing to update from.');
  process.exit(0);
}
if (version !== undefined) process.exit((await rollFrom(version)) ? 0 : 1);

const wanted = words.length > 0 ? words : scenarios.map(({ name }) => name);
const plan = wanted.map((word) => {
  const [name = '', times] = word.split('=');
  const scenario = scenarios.find((one) => one.name === name);
  const count = times === undefined ? (scenario?.count ?? 0) : Number(times);
  if (!scenario || !Number.isInteger(count) || count < 1) {
    console.error(`No such scenario: ${word}. \`npm run faults -- --help\` lists them.`);
    process.exit(2);
  }
  return { name, count };
});

const pageLimit = 250;
const seed = Number(process.env['JANUS_FAULTS_SEED'] ?? Date.now() % 1_000_000);
console.log(`JANUS_FAULTS_SEED=${seed}`);
const tallies = [];
for (const step of plan) {
  console.log(`${step.name}, ${step.count} times…`);
  const tally = await runFaults([step], seed);
  if (tally.length === 0) console.log(`${step.name}: not to be had on this machine`);
  tallies.push(...tally);
}
const breaches = tallies.flatMap((tally) => breachesOf(tally, pageLimit));
console.log(`\n${tableOf(tallies)}`);
for (const breach of breaches) console.log(breach);
process.exitCode = breaches.length > 0 ? 1 : 0;
