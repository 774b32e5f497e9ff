import type { StartedSite } from './startSite.ts';

export interface PublicAddress {
  face: 'portfolio' | 'blog';
  path: string;
}

const files = {
  portfolio: [
    '/',
    '/resume',
    '/resume.json',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/share/portfolio.ru.png',
  ],
  blog: [
    '/',
    '/posts',
    '/posts?q=a',
    '/posts?page=2',
    '/feed.xml',
    '/atom.xml',
    '/feed.json',
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/sitemap-posts-1.xml',
    '/sitemap-tags-1.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/share/blog.ru.png',
  ],
} as const;

/** At one address for both languages. */
const alone = /^\/(?:share|robots|sitemap)/;

/** Every public address but those of single posts and tags, in both languages. */
export const plainAddresses: readonly PublicAddress[] = (['portfolio', 'blog'] as const).flatMap((face) => [
  ...files[face]
    .flatMap((path) => (alone.test(path) ? [path] : [path, `/en${path}`]))
    .map((path) => ({ face, path })),
  { face, path: '/cv/ru.pdf' },
  { face, path: '/cv/en.pdf' },
  { face, path: '/api/v1/projects/?language=ru' },
  { face, path: '/api/v1/posts/?language=en' },
  { face, path: '/api/v1/search/?q=a' },
]);

/** The pages of projects and the pictures that stand for them. */
export function projectAddresses(slugs: readonly string[]): PublicAddress[] {
  const names = slugs.map(encodeURIComponent);
  const pages = names.flatMap((slug) => [`/projects/${slug}`, `/en/projects/${slug}`]);
  const pictures = names.slice(0, 2).map((slug) => `/share/project/${slug}.ru.png`);
  return [...pages, ...pictures].map((path) => ({ face: 'portfolio', path }));
}

/** The pages of posts and tags and the pictures that stand for them. */
export function itemAddresses(slugs: readonly string[], tags: readonly string[]): PublicAddress[] {
  const pages = [
    ...slugs.map((slug) => `/post/${encodeURIComponent(slug)}`),
    ...tags.map((tag) => `/tags/${encodeURIComponent(tag)}`),
  ];
  // each is drawn anew, which takes long
  const pictures = slugs
    .slice(0, 2)
    .flatMap((slug) => ['ru', 'en'].map((code) => `/share/post/${encodeURIComponent(slug)}.${code}.png`));
  return [...pages.flatMap((path) => [path, `/en${path}`]), ...pictures].map((path) => ({
    face: 'blog',
    path,
  }));
}

/** What is wrong with the answer of a public address, in words; null when nothing is. */
export async function publicFault(
  site: Pick<StartedSite, 'ask' | 'hosts'>,
  { face, path }: PublicAddress,
  parseXml: (text: string) => unknown,
): Promise<string | null> {
  const { status, headers, text } = await site.ask(site.hosts[face], path);
  if (status >= 500) return `${status}: ${face} ${path}`;
  if (status >= 300) return null;
  const type = headers['content-type'] ?? '';
  try {
    if (/[/+]xml/.test(type)) parseXml(text);
    if (/[/+]json/.test(type)) JSON.parse(text);
  } catch (error) {
    return `${String(error)}: ${face} ${path}`;
  }
  return null;
}
