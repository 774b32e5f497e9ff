// The three services as three processes on three origins, which share only the data folder and the secret.
import { rm } from 'node:fs/promises';
import { address, freePort, startProduct } from '../../scripts/support/product.ts';
import { makeDataFolder } from './dataFolder.ts';
import { test as base } from './fixtures.ts';
import type { Site } from './fixtures.ts';

export interface BasesSite extends Site {
  /** The origins of the two services on other hosts. */
  auth: string;
  portfolio: string;
}

export const test = base.extend<object, { bases: BasesSite }>({
  bases: [
    async ({ writer: _writer }, use) => {
      const folder = await makeDataFolder('bases');
      const [port, authPort, portfolioPort] = await Promise.all([freePort(), freePort(), freePort()]);
      const [auth, portfolio] = [`http://127.0.0.1:${authPort}`, `http://127.0.0.1:${portfolioPort}`];
      const secret = { JANUS_SECRET: 'one-secret-that-three-processes-share' };
      const pages = [address(port, 'portfolio', ''), address(port, 'blog', '')];
      const service = { ...secret, JANUS_CORS_ORIGINS: pages.join(',') };
      // One after another, because the first one prepares the database.
      const products = [await startProduct(folder, ['--as-built'], authPort, service)];
      products.push(await startProduct(folder, ['--as-built'], portfolioPort, service));
      const elsewhere = { ...secret, JANUS_AUTH_URL: auth, JANUS_PORTFOLIO_URL: portfolio };
      products.push(await startProduct(folder, ['--as-built'], port, elsewhere));
      await use({ port, folder, auth, portfolio, at: (face, path = '/') => address(port, face, path) });
      await Promise.all(products.map((product) => product.stop()));
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [({ bases }, use) => use(bases), { scope: 'worker' }],
});
