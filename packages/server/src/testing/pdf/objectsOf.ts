import { inflateSync } from 'node:zlib';

export interface PdfObject {
  /** The part before a stream. */
  head: string;
  /** Unpacked; empty for a font file. */
  stream: string;
}

/** The objects of a pdfkit PDF, by number. */
export function objectsOf(bytes: Buffer): Map<string, PdfObject> {
  const file = bytes.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const { 1: number = '', 2: body = '' } of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', packed = ''] = body.split(/stream\r?\n/, 2);
    const isPacked = head.includes('FlateDecode');
    const bytesOf = Buffer.from(packed.replace(/\nend$/, ''), 'latin1');
    objects.set(number, { head, stream: (isPacked ? inflateSync(bytesOf) : bytesOf).toString('latin1') });
  }
  return objects;
}
