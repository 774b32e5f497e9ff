// `npm run browsers`: the built site in a browser that is not Chromium.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox, openFirefox } from './browsers/firefox.ts';
import { walks } from './browsers/walks.ts';
import { isBuilt } from './support/freshness.ts';
import { startProduct } from './support/product.ts';
import { run } from './support/run.ts';

const help = `npm run browsers [-- --help]

Walks through the built site in Firefox, with scroll bars that take room: public pages, search, a message, the
owner's way from sign-in to a published post. It needs Firefox 128 or newer; on Debian: apt install firefox-esr.

  JANUS_FIREFOX    the path of the Firefox to use. Default: the one on the PATH`;

async function main(): Promise<void> {
  const firefox = findFirefox();
  if (firefox === undefined) {
    console.error(
      'There is no Firefox on this machine. Install one (apt install firefox-esr) or name it: JANUS_FIREFOX.',
    );
    process.exitCode = 1;
    return;
  }
  if (!isBuilt())
    await run(process.execPath, ['scripts/build.ts'], { onOutput: (text) => process.stdout.write(text) });
  const folder = await mkdtemp(join(tmpdir(), 'janus-browsers-'));
  const product = await startProduct(folder, ['--as-built']);
  const browser = await openFirefox(firefox);
  console.log(await browser.version());
  try {
    for (const [name, walk] of Object.entries(walks)) {
      const began = performance.now();
      const failure = await walk(browser, product).then(
        () => null,
        (error: unknown) => error,
      );
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${failure === null ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      if (failure === null) continue;
      console.error(failure);
      process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

if (process.argv.includes('--help')) console.log(help);
else await main();
