import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { iconSvg } from '../../packages/server/src/discovery/icons.ts';
import { look } from '../../packages/site/src/start/look.ts';
import { root } from '../support/root.ts';
import { buildAssets } from './assets.ts';
import { pageHtml } from './html.ts';
import { Links, pictureAddress } from './links.ts';
import { pages } from './pages.ts';
import { readPages } from './readPage.ts';
import { searchIndex } from './searchIndex.ts';

/** Builds the site into a folder, replacing its contents. */
export async function buildDocs(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const [read, proseClass] = await Promise.all([readPages(pages), buildAssets(folder)]);
  const links = new Links(read);
  const write = async (address: string, text: string | Uint8Array) => {
    await mkdir(dirname(join(folder, address)), { recursive: true });
    await writeFile(join(folder, address), text);
  };
  for (const page of read)
    await write(page.address, pageHtml(page, links.rewrite(page), { pages: read, proseClass }));
  await write('icon.svg', (await iconSvg('portfolio', look({}), null)).svg);
  await write('search-index.js', searchIndex(read));
  for (const path of links.pictures)
    await cp(join(root, path), join(folder, pictureAddress(path)), { recursive: true });
}
