// `npm test`: runs everything, as CI does. The last line sums the counts of the test runners.
import { rm } from 'node:fs/promises';
import { findBrowser } from './browser.ts';
import { choose, commandWords } from './support/commandLine.ts';
import { run } from './support/run.ts';
import { addCounts, noCounts, sentence } from './test/counts.ts';
import type { Counts } from './test/counts.ts';
import { refusingLocalNames } from './test/refusingLocalNames.ts';
import { mostUnsteady, reports, stages } from './test/stages.ts';
import type { Stage } from './test/stages.ts';

const words = commandWords();
const isWhole = words.includes('--whole');
const chosen = choose(
  words.filter((word) => word !== '--whole'),
  stages,
  {
    command: 'npm test',
    usage: '[-- [--whole] <stage>…]',
    kind: 'stage',
    notes: [
      '\n--whole takes the whole form of each, before a release: both databases everywhere, each of the owner’s paths by mouse,',
      'keyboard and finger, each page in every look, and what takes long.',
      '\nJANUS_BROWSER=/path/to/chromium and JANUS_FIREFOX=/path/to/firefox select the browsers; by default',
      'they are found or installed.',
    ],
  },
);

interface Report {
  stage: Stage;
  hasFailed: boolean;
  counts: Counts;
  /** The lines of the stage in the final summary. */
  lines: string[];
}

/** Returns the runner's last lines without colours, for the summary. */
function closingLines(output: string, count: number): string[] {
  // oxlint-disable-next-line no-control-regex -- colours start with the escape character
  const plain = output.replaceAll(/\u001B\[[\d;?]*[A-Za-z]/g, '');
  const lines = plain.split(/[\n\r]+/).map((line) => line.trimEnd());
  return lines.filter((line) => line.trim() !== '').slice(-count);
}

/** More failures have a common cause, which is printed above. */
const mostFailureLines = 120;

async function runStage(stage: Stage, browser: string): Promise<Report> {
  console.log(`\n== ${stage.name}: ${stage.says}`);
  const { code, output, seconds } = await run(process.execPath, stage.parameters, {
    env: { JANUS_BROWSER: browser, JANUS_WHOLE: isWhole ? '1' : '0', ...refusingLocalNames(), ...stage.env },
    onOutput: (chunk) => process.stdout.write(chunk),
  });
  const counted = await stage.count?.();
  const unsteady = (await stage.unsteady?.()) ?? [];
  const hasFailed =
    code !== 0 ||
    (stage.count !== undefined && (counted === undefined || counted.failed > 0)) ||
    unsteady.length > mostUnsteady;
  const head = `${hasFailed ? 'FAILED' : 'ok    '} ${stage.name} (${seconds.toFixed(0)} s)`;
  const failures = hasFailed ? ((await stage.failures?.()) ?? []) : [];
  const closing = stage.closingLines ? closingLines(output, stage.closingLines) : [];
  const troubles = [...failures, ...unsteady.flat()].slice(0, mostFailureLines);
  return {
    stage,
    hasFailed,
    counts: counted ?? noCounts,
    lines: [head, ...[...closing, ...troubles].map((line) => `       ${line}`)],
  };
}

const started = performance.now();
await rm(reports, { recursive: true, force: true });
const browser = await findBrowser();
console.log(`Browser: ${browser}`);

const done: Report[] = [];
// A stage that is named is run in either form.
const stagesOfForm = chosen.filter((stage) => isWhole || !stage.isWholeOnly || words.includes(stage.name));
for (const stage of stagesOfForm) {
  const blocker = done.find((report) => report.hasFailed && stage.needs?.includes(report.stage.name));
  if (blocker) {
    const line = `FAILED ${stage.name}: not run, because ${blocker.stage.name} failed`;
    done.push({ stage, hasFailed: true, counts: noCounts, lines: [line] });
    continue;
  }
  done.push(await runStage(stage, browser));
}

console.log(`\n== summary (${((performance.now() - started) / 1000).toFixed(0)} s)`);
for (const report of done) console.log(report.lines.join('\n'));
if (done.some((report) => report.hasFailed)) process.exitCode = 1;
console.log(`\n${sentence(done.map((report) => report.counts).reduce(addCounts, noCounts))}`);
