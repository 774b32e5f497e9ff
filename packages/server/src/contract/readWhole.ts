import { problem } from '../errors.ts';
import { readUpTo } from '../readUpTo.ts';

/** Reads a whole stream; over `limit` bytes throws 413 and leaves the rest unread. */
export async function readWhole(stream: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const bytes = await readUpTo(stream, limit);
  if (bytes === null) throw problem('too_large');
  return bytes;
}
