// `npm run browsers`: the built site in browsers that are not Chromium.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox, openFirefox } from './browsers/firefox.ts';
import type { Walker } from './browsers/visit.ts';
import { walks } from './browsers/walks.ts';
import { findWebKit, openWebKit } from './browsers/webkit.ts';
import { ensureBuilt } from './support/ensureBuilt.ts';
import { startProduct } from './support/product.ts';

const help = `npm run browsers [-- firefox | webkit]

Walks through the built site in Firefox and in WebKit, with scroll bars that take room: public pages, the theme and
the way back, search, a message, the owner's way from sign-in to a published post. On Debian they are installed by
apt install firefox-esr webkit2gtk-driver xvfb.

  JANUS_FIREFOX    the path of the Firefox to use. Default: the one on the PATH
  --help           this text`;

/** A browser of each engine that the machine has. */
const engines: Readonly<Record<string, () => Promise<Walker> | undefined>> = {
  firefox: () => {
    const path = findFirefox();
    return path === undefined ? undefined : openFirefox(path);
  },
  webkit: () => {
    const programs = findWebKit();
    return programs === undefined ? undefined : openWebKit(programs);
  },
};

/** Each engine has a site of its own: what the walk before has written is not there. */
async function walkIn(opened: Promise<Walker>): Promise<boolean> {
  const walker = await opened;
  const folder = await mkdtemp(join(tmpdir(), 'janus-browsers-'));
  const product = await startProduct(folder, ['--as-built']);
  let isWell = true;
  console.log(walker.name);
  try {
    for (const [name, walk] of Object.entries(walks)) {
      const began = performance.now();
      const failure = await walk(walker, product).then(
        () => null,
        (error: unknown) => error,
      );
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${failure === null ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      if (failure === null) continue;
      console.error(failure);
      isWell = false;
    }
  } finally {
    await walker.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return isWell;
}

async function main(words: readonly string[]): Promise<void> {
  const unknown = words.find((word) => !(word in engines));
  if (unknown !== undefined) {
    console.error(`There is no engine ${unknown}; see --help.`);
    process.exitCode = 2;
    return;
  }
  await ensureBuilt();
  for (const [name, open] of Object.entries(engines)) {
    if (words.length > 0 && !words.includes(name)) continue;
    const opened = open();
    if (!opened) console.error(`There is no ${name} on this machine; --help says how to install it.`);
    if (!opened || !(await walkIn(opened))) process.exitCode = 1;
  }
}

if (process.argv.includes('--help')) console.log(help);
else await main(process.argv.slice(2));
