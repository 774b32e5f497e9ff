import { gzipSync } from 'node:zlib';

export interface TarEntry {
  name: string;
  content?: string | Buffer;
  /** The letter of its kind: `0` a file, `1` a link, `2` a symbolic link, `5` a folder, `6` a pipe. */
  kind?: string;
  link?: string;
  /** The size in the header, if it is wrong. */
  declared?: number;
  /** Whether the checksum of the header is wrong. */
  isDamaged?: boolean;
}

function writeEntry({ name, content = '', kind = '0', link = '', declared, isDamaged }: TarEntry): Buffer {
  const bytes = Buffer.from(content);
  const header = Buffer.alloc(512);
  header.write(name, 0, 100);
  header.write('0000755\0', 100);
  header.write(`${(declared ?? bytes.length).toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        ', 148);
  header.write(kind, 156);
  header.write(link, 157, 100);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, isDamaged ? 1 : 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]);
}

/** Returns a compressed tar with these entries, even one that no program would write. */
export function writeTar(entries: readonly TarEntry[]): Buffer {
  return gzipSync(Buffer.concat([...entries.map(writeEntry), Buffer.alloc(1024)]));
}
