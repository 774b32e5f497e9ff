import type { Api } from '../api/createApi.ts';
import type { Result } from '../api/result.ts';
import type { Language } from '../route/faces.ts';
import { keyOf } from './resource.ts';
import type { Loader } from './resource.ts';
import { find } from './search.ts';
import type { PostSummary } from './types.ts';
import { largestPage } from './wholeList.ts';

/** Posts to suggest at an address without a page. */
export interface SimilarPosts {
  items: PostSummary[];
  /** False if nothing is similar and these are the newest posts. */
  isSimilar: boolean;
}

const offered = 3;

/** Loads the posts whose slugs are most similar to an address without a page; the newest posts if none is. */
export function similar(language: Language, wanted: string): Loader<SimilarPosts> {
  return {
    key: keyOf('listPosts', 'similar', wanted, { language }),
    load: (api) => load(api, language, wanted),
  };
}

async function load(api: Api, language: Language, wanted: string): Promise<Result<SimilarPosts>> {
  // Loaded on demand, because most addresses without a page are compared with nothing.
  const names = wanted ? await import('../text/similarNames.ts').catch(() => null) : null;
  const name = names?.nameIn(wanted);
  const limit = name ? largestPage : offered;
  const list = await api.posts.GET('/api/v1/posts/', { params: { query: { language, limit } } });
  if (!list.ok) return list;
  const posts = list.data.items;
  const near = name ? (names?.mostSimilar(posts, name) ?? []) : [];
  const items = near.length > 0 || !name ? near : await searchByWords(api, { posts, language, name });
  const isSimilar = items.length > 0;
  return { ...list, data: { items: (isSimilar ? items : posts).slice(0, offered), isSimilar } };
}

/** Searches for the words of an address that matches no slug: a post's text may contain them. */
async function searchByWords(
  api: Api,
  { posts, language, name }: { posts: readonly PostSummary[]; language: Language; name: string },
): Promise<PostSummary[]> {
  const answer = await find({ q: name.replaceAll('-', ' '), language, kind: 'post' }).load(api);
  if (!answer.ok) return [];
  return answer.data.items.flatMap(({ id }) => posts.find((post) => post.id === id) ?? []);
}
