import type { Importing } from './importing.ts';
import { CancelledError } from './progress.ts';
import type { ReportLine } from './report.ts';
import type { SourcePost } from './source.ts';
import { readyPost, type ReadyPost } from './takePost.ts';
import { numberParts } from './takeSeries.ts';

const atOnce = 2;

/**
 * Takes posts one after the other. While one is written the next is read: most of the time goes into pictures, of which
 * two are made at once.
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
    // what fails is told when its turn comes
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
    // nothing is read of a source that is closed
    const rest = await Promise.allSettled(ready);
    // pictures of what was read ahead have come: they have their posts, or nothing would ever name them
    if (error instanceof CancelledError && !error.isLost)
      for (const next of rest) if (next.status === 'fulfilled') await tellLast(await next.value(), tell);
    throw error;
  }
}

/** Says what became of a post though nobody wants more: that is known by now. */
async function tellLast(line: ReportLine, tell: (line: ReportLine) => Promise<void>): Promise<void> {
  await tell(line).catch((error: unknown) => {
    if (!(error instanceof CancelledError)) throw error;
  });
}
