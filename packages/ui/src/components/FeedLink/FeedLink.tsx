import { useHost } from '../../data/host.ts';
import { feedHref } from '../../text/addresses.ts';

/** Lets a reader of feeds find the one of this language. */
export function FeedLink() {
  const { language, origin } = useHost();
  const title = language === 'ru' ? 'AleBlog' : 'AleBlog (English)';
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={title}
      href={new URL(feedHref(language), origin ?? 'http://localhost').href}
    />
  );
}
