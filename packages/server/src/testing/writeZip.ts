import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: string | Buffer;
  /** The Unix mode, including the kind of file. */
  mode?: number;
  /** The size in the headers, if it is wrong. */
  declared?: number;
  isEncrypted?: boolean;
}

interface Written {
  local: Buffer;
  central(offset: number): Buffer;
}

function writeEntry({ name, content, mode = 0o100_644, declared, isEncrypted = false }: ZipEntry): Written {
  const path = Buffer.from(name);
  const bytes = Buffer.from(content);
  const packed = deflateRawSync(bytes);
  // version needed, flags (names are UTF-8), deflate, time and date, checksum, sizes, length of the name
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(0x800 | (isEncrypted ? 1 : 0), 2);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(bytes), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(declared ?? bytes.length, 18);
  common.writeUInt16LE(path.length, 22);
  return {
    local: Buffer.concat([Buffer.from('PK\u0003\u0004'), common, path, packed]),
    central(offset) {
      const rest = Buffer.alloc(14);
      rest.writeUInt32LE((mode << 16) >>> 0, 6);
      rest.writeUInt32LE(offset, 10);
      return Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 3]), common, rest, path]);
    },
  };
}

/** Returns a zip with these entries, even one that no program would write. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const written = entries.map(writeEntry);
  let offset = 0;
  const directory = Buffer.concat(
    written.map(({ local, central }) => {
      const row = central(offset);
      offset += local.length;
      return row;
    }),
  );
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...written.map(({ local }) => local), directory, end]);
}
