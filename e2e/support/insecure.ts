// The site as a phone in the same network sees it: plain http on a name other than the machine's own.
import { rm } from 'node:fs/promises';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';
import { plainNames, startProduct, underPlainNames } from '../../scripts/support/product.ts';
import { makeDataFolder } from './dataFolder.ts';
import { test as base } from './fixtures.ts';
import type { Site } from './fixtures.ts';

export const test = base.extend<object, { site: Site }>({
  site: [
    async ({ writer: _writer }, use) => {
      const folder = await makeDataFolder('insecure');
      const product = await startProduct(folder, ['--as-built'], undefined, underPlainNames);
      const { port } = product;
      await use({ port, folder, at: (face, path = '/') => `http://${plainNames[face]}:${port}${path}` });
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({
  launchOptions: {
    executablePath: await findBrowser(),
    args: [...browserArguments, '--host-resolver-rules=MAP *.test 127.0.0.1'],
  },
});
