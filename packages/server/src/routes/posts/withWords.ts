import type { Database } from '../../db/schema.ts';
import { indexQueryOf, type IndexQuery } from '../../search/indexQuery.ts';
import { publishedBy } from '../../search/candidates.ts';
import { factGroup, ofItem, tagFact } from '../../search/matching.ts';
import { meaningOf } from '../../search/meaning.ts';
import { newestItems } from '../../search/newestItems.ts';
import { panelIndexQuery } from '../../search/panelQuery.ts';
import type { PostView } from './answer.ts';

export interface PostWords {
  q: string;
  kind: 'post' | 'page';
  /** The key of a tag. Tags are facts in the index, so this one reduces what the index walks. */
  tag: string | undefined;
  view: PostView;
}

/** Returns the posts that have all the words in one text, in any form; for editors also in unpublished texts. */
export async function postsWithWords(db: Database, { q, kind, tag, view }: PostWords): Promise<string[]> {
  const meaning = await meaningOf(db, q, view.withSource ? 'panel' : 'search');
  const asked = indexQueryOf(meaning);
  if (asked.all.length === 0) return [];
  const tags = tag === undefined ? [] : [factGroup(tagFact(tag))];
  const narrowed = (words: IndexQuery) => ({ ...words, all: [...words.all, ...tags] });
  const ids = await published(db, narrowed(asked), { kind, view });
  if (!view.withSource) return ids;
  const words = narrowed(panelIndexQuery(meaning));
  for (const state of ['draft', 'pending']) {
    const all = [...words.all, factGroup(state), factGroup(ofItem('post'))];
    ids.push(...(await newestItems(db, { from: 'panel', ...words, all })));
  }
  return ids;
}

async function published(
  db: Database,
  asked: IndexQuery,
  { kind, view }: Pick<PostWords, 'kind' | 'view'>,
): Promise<string[]> {
  const all = [...asked.all, factGroup(kind)];
  const below = view.withSource ? undefined : publishedBy(view.now);
  return newestItems(db, { from: 'search', ...asked, all, ...(below !== undefined && { below }) });
}
