// `npm run browsers`: tries the built site in browsers other than Chromium.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { openFirefox } from './browsers/firefox.ts';
import type { Walker } from './browsers/visit.ts';
import { walks } from './browsers/walks.ts';
import { openWebKit } from './browsers/webkit.ts';
import { ensureBuilt } from './support/ensureBuilt.ts';
import { freePort, startProduct, underPlainNames } from './support/product.ts';
import type { Product } from './support/product.ts';
import { MissingBrowser } from './support/obtainBrowser.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';
import type { Counts, WalkReport } from './test/counts.ts';

const help = `npm run browsers [-- firefox | webkit]

Walks through the built site in Firefox and in WebKit, with scroll bars that take room: public pages, the theme and
the way back, search, a message, the owner's way from sign-in to a published post, the keys of the editor, a session in
two tabs, and plain http on a name. npm test does so in Firefox, which is installed where there is none (by apt, as
root); WebKit is installed by apt install webkit2gtk-driver xvfb.

  JANUS_FIREFOX    the path of the Firefox to use. Default: the one on the PATH
  --report=FILE    writes which walks reached their end, as JSON
  --if-possible    is no failure where a browser cannot be had
  --help           this text`;

/** Functions that open a browser of each engine for the product on a port; they throw if none is available. */
const engines: Readonly<Record<string, (port: number) => Promise<Walker>>> = {
  firefox: openFirefox,
  webkit: openWebKit,
};

/** Runs all walks; returns the names of those that were completed. */
async function walkThrough(walker: Walker, product: Product): Promise<Set<string>> {
  console.log(walker.name);
  const passed = new Set<string>();
  for (const [name, walk] of Object.entries(walks)) {
    const began = performance.now();
    const failure = await walk(walker, product).then(
      () => null,
      (error: unknown) => error,
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${failure === null ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    if (failure === null) passed.add(name);
    else console.error(failure);
  }
  return passed;
}

/**
 * Runs the walks in one engine, with a new site, so that the content of other engines' walks is absent. Returns null if
 * no browser is available.
 */
async function walkIn(open: (port: number) => Promise<Walker>): Promise<Set<string> | null> {
  const port = await freePort();
  const starting = startProduct(temporaryFolder('browsers'), ['--as-built'], port, underPlainNames);
  const stopping = starting.then(
    ({ stop }) => stop,
    () => undefined,
  );
  try {
    const walker = await open(port);
    try {
      return await walkThrough(walker, await starting);
    } finally {
      await walker.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return error instanceof MissingBrowser ? null : new Set();
  } finally {
    const stop = await stopping;
    await stop?.();
  }
}

async function main(): Promise<void> {
  const { positionals: words, values } = parseArgs({
    allowPositionals: true,
    options: { report: { type: 'string' }, 'if-possible': { type: 'boolean', default: false } },
  });
  const unknown = words.find((word) => !(word in engines));
  if (unknown !== undefined) {
    console.error(`There is no engine ${unknown}; see --help.`);
    process.exitCode = 2;
    return;
  }
  await ensureBuilt();
  const report: WalkReport = { walks: [] };
  for (const [engine, open] of Object.entries(engines)) {
    if (words.length > 0 && !words.includes(engine)) continue;
    const passed = await walkIn(open);
    // A walk that could not start was not completed either.
    const unwalked: keyof Counts = passed === null && values['if-possible'] ? 'skipped' : 'failed';
    for (const name of Object.keys(walks))
      report.walks.push({ name: `${engine}: ${name}`, outcome: passed?.has(name) ? 'passed' : unwalked });
  }
  if (report.walks.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
  if (values.report === undefined) return;
  await mkdir(dirname(values.report), { recursive: true });
  await writeFile(values.report, JSON.stringify(report));
}

if (process.argv.includes('--help')) console.log(help);
else await main();
