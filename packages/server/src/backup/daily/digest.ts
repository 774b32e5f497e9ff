import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

export interface Digest {
  size: number;
  sha256: string;
}

/** Reads a stream to the end, a piece at a time. */
export async function digest(stream: Readable): Promise<Digest> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: hash.digest('hex') };
}
