import type { IncomingMessage } from 'node:http';

/** Reads a form's body; undefined when it is larger than `limit` bytes. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    const bytes = Buffer.isBuffer(piece) ? piece : Buffer.from(String(piece));
    length += bytes.length;
    if (length > limit) return undefined;
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}
