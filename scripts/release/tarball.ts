import { gzipSync } from 'node:zlib';

/** What an archive holds at a name: a text, a folder, or what a release never has. */
export interface Entry {
  name: string;
  text?: string;
  /** The kind as tar writes it; a file when left out. */
  kind?: 'folder' | 'link' | 'hard link' | 'pipe';
  target?: string;
}

const kinds = { file: '0', 'hard link': '1', link: '2', folder: '5', pipe: '6' } as const;

function header({ name, text = '', kind, target = '' }: Entry): Buffer {
  const block = Buffer.alloc(512);
  block.write(name, 0, 100);
  block.write('0000755\0' + '0000000\0'.repeat(2), 100);
  block.write(`${Buffer.byteLength(text).toString(8).padStart(11, '0')}\0${'0'.repeat(11)}\0`, 124);
  block.write(' '.repeat(8) + kinds[kind ?? 'file'], 148);
  block.write(target, 157, 100);
  block.write('ustar\u000000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** Makes an archive of anything, as no `tar` would: also of names that lead outside. */
export function tarball(entries: readonly Entry[]): Buffer {
  const blocks = entries.flatMap((entry) => {
    const text = Buffer.from(entry.text ?? '');
    return [header(entry), text, Buffer.alloc((512 - (text.length % 512)) % 512)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}
