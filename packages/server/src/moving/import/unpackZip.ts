import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { isLeft, megabyte, type FolderLimits } from './readFolder.ts';
import { CancelledError } from './progress.ts';
import { RefusedError } from './report.ts';

/** Texts shrink to a tenth: what unpacks to more than this many times its size was made to fill disks. */
const mostGrowth = 100;
/** Bytes that any archive may unpack to. */
const freeGrowth = 10 * megabyte;

const unix = 3;
const kindMask = 0o170_000;
const kinds = { file: 0o100_000, folder: 0o040_000, link: 0o120_000 } as const;

/** What an entry is by the mode that Unix gives it; other systems have files and folders alone. */
function kindOf({ versionMadeBy, externalFileAttributes, fileName }: Entry): keyof typeof kinds | 'other' {
  const plain = fileName.endsWith('/') ? 'folder' : 'file';
  const kind = (externalFileAttributes >>> 16) & kindMask;
  if (versionMadeBy >> 8 !== unix || kind === 0) return plain;
  if (kind === kinds.link) return 'link';
  return kind === kinds[plain] ? plain : 'other';
}

/** Counts what the entries of an archive would become, and refuses before it does. */
function createCount(archive: number, limits: FolderLimits): (entry: Entry) => void {
  const most = Math.min(limits.bytes, Math.max(archive * mostGrowth, freeGrowth));
  let entries = 0;
  let bytes = 0;
  return (entry) => {
    entries += 1;
    bytes += entry.uncompressedSize;
    if (entries > limits.files)
      throw new RefusedError(`The archive has more than ${limits.files} files: pack the texts alone.`);
    if (bytes > most)
      throw new RefusedError(
        `The archive unpacks to more than ${Math.floor(most / megabyte)} MB: pack the texts and their pictures alone.`,
      );
    if (entry.fileName.split('/').length > limits.depth + 1)
      throw new RefusedError(
        `${entry.fileName.slice(0, 200)} lies more than ${limits.depth} folders deep: pack the folder of the texts alone.`,
      );
    if (entry.isEncrypted())
      throw new RefusedError(`${entry.fileName} is encrypted: pack the files without a password.`);
  };
}

interface Unpacking {
  count(entry: Entry): void;
  check(): Promise<void>;
}

async function unpackAll(zip: ZipFile, folder: string, { count, check }: Unpacking): Promise<string[]> {
  const links: string[] = [];
  // it yields no name that is absolute or leads upwards: it throws
  for await (const entry of zip.eachEntry()) {
    count(entry);
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
    // no more bytes come than the entry has declared, and it overwrites nothing
    await pipeline(
      await zip.openReadStreamPromise(entry),
      createWriteStream(join(folder, name), { flags: 'wx', mode: 0o600 }),
    );
  }
  return links;
}

const nameFaults = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/** Unpacks an archive into an empty folder; answers with the links in it, which are left out. What is hostile is refused in words. */
export async function unpackZip(
  path: string,
  folder: string,
  limits: FolderLimits,
  check: () => Promise<void> = async () => undefined,
): Promise<string[]> {
  const { size } = await stat(path);
  if (size > limits.bytes)
    throw new RefusedError(`The archive has more than ${Math.round(limits.bytes / megabyte)} MB: divide it.`);
  try {
    const zip = await openPromise(path);
    try {
      return await unpackAll(zip, folder, { count: createCount(size, limits), check });
    } finally {
      zip.close();
    }
  } catch (error) {
    if (error instanceof RefusedError || error instanceof CancelledError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== undefined && nameFaults.has(code))
      throw new RefusedError(
        'Two names in the archive stand in each other’s way, or one is too long: pack it anew.',
      );
    // a fault of the machine has a code: a full disk, a file that may not be read; zlib's are of the archive
    if (code !== undefined && !code.startsWith('Z_')) throw error;
    throw new RefusedError(`The archive cannot be read: ${message}. Nothing of it was taken.`);
  }
}
