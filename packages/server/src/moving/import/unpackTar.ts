import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { archiveFault, type Unpacking } from './archive.ts';
import { isLeft, megabyte } from './readFolder.ts';
import { RefusedError } from './report.ts';

const block = 512;

const broken = (why: string): RefusedError =>
  new RefusedError(`The archive cannot be read: ${why}. Nothing of it was taken.`);

interface Bytes {
  /** Exactly this many bytes. */
  exactly(count: number): Promise<Buffer>;
  /** This many bytes, in pieces. */
  pieces(count: number): AsyncGenerator<Buffer>;
}

function bytesOf(source: AsyncIterable<Buffer>): Bytes {
  const incoming = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  async function* pieces(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0;) {
      if (rest.length === 0) {
        const next = await incoming.next();
        if (next.done === true) throw broken('it ends before its end');
        rest = next.value;
        continue;
      }
      const piece = rest.subarray(0, left);
      rest = rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }
  return {
    pieces,
    async exactly(count) {
      const taken: Buffer[] = [];
      for await (const piece of pieces(count)) taken.push(piece);
      return Buffer.concat(taken);
    },
  };
}

const padding = (size: number): number => (block - (size % block)) % block;
const textIn = (bytes: Buffer): string => bytes.toString('utf8').replace(/\0[^]*$/, '');
const numberIn = (bytes: Buffer): number => {
  // numbers too large for the octal digits of a twelve-byte field are in base 256
  const number =
    bytes.length === 12 && (bytes[0] ?? 0) & 0x80
      ? Number(bytes.readBigUInt64BE(4))
      : parseInt(textIn(bytes).trim() || '0', 8);
  if (!Number.isSafeInteger(number) || number < 0) throw broken('a number in it is none');
  return number;
};

interface Header {
  name: string;
  size: number;
  /** A letter for the kind of the entry. */
  kind: string;
}

/** The header of an entry; null for the empty block that ends an archive. */
function readHeader(bytes: Buffer): Header | null {
  if (bytes.every((byte) => byte === 0)) return null;
  const sum = bytes.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  if (sum !== numberIn(bytes.subarray(148, 156))) throw broken('a header in it is damaged');
  const isUstar = bytes.toString('latin1', 257, 262) === 'ustar';
  const prefix = isUstar ? textIn(bytes.subarray(345, 500)) : '';
  const name = textIn(bytes.subarray(0, 100));
  return {
    name: prefix === '' ? name : `${prefix}/${name}`,
    size: numberIn(bytes.subarray(124, 136)),
    kind: String.fromCharCode(bytes[156] ?? 0),
  };
}

/** Reads the name and size of the next entry from an extended header: `13 size=1048`, line by line. */
function readExtended(bytes: Buffer): Partial<Pick<Header, 'name' | 'size'>> {
  const said: { name?: string; size?: number } = {};
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(0x20, at);
    const length = Number(bytes.toString('latin1', at, space));
    if (space === -1 || !Number.isSafeInteger(length) || length < 5 || at + length > bytes.length)
      throw broken('a header in it is damaged');
    const [, name, value = ''] =
      /^([^=]*)=([^]*)\n$/.exec(bytes.toString('utf8', space + 1, at + length)) ?? [];
    if (name === 'path') said.name = value;
    if (name === 'size') said.size = Number(value);
    at += length;
  }
  if (said.size !== undefined && !(Number.isSafeInteger(said.size) && said.size >= 0))
    throw broken('a number in it is none');
  return said;
}

const kinds: Readonly<Record<string, 'file' | 'folder' | 'link'>> = {
  '0': 'file',
  '\0': 'file',
  '7': 'file',
  '5': 'folder',
  '1': 'link',
  '2': 'link',
};

/** A path relative to the folder; throws for one that leads out of it. */
function pathOf(name: string): string {
  const path = name.replaceAll('\\', '/');
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  if (name.includes('\0')) throw broken('a name in it has a null character');
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) throw broken(`absolute path: ${name.slice(0, 200)}`);
  if (parts.includes('..')) throw broken(`invalid relative path: ${name.slice(0, 200)}`);
  return parts.join('/');
}

async function writeFile(path: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // it overwrites nothing
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const piece of pieces) await file.write(piece);
  } finally {
    await file.close();
  }
}

async function skip(pieces: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of pieces);
}

async function unpackAll(bytes: Bytes, folder: string, { count, check }: Unpacking): Promise<string[]> {
  const links: string[] = [];
  let next: Partial<Pick<Header, 'name' | 'size'>> = {};
  for (;;) {
    const own = readHeader(await bytes.exactly(block));
    if (!own) return links;
    const isAbout = 'xgLK'.includes(own.kind);
    const { name, size, kind } = isAbout ? own : { ...own, ...next };
    count({ name, size });
    if (isAbout) {
      if (size > megabyte) throw broken('a header in it is too long');
      const content = await bytes.exactly(size);
      await skip(bytes.pieces(padding(size)));
      if (kind === 'x') Object.assign(next, readExtended(content));
      if (kind === 'L') next.name = textIn(content);
      continue;
    }
    next = {};
    await check();
    const path = pathOf(name);
    const what = kinds[kind];
    if (what === undefined)
      throw new RefusedError(`${name} is neither a file nor a folder: pack plain files alone.`);
    const isKept = path !== '' && !path.split('/').some(isLeft);
    if (isKept && what === 'link') links.push(path);
    const content = bytes.pieces(size);
    if (isKept && what === 'file') await writeFile(join(folder, path), content);
    else await skip(content);
    await skip(bytes.pieces(padding(size)));
  }
}

/**
 * Unpacks a compressed tar into an empty folder, as `unpackZip` does a zip. The format is parsed here, because the
 * available libraries keep headers of any length in memory.
 */
export async function unpackTar(path: string, folder: string, unpacking: Unpacking): Promise<string[]> {
  const file = createReadStream(path);
  const unzipped = createGunzip();
  file.on('error', (error) => unzipped.destroy(error));
  file.pipe(unzipped);
  try {
    return await unpackAll(bytesOf(unzipped), folder, unpacking);
  } catch (error) {
    throw archiveFault(error);
  } finally {
    file.destroy();
    unzipped.destroy();
  }
}
