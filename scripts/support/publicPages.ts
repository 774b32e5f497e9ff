import { isWhole } from './isWhole.ts';
import { address } from './product.ts';

export interface PublicPage {
  name: string;
  language: 'ru' | 'en';
  url: string;
}

interface PostList {
  items: { slug: string; tags: string[] }[];
}

/** The maximum kilobytes (1000 bytes, brotli) of one visit to a public page. */
export const budgets = { homeDocument: 14, script: 80, stylesheet: 7.4, font: 60, post: 180 } as const;

/** Returns the most visited public pages in both languages, with the newest post that has tags, and its first tag. */
export async function publicPages(port: number): Promise<PublicPage[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/posts/`);
  const post = ((await answer.json()) as PostList).items.find(({ tags }) => tags.length > 0);
  const rows = [
    ['home', 'portfolio', '/'],
    ['blog home', 'blog', '/'],
    ['posts', 'blog', '/posts'],
    ['post', 'blog', `/post/${post?.slug ?? ''}`],
    ['tag', 'blog', `/tags/${encodeURIComponent(post?.tags[0] ?? '')}`],
    ['not found', 'blog', '/no-such-page'],
  ] as const;
  return (['ru', 'en'] as const).flatMap((language) =>
    rows.map(([name, face, path]) => ({
      name,
      language,
      url: address(port, face, language === 'en' ? `/en${path === '/' ? '' : path}` : path),
    })),
  );
}

/** The kinds of addresses in a site map that `publicPages` covers, by their first segment. */
const frequent = new Set(['', 'posts', 'post', 'tags']);

/** Returns the paths in a face's site map and in its parts. */
async function mappedPaths(port: number, face: string, map = '/sitemap.xml'): Promise<string[]> {
  const xml = await (await fetch(`http://127.0.0.1:${port}${map}?domain=${face}`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  const maps = paths.filter((path) => path.endsWith('.xml'));
  const further = await Promise.all(maps.map((path) => mappedPaths(port, face, path)));
  return [...paths.filter((path) => !maps.includes(path)), ...further.flat()];
}

/** Returns a page of each other kind in the site maps: a project, the archive, a series, … */
export async function otherPublicPages(port: number): Promise<PublicPage[]> {
  const found = new Map<string, PublicPage>();
  for (const face of ['portfolio', 'blog'] as const) {
    for (const path of await mappedPaths(port, face)) {
      const [, prefix, name = ''] = /^(\/en)?\/?([^/]*)/.exec(path) ?? [];
      const language = prefix === undefined ? 'ru' : 'en';
      const kind = `${name} ${language}`;
      if (!frequent.has(name) && !found.has(kind))
        found.set(kind, { name, language, url: address(port, face, path) });
    }
  }
  return [...found.values()];
}

/**
 * Returns the most visited public pages in both languages, and a page of each other kind in one language, in the whole
 * form in both.
 */
export async function everyPublicPage(
  port: number,
  language: PublicPage['language'] = 'ru',
): Promise<PublicPage[]> {
  const others = await otherPublicPages(port);
  return [...(await publicPages(port)), ...others.filter((page) => isWhole || page.language === language)];
}
