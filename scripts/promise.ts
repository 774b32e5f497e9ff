// Checks the promises of docs/api.md for version 1: nothing of the last release may be removed or narrowed.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { breaksOf, readSurface } from './promise/surface.ts';
import { bundleContract, services } from './support/contract.ts';
import { root } from './support/root.ts';

const file = join(root, 'openapi/released.txt');
const help = `node scripts/promise.ts [--keep]

Compares the contract with openapi/released.txt, what the last release promised.

  --keep    writes that file anew, as part of a release
  --help    this text`;

const words = new Set(process.argv.slice(2));

async function main(): Promise<void> {
  const contracts = services.map(async (service) => [service, await bundleContract(service)] as const);
  const now = readSurface(await Promise.all(contracts));
  const released = existsSync(file) ? (await readFile(file, 'utf8')).trim().split('\n') : [];
  const breaks = breaksOf(new Set(released), now);
  if (breaks.length > 0) {
    console.error(breaks.join('\n'));
    console.error(
      `\n${breaks.length} promises of version 1 are broken (docs/api.md): such a change comes under /api/v2.`,
    );
    process.exitCode = 1;
    return;
  }
  if (words.has('--keep')) await writeFile(file, `${[...now].toSorted().join('\n')}\n`);
  console.log(
    `${now.size} promises and bounds; none of the ${released.length} that were released is broken.`,
  );
}

if (words.has('--help')) console.log(help);
else await main();
