import type { FeedFormat, TitleWords } from '@janus-site/core';
import { siteName } from '@janus-site/core';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
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

export interface FeedLinkProps {
  /** The owner's titles, with the name of the blog. */
  words: TitleWords | undefined;
}

/** A link in the head to the feeds of the page's language, for feed readers. */
export function FeedLink({ words }: FeedLinkProps) {
  const { language } = usePage();
  const { href, origin } = useNavigation();
  const title = siteName('blog', words) + (language === 'ru' ? '' : ' (English)');
  return (
    <>
      {feeds.map(({ format, type, name }) => (
        <link
          key={format}
          rel="alternate"
          type={type}
          title={`${title}, ${name}`}
          href={new URL(feedHref({ language, href }, format), origin).href}
        />
      ))}
    </>
  );
}
