import { deflateSync, crc32 } from 'node:zlib';
import fc from 'fast-check';
import type { RawBody } from './mutations.ts';

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** A grey picture, or one that only claims to be `width` by `height`. */
function png(width: number, height: number, pixels = (width + 1) * height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(pixels))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

const boundary = 'a-boundary';

function part(field: string, name: string | null, type: string, bytes: Buffer): Buffer {
  const file = name === null ? '' : `; filename="${name}"`;
  return Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${file}\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
}

function multipart(...parts: Buffer[]): RawBody {
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** A body with one file in the field `file`, whatever its content. */
export function fileUpload(bytes: Buffer): RawBody {
  return multipart(part('file', 'a.bin', 'application/octet-stream', bytes));
}

export const picture = png(6, 4);
const good: readonly RawBody[] = [
  multipart(part('file', 'a.png', 'image/png', picture)),
  multipart(part('file', 'cv.pdf', 'application/pdf', pdf)),
  multipart(part('file', '../../../etc/passwd', 'text/html', picture)),
];

/** The only thing a contract states about a file: that it is in the field `file`. */
export const fittingUploads: fc.Arbitrary<RawBody> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...good) },
  { weight: 1, arbitrary: fc.uint8Array().map((bytes) => fileUpload(Buffer.from(bytes))) },
);

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const bad: readonly RawBody[] = [
  multipart(),
  multipart(part('file', 'a.png', 'image/png', Buffer.alloc(0))),
  multipart(part('file', 'a.png', 'image/png', picture.subarray(0, 40))),
  multipart(part('file', 'a.svg', 'image/svg+xml', svg)),
  multipart(part('file', 'bomb.png', 'image/png', png(60_000, 60_000, 1000))),
  multipart(part('file', null, 'text/plain', Buffer.from('x'))),
  multipart(part('other', 'a.png', 'image/png', picture)),
  multipart(part('file', 'a.png', 'image/png', picture), part('file', 'b.png', 'image/png', picture)),
  multipart(part('name', null, 'text/plain', Buffer.from('x')), part('file', 'a.png', 'image/png', picture)),
  multipart(part('file', 'a.pdf', 'application/pdf', Buffer.from('%PDF-1.4 cut off'))),
  multipart(...Array.from({ length: 20 }, (_, at) => part(`f${at}`, null, 'text/plain', Buffer.from('x')))),
  { type: 'multipart/form-data', bytes: part('file', 'a.png', 'image/png', picture) },
  { type: `multipart/form-data; boundary=${boundary}`, bytes: part('file', 'a.png', 'image/png', picture) },
  { type: `multipart/form-data; boundary=${boundary}`, bytes: Buffer.from(`--${boundary}\r\ncontent-dis`) },
  { type: `multipart/form-data; boundary=${'b'.repeat(500)}`, bytes: Buffer.from('x') },
  { type: `multipart/form-data; boundary=${boundary}`, bytes: Buffer.alloc(0) },
  multipart(part('__proto__', 'a.png', 'image/png', picture)),
  multipart(part('file', 'a\0.png', 'image/png', picture)),
];

/** Valid and invalid uploads; pictures are also sent to operations for CVs, and the other way round. */
export const uploads: fc.Arbitrary<RawBody> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...good) },
  { weight: 2, arbitrary: fc.constantFrom(...bad) },
);
