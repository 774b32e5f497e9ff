// What the process that `npm start` leaves holds when nobody asks it anything: the sample was made on this very start.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startProduct } from '../scripts/support/product.ts';
import { askServer } from './support/askServer.ts';

/** In megabytes, of some 150. A thread of Markdown holds 50 more, a sample made in the same process 250. */
const bound = 180;

const pages = ['/', '/en', '/sitemap.xml', '/robots.txt', '/no-such-page'];

/** Megabytes of a process that are in memory. */
async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

test('the first start with the sample leaves a small server', { tag: '@whole' }, async () => {
  test.skip(process.platform !== 'linux', 'The memory of a process is read from /proc.');
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), 'janus-idle-'));
  const product = await startProduct(folder, ['--as-built']);
  try {
    for (const path of pages) {
      for (const face of ['portfolio', 'blog'] as const) await askServer(product.port, face, path);
    }
    // What the pages took is given back within seconds; a busy machine is given more of them.
    await expect.poll(() => residentMemory(product.pid), { timeout: 90_000 }).toBeLessThan(bound);
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
