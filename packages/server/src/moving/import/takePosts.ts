import type { Importing } from './importing.ts';
import { CancelledError } from './progress.ts';
import type { ReportLine } from './report.ts';
import type { SourcePost } from './source.ts';
import { readyPost, type ReadyPost } from './readyPost.ts';
import { numberParts } from './takeSeries.ts';

const atOnce = 2;

/**
 * Imports posts in order. While one is written the next is read: pictures take most of the time, and two are encoded
 * concurrently.
 */
export async function takePosts(
  posts: readonly SourcePost[],
  importing: Importing,
  tell: (line: ReportLine) => Promise<void>,
): Promise<void> {
  const numbers = numberParts(posts);
  const ready: Promise<ReadyPost>[] = [];
  const read = (post: SourcePost | undefined): void => {
    if (!post) return;
    const next = readyPost(post, numbers.get(post) ?? 0, importing);
    // a failure is reported in turn
    next.catch(() => undefined);
    ready.push(next);
  };
  for (const post of posts.slice(0, atOnce)) read(post);
  try {
    for (let at = atOnce; ready.length > 0; at += 1) {
      const [write] = await Promise.all(ready.splice(0, 1));
      read(posts[at]);
      if (write) await tell(await write());
    }
  } catch (error) {
    // the source is closed next, so no read may still be under way
    const rest = await Promise.allSettled(ready);
    // pictures read ahead are stored already: their posts are written, or nothing would ever refer to them
    if (error instanceof CancelledError && !error.isLost)
      for (const next of rest) if (next.status === 'fulfilled') await tellLast(await next.value(), tell);
    throw error;
  }
}

/** Reports on a post although the import is cancelled, as that is known by now. */
async function tellLast(line: ReportLine, tell: (line: ReportLine) => Promise<void>): Promise<void> {
  await tell(line).catch((error: unknown) => {
    if (!(error instanceof CancelledError)) throw error;
  });
}
