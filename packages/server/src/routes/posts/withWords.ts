import type { Database } from '../../db/schema.ts';
import { publishedBy } from '../../search/candidates.ts';
import { factGroup, tagFact } from '../../search/matching.ts';
import { newestItems } from '../../search/newest.ts';
import { panelMatching, publishedMatching } from '../../search/panelQuery.ts';
import type { PostView } from './answer.ts';

export interface PostWords {
  q: string;
  /** Tags are facts of the index, so this one narrows what the index walks. */
  tag: string | undefined;
  view: PostView;
}

/** The posts that have all the words in one text, in any form; for editors also in one that is not out. */
export async function postsWithWords(db: Database, { q, tag, view }: PostWords): Promise<string[]> {
  const ids = await published(db, { q, tag, view });
  if (!view.withSource) return ids;
  const words = await panelMatching(db, q);
  if (words === null) return ids;
  for (const kind of ['draft', 'pending'])
    ids.push(...(await newestItems(db, { from: 'panel', ...words, all: [...words.all, factGroup(kind)] })));
  return ids;
}

async function published(db: Database, { q, tag, view }: PostWords): Promise<string[]> {
  const words = await publishedMatching(db, q);
  if (words === null) return [];
  const tags = tag === undefined ? [] : [factGroup(tagFact(tag))];
  const all = [...words.all, factGroup('post'), ...tags];
  const below = view.withSource ? undefined : publishedBy(view.now);
  return newestItems(db, { from: 'search', ...words, all, ...(below !== undefined && { below }) });
}
