import type { Database } from '../../db/schema.ts';
import { publishedBy } from '../../search/find.ts';
import { factTerm, inTitle } from '../../search/matching.ts';
import { newestItems } from '../../search/newest.ts';
import { stemsOf } from '../../search/stem.ts';
import { termsOf } from '../../search/terms.ts';
import type { PostView } from './answer.ts';

export interface PostWords {
  q: string;
  /** Tags are found as if they stood in the title, so this one narrows what the index walks. */
  tag: string | undefined;
  view: PostView;
}

/** The posts that have all the words in one text, in any form; for editors also in one that is not out. */
export async function postsWithWords(db: Database, { q, tag, view }: PostWords): Promise<string[]> {
  const terms = termsOf(q);
  if (terms.length === 0) return [];
  const tagTerms = inTitle(stemsOf(tag ?? '').map((stem) => ({ stem, isPrefix: false })));
  const published = [...terms, factTerm('post'), ...tagTerms];
  if (!view.withSource)
    return newestItems(db, { from: 'search', terms: published, below: publishedBy(view.now) });
  const ids = await newestItems(db, { from: 'search', terms: published });
  for (const kind of ['draft', 'pending'])
    ids.push(...(await newestItems(db, { from: 'panel', terms: [...terms, factTerm(kind)] })));
  return ids;
}
