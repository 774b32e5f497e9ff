import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { archiveFault, type Unpacking } from './archive.ts';
import { isLeft } from './readFolder.ts';
import { RefusedError } from './report.ts';

const unix = 3;
const kindMask = 0o170_000;
const kinds = { file: 0o100_000, folder: 0o040_000, link: 0o120_000 } as const;

/** The kind of an entry, by its Unix mode; other systems only have files and folders. */
function kindOf({ versionMadeBy, externalFileAttributes, fileName }: Entry): keyof typeof kinds | 'other' {
  const plain = fileName.endsWith('/') ? 'folder' : 'file';
  const kind = (externalFileAttributes >>> 16) & kindMask;
  if (versionMadeBy >> 8 !== unix || kind === 0) return plain;
  if (kind === kinds.link) return 'link';
  return kind === kinds[plain] ? plain : 'other';
}

async function unpackAll(zip: ZipFile, folder: string, { count, check }: Unpacking): Promise<string[]> {
  const links: string[] = [];
  // it throws for a name that is absolute or leads upwards
  for await (const entry of zip.eachEntry()) {
    count({ name: entry.fileName, size: entry.uncompressedSize, isEncrypted: entry.isEncrypted() });
    await check();
    const name = entry.fileName;
    if (name.split('/').some(isLeft)) continue;
    const kind = kindOf(entry);
    if (kind === 'link') links.push(name);
    if (kind === 'other')
      throw new RefusedError(`${name} is neither a file nor a folder: pack plain files alone.`);
    if (kind !== 'file') continue;
    if (name.includes('\0')) throw new RefusedError('A name in the archive has a zero in it: pack it anew.');
    await mkdir(dirname(join(folder, name)), { recursive: true, mode: 0o700 });
    // the stream yields no more bytes than the entry declares, and nothing is overwritten
    await pipeline(
      await zip.openReadStreamPromise(entry),
      createWriteStream(join(folder, name), { flags: 'wx', mode: 0o600 }),
    );
  }
  return links;
}

/**
 * Unpacks an archive into an empty folder; returns the links in it, which are left out. A hostile archive is refused.
 */
export async function unpackZip(path: string, folder: string, unpacking: Unpacking): Promise<string[]> {
  try {
    const zip = await openPromise(path);
    try {
      return await unpackAll(zip, folder, unpacking);
    } finally {
      zip.close();
    }
  } catch (error) {
    throw archiveFault(error);
  }
}
