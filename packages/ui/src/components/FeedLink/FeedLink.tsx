import { useHost } from '../../hooks/host.ts';
import type { FeedFormat } from '@janus-site/core';
import { feedHref } from '../../text/addresses.ts';

interface Feed {
  format: FeedFormat;
  type: string;
  name: string;
}

const feeds: readonly Feed[] = [
  { format: 'rss', type: 'application/rss+xml', name: 'RSS' },
  { format: 'atom', type: 'application/atom+xml', name: 'Atom' },
  { format: 'json', type: 'application/feed+json', name: 'JSON Feed' },
];

/** Lets a reader of feeds find those of this language. */
export function FeedLink() {
  const host = useHost();
  const title = host.language === 'ru' ? 'AleBlog' : 'AleBlog (English)';
  return (
    <>
      {feeds.map(({ format, type, name }) => (
        <link
          key={format}
          rel="alternate"
          type={type}
          title={`${title}, ${name}`}
          href={new URL(feedHref(host, format), host.origin ?? 'http://localhost').href}
        />
      ))}
    </>
  );
}
