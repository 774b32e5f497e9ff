export interface IcoImage {
  /** Width and height in pixels, below 256. */
  size: number;
  png: Buffer;
}

const headerSize = 6;
const entrySize = 16;

/** PNG pictures in an ICO container, which browsers request at `/favicon.ico` by default. */
export function toIco(images: readonly IcoImage[]): Buffer {
  const head = Buffer.alloc(headerSize + entrySize * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of images.entries()) {
    const at = headerSize + entrySize * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
