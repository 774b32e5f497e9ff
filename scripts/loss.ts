// `npm run loss`: types in a browser while tabs, browser, server, session and network fail, and counts lost words.
import { runLosses } from '../e2e/loss/run.ts';
import { events as kinds } from '../e2e/loss/events.ts';
import { ensureBuilt } from './support/ensureBuilt.ts';

if (process.argv.includes('--help')) {
  console.log(`npm run loss

Types into both languages of new, draft and published posts while something fails, reopens the post and
compares it with the typed text. Fails if more than two seconds of typing are lost at once.

  JANUS_LOSS_ONLY    one kind of event on one kind of post, as in «the tab crashes/new»:
${Object.keys(kinds)
  .map((name) => `                     ${name}`)
  .join('\n')}
                     on new, draft or published
  JANUS_LOSS_FORGET  1: the editor saves nothing on the device, to see the test fail
  JANUS_LOSS_EVENTS  the number of events. Default 1000
  JANUS_LOSS_AT_ONCE how many browsers type, each with a server of its own. Default 4
  JANUS_LOSS_SEED    a whole number; the same seed repeats the same events, with one at once. The second
                     browser has the next seed, and so on. Default: random`);
  process.exit(0);
}

const seed = Number(process.env['JANUS_LOSS_SEED'] ?? Date.now() % 1_000_000);
const events = Number(process.env['JANUS_LOSS_EVENTS'] ?? 1_000);
const atOnce = Number(process.env['JANUS_LOSS_AT_ONCE'] ?? 4);
await ensureBuilt();

console.log(`JANUS_LOSS_SEED=${seed}`);
const [event = '', wanted = ''] = (process.env['JANUS_LOSS_ONLY'] ?? '').split('/');
const kind = (['new', 'draft', 'published'] as const).find((name) => name === wanted);
const only = event in kinds && kind ? { event, kind } : undefined;
const report = await runLosses(atOnce, {
  seed,
  events,
  ...(only ? { only } : {}),
  isForgetful: process.env['JANUS_LOSS_FORGET'] === '1',
  onLine: (line) => console.log(line),
});
console.log(`
events                    ${report.events}
words typed               ${report.words}
conflicts shown           ${report.conflicts}
most typing lost at once  ${report.most} ms
lost by an event, mean    ${report.mean.toFixed(1)} ms
losses over 2 seconds     ${report.losses.length}
events that failed        ${report.faults.length}`);
for (const line of [...report.losses, ...report.faults]) console.log(`  ${line}`);
if (report.losses.length + report.faults.length > 0) process.exitCode = 1;
