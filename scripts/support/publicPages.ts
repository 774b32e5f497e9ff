import { address } from './product.ts';

export interface PublicPage {
  name: string;
  language: 'ru' | 'en';
  url: string;
}

interface PostList {
  items: { slug: string; tags: string[] }[];
}

/** The most kilobytes (1000 bytes, brotli) that one visit of a public page may take. */
export const budgets = { homeDocument: 14, script: 80, stylesheet: 7, font: 60, post: 180 } as const;

/** Every public page of both faces in both languages, with the newest post that has tags, and its first one. */
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
