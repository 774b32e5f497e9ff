// `npm run bench`: what the product promises about speed and size, measured on a copy of it with sample content.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureCalls } from './bench/api.ts';
import { measureScale } from './bench/apiScale.ts';
import { table } from './bench/figure.ts';
import type { Finding } from './bench/figure.ts';
import { benchImport } from './bench/importing.ts';
import { measureScores } from './bench/lighthouse.ts';
import { measurePages } from './bench/pages.ts';
import { benchScale } from './bench/scale/scale.ts';
import { benchSearch } from './bench/search/search.ts';
import { startProduct } from './support/product.ts';
import { measureThroughput } from './bench/throughput.ts';
import { measureTyping } from './bench/typing.ts';
import { root } from './support/root.ts';

if (process.argv[2] === 'scale') process.exit(await benchScale(process.argv.slice(3)));
if (process.argv[2] === 'search') process.exit(await benchSearch(process.argv.slice(3)));
if (process.argv[2] === 'import') process.exit(await benchImport(process.argv.slice(3)));
if (process.argv.includes('--help')) {
  console.log(
    'npm run bench\n\nMeasures a fresh copy of the product and prints each figure with its limit.\n\nnpm run bench -- lighthouse\n\nMeasures the four scores of the public pages and compares their first paint with plain pages: about twenty minutes.\n\nnpm run bench -- api\n\nMeasures the services alone with 100 and 10,000 posts, on SQLite and on PostgreSQL.\n\nnpm run bench -- typing\n\nMeasures in a browser how soon a pressed key is seen in the editor, and how soon its preview follows.\n\nnpm run bench -- scale\n\nMeasures every public address and admin list with 100, 10,000 and 100,000 posts; see its own --help.\n\nnpm run bench -- search\n\nMeasures how well the search finds what is looked for, by judged queries in both languages; see its own --help.\n\nnpm run bench -- import\n\nMeasures how long an import of 1,000 posts and 500 photographs takes, and its memory; see its own --help.',
  );
  process.exit(0);
}
if (process.argv[2] === 'api') {
  console.log(`\n${table(await measureScale())}`);
  process.exit(0);
}

const folder = await mkdtemp(join(tmpdir(), 'janus-bench-'));
const data = join(folder, 'data');
const findings: Finding[] = [];
try {
  await rm(join(root, 'packages/site/dist'), { recursive: true, force: true });
  console.log('First start, with the build…');
  const first = await startProduct(data);
  findings.push({
    name: 'first start to the first page',
    value: first.seconds,
    unit: 's',
    bound: { most: 120 },
  });
  await first.stop();
  console.log('Second start…');
  const product = await startProduct(data);
  findings.push({
    name: 'second start to the first page',
    value: product.seconds,
    unit: 's',
    bound: { most: 5 },
  });
  try {
    if (process.argv[2] === 'lighthouse') findings.push(...(await measureScores(product)));
    else if (process.argv[2] === 'typing') findings.push(...(await measureTyping(product)));
    else {
      console.log('Pages in a browser…');
      findings.push(...(await measurePages(product)));
      console.log('Cached pages…');
      findings.push(...(await measureThroughput(product)));
      console.log('Calls…');
      findings.push(...(await measureCalls(product)));
    }
  } finally {
    await product.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`\n${table(findings)}`);
