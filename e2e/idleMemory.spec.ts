// The memory of an idle process of `npm start`, after the start that created the sample.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startProduct } from '../scripts/support/product.ts';
import { askServer } from './support/askServer.ts';

/** In megabytes; usually about 150. A Markdown thread holds 50 more, a sample created in the same process 250. */
const bound = 180;

const pages = ['/', '/en', '/sitemap.xml', '/robots.txt', '/no-such-page'];

/** Returns the resident megabytes of a process. */
async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

test(
  'after the first start with the sample the idle process uses less than 180 MB',
  { tag: '@whole' },
  async () => {
    test.skip(process.platform !== 'linux', 'The memory of a process is read from /proc.');
    test.setTimeout(180_000);
    const folder = await mkdtemp(join(tmpdir(), 'janus-idle-'));
    const product = await startProduct(folder, ['--as-built']);
    try {
      for (const path of pages) {
        for (const face of ['portfolio', 'blog'] as const) await askServer(product.port, face, path);
      }
      // Memory of the pages is freed within seconds; a busy machine gets more time.
      await expect.poll(() => residentMemory(product.pid), { timeout: 90_000 }).toBeLessThan(bound);
    } finally {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
