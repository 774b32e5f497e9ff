import type { Post, PostTranslation } from '@janus-site/core';
import { JsonData } from '../../components/JsonData/JsonData.tsx';
import { useHost } from '../../data/host.ts';
import { useProfile } from '../../data/useProfile.ts';

export interface PostDataProps {
  post: Post;
  text: PostTranslation;
}

/** The post for search engines. */
export function PostData({ post, text }: PostDataProps) {
  const host = useHost();
  const known = useProfile();
  const origin = host.origin ?? 'http://localhost';
  const url = new URL(host.href('post', { params: { slug: post.slug }, language: text.language }), origin)
    .href;
  return (
    <JsonData
      value={{
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: text.title,
        description: text.summary || undefined,
        inLanguage: text.language,
        datePublished: text.published_at ?? undefined,
        dateModified: text.updated_at,
        keywords: post.tags.join(', ') || undefined,
        image: post.cover ? new URL(post.cover, origin).href : undefined,
        author: { '@type': 'Person', name: authorName(post) || known?.text?.name },
        mainEntityOfPage: url,
      }}
    />
  );
}

/** The account's name; the site's owner stands in where it has none. */
export function authorName({ author }: Post): string {
  return author ? `${author.first_name} ${author.last_name}`.trim() : '';
}
