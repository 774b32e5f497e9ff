import type { Api } from '../api/createApi.ts';
import type { Result } from '../api/result.ts';
import type { Language } from '../route/faces.ts';
import { likeness } from '../text/likeness.ts';
import { keyOf } from './resource.ts';
import type { Loader } from './resource.ts';
import { find } from './search.ts';
import type { PostSummary } from './types.ts';
import { largestPage } from './wholeList.ts';

export interface SimilarPosts {
  items: PostSummary[];
  /** False if nothing is similar and these are the newest posts. */
  isSimilar: boolean;
}

const offered = 3;

/** Loads the posts whose slugs are most similar to an address without a page; the newest posts if none is. */
export function similar(language: Language, wanted: string): Loader<SimilarPosts> {
  const name = nameIn(wanted);
  return { key: keyOf('listPosts', 'alike', name, { language }), load: (api) => load(api, language, name) };
}

async function load(api: Api, language: Language, name: string): Promise<Result<SimilarPosts>> {
  const limit = name ? largestPage : offered;
  const list = await api.posts.GET('/api/v1/posts/', { params: { query: { language, limit } } });
  if (!list.ok) return list;
  const posts = list.data.items;
  const near = name ? rank(posts, name) : [];
  const items = near.length > 0 || !name ? near : await searchByWords(api, { posts, language, name });
  const isSimilar = items.length > 0;
  return { ...list, data: { items: (isSimilar ? items : posts).slice(0, offered), isSimilar } };
}

function rank(posts: readonly PostSummary[], name: string): PostSummary[] {
  return posts
    .map((post) => ({ post, score: Math.max(...namesOf(post).map((own) => likeness(own, name))) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ post }) => post);
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

const namesOf = ({ slug, translations }: PostSummary) => [
  slug,
  ...translations.map(({ title }) => plain(title)),
];

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Returns the last segment of a path as a slug; empty if it cannot be one, as with file names. */
function nameIn(wanted: string): string {
  const last = decode(wanted).split('/').findLast(Boolean) ?? '';
  return last.includes('.') ? '' : plain(last).slice(0, 100);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
