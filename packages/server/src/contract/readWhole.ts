import { problem } from '../errors.ts';
import { readUpTo } from '../readUpTo.ts';

/** Reads a stream whole; more than `limit` bytes is 413. */
export async function readWhole(stream: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const bytes = await readUpTo(stream, limit);
  if (bytes === null) throw problem('too_large');
  return bytes;
}
