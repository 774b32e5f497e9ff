import type { Post, PostLink } from '@janus-site/core';
import { formatDay, plainTitle, printable } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../components/Link/Link.tsx';
import { Neighbours } from '../../components/Neighbours/Neighbours.tsx';
import { TitleText } from '../../components/TitleText/TitleText.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { feedHref } from '../../text/addresses.ts';
import { linkText } from '../../text/linkText.ts';
import { blockTitle } from '../../theme/page.css.ts';
import * as styles from './PostScreen.css.ts';

export interface PostEndProps {
  post: Post;
  title: string;
  /** Where answers go; none while the owner has named none. */
  email: string | null | undefined;
}

/** Where to go from here: an answer by mail, the neighbours, what is related. */
export function PostEnd({ post, title, email }: PostEndProps) {
  const { language } = usePage();
  const { href } = useNavigation();
  const { t } = useLingui();
  const neighbour = (link: PostLink) => ({
    href: href('post', { params: { slug: link.slug } }),
    ...linkText(link, language),
  });
  return (
    <footer className={styles.end}>
      <p className={styles.reply}>
        {email && (
          <a href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${printable(plainTitle(title))}`)}`}>
            <Trans>Ответить письмом</Trans>
          </a>
        )}
        <a href={feedHref({ language, href })}>
          <Trans>Лента RSS</Trans>
        </a>
        <a href={feedHref({ language, href }, 'json')}>JSON Feed</a>
      </p>
      <Neighbours
        label={t`Соседние посты`}
        previous={post.previous && { ...neighbour(post.previous), name: <Trans>Предыдущий</Trans> }}
        next={post.next && { ...neighbour(post.next), name: <Trans>Следующий</Trans> }}
      />
      {post.related.length > 0 && (
        <section aria-labelledby="related_posts">
          <h2 id="related_posts" className={blockTitle}>
            <Trans>Похожие посты</Trans>
          </h2>
          <ul className={styles.related}>
            {post.related.slice(0, 3).map((link) => (
              <Related key={link.slug} link={link} />
            ))}
          </ul>
        </section>
      )}
    </footer>
  );
}

function Related({ link }: { link: PostLink }) {
  const { language } = usePage();
  const { href } = useNavigation();
  const text = linkText(link, language);
  return (
    <li>
      <Link href={href('post', { params: { slug: link.slug } })} lang={text.lang}>
        <TitleText>{text.title}</TitleText>
      </Link>
      {link.published_at && (
        <time dateTime={link.published_at} className={styles.relatedDate}>
          {formatDay(link.published_at, language)}
        </time>
      )}
    </li>
  );
}
