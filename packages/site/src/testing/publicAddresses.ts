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

/** One address for both languages. */
const alone = /^\/(?:share|robots|sitemap)/;

/** Every public address in both languages, except those of single posts and tags. */
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

/** Returns the pages of projects and their preview pictures. */
export function projectAddresses(slugs: readonly string[]): PublicAddress[] {
  const names = slugs.map(encodeURIComponent);
  const pages = names.flatMap((slug) => [`/projects/${slug}`, `/en/projects/${slug}`]);
  const pictures = names.slice(0, 2).map((slug) => `/share/project/${slug}.ru.png`);
  return [...pages, ...pictures].map((path) => ({ face: 'portfolio', path }));
}

/** Returns the pages of posts and tags and the posts' preview pictures. */
export function itemAddresses(slugs: readonly string[], tags: readonly string[]): PublicAddress[] {
  const pages = [
    ...slugs.map((slug) => `/post/${encodeURIComponent(slug)}`),
    ...tags.map((tag) => `/tags/${encodeURIComponent(tag)}`),
  ];
  // Each is generated on request, which takes long.
  const pictures = slugs
    .slice(0, 2)
    .flatMap((slug) => ['ru', 'en'].map((code) => `/share/post/${encodeURIComponent(slug)}.${code}.png`));
  return [...pages.flatMap((path) => [path, `/en${path}`]), ...pictures].map((path) => ({
    face: 'blog',
    path,
  }));
}

/** Returns the fault of a public address's response as a sentence, or null. */
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
