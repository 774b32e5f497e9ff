import { problem } from '../errors.ts';

/** Reads a stream whole; more than `limit` bytes is 413, and the rest is left unread. */
export async function readWhole(stream: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > limit) throw problem('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
