// `npm run bench`: measures the promised speed and size on a copy of the product with sample content.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { measureCalls } from './bench/api.ts';
import { growthOf, measureScale } from './bench/apiScale.ts';
import { benches, commandOf, help, type Save } from './bench/benches.ts';
import { benchDoors } from './bench/doors.ts';
import { table } from './bench/figure.ts';
import type { Finding } from './bench/figure.ts';
import { benchImport } from './bench/benchImport.ts';
import { measureScores, paintOf } from './bench/lighthouse.ts';
import { measurePages, weightsOf } from './bench/pages.ts';
import { saveMeasurement } from './bench/saveMeasurement.ts';
import { benchScale } from './bench/scale/scale.ts';
import { benchSearch } from './bench/search/search.ts';
import { startProduct } from './support/product.ts';
import type { Product } from './support/product.ts';
import { besideNginx, measureThroughput } from './bench/throughput.ts';
import { measureTyping } from './bench/typing.ts';
import { root } from './support/root.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

const isKept = process.argv.includes('--save');
const [word = '', ...words] = process.argv.slice(2).filter((one) => one !== '--save');
const bench = benches.find((one) => one.word === word);
const save: Save = async (name, measured) => {
  if (isKept) await saveMeasurement(name, [commandOf({ word }), ...words].join(' '), measured);
};

if (word === '--help') {
  console.log(help);
  process.exit(0);
}
if (!bench) {
  console.error(`There is no bench ${word}; npm run bench -- --help names them.`);
  process.exit(1);
}
if (isKept && 'because' in bench.keeps) {
  console.error(`${commandOf(bench)} keeps no figures. ${bench.keeps.because}`);
  process.exit(1);
}
if (word === 'scale') process.exit(await benchScale(words, save));
if (word === 'search') process.exit(await benchSearch(words, save));
if (word === 'import') process.exit(await benchImport(words));
if (word === 'doors') process.exit(await benchDoors(save));
if (word === 'api') {
  const found = await measureScale();
  console.log(`\n${table(found)}`);
  await save('api', growthOf(found));
  process.exit(0);
}

const data = join(temporaryFolder('bench'), 'data');
const findings: Finding[] = [];
await rm(join(root, 'packages/site/dist'), { recursive: true, force: true });
async function start(what: string, most: number): Promise<Product> {
  console.log(`${what}…`);
  const started = await startProduct(data);
  findings.push({ name: `${what}, to the first page`, value: started.seconds, unit: 's', bound: { most } });
  return started;
}
const first = await start('first start, with the build', 120);
await first.stop();
const product = await start('second start', 5);
try {
  if (word === 'lighthouse') {
    const scores = await measureScores(product);
    findings.push(...scores);
    await save('lighthouse', paintOf(scores));
  } else if (word === 'typing') findings.push(...(await measureTyping(product)));
  else {
    console.log('Pages in a browser…');
    const pages = await measurePages(product);
    findings.push(...pages);
    await save('pages', weightsOf(pages));
    console.log('Cached pages…');
    const cached = await measureThroughput(product);
    findings.push(...cached);
    const [against] = cached;
    if (against && 'value' in against) await save('nginx', besideNginx(against));
    console.log('Calls…');
    findings.push(...(await measureCalls(product)));
  }
} finally {
  await product.stop();
}
console.log(`\n${table(findings)}`);
