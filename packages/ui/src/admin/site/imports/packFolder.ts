/** A file and its path in the folder. */
export interface FolderFile {
  path: string;
  file: File;
}

/** The limits of a zip without Zip64. */
const mostFiles = 65_535;
const mostBytes = 0xff_ff_ff_ff;

const sums = Uint32Array.from({ length: 256 }, (_, start) => {
  let sum = start;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xed_b8_83_20 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

/** Returns the CRC-32 of a file, read in chunks so that it is never in memory whole. */
async function checksum(file: Blob): Promise<number> {
  let sum = -1;
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return (sum ^ -1) >>> 0;
    for (const byte of value) sum = (sums[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  }
}

const signatures = { local: 0x04_03_4b_50, entry: 0x02_01_4b_50, end: 0x06_05_4b_50 } as const;

/** Encodes little-endian fields of two or four bytes. */
function fields(...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(values.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of values) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** Packs a folder into an uncompressed zip; only names and checksums are in memory. Null if it is too large for one. */
export async function packFolder(files: readonly FolderFile[], name: string): Promise<File | null> {
  const bytes = files.reduce((sum, { file, path }) => sum + file.size + 2 * path.length * 3 + 100, 0);
  if (files.length > mostFiles || bytes > mostBytes) return null;
  const parts: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let offset = 0;
  let length = 0;
  for (const { path, file } of files) {
    const title = new TextEncoder().encode(path);
    // version 2.0 needed, UTF-8 names, stored, no time
    const common = [
      [2, 20],
      [2, 0x8_00],
      [2, 0],
      [2, 0],
      [2, 0x21],
      [4, await checksum(file)],
      [4, file.size],
      [4, file.size],
      [2, title.length],
      [2, 0],
    ] as const;
    parts.push(fields([4, signatures.local], ...common), title, file);
    const entry = fields(
      [4, signatures.entry],
      [2, 20],
      ...common,
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    );
    directory.push(entry, title);
    offset += 30 + title.length + file.size;
    length += entry.length + title.length;
  }
  const counts = [
    [2, files.length],
    [2, files.length],
  ] as const;
  const end = fields([4, signatures.end], [2, 0], [2, 0], ...counts, [4, length], [4, offset], [2, 0]);
  return new File([...parts, ...directory, end], `${name}.zip`, { type: 'application/zip' });
}
