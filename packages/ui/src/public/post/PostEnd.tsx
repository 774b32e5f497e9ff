import type { Post, PostLink, Profile } from '@janus-site/core';
import { authorName, formatDay, plainTitle, printable } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Neighbours } from '../../components/Neighbours/Neighbours.tsx';
import { TitleText } from '../../components/TitleText/TitleText.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { feedHref } from '../../text/addresses.ts';
import { linkText } from '../../text/linkText.ts';
import { languageMark } from '../../theme/languageMark.css.ts';
import { blockTitle } from '../../theme/page.css.ts';
import * as styles from './PostScreen.css.ts';

export interface PostEndProps {
  post: Post;
  title: string;
  /** The owner and their addresses; undefined until loaded: the post renders without it. */
  profile: Profile | undefined;
}

/** The end of a post: the author and how to reply, the neighbours, related posts. */
export function PostEnd({ post, title, profile }: PostEndProps) {
  const { language } = usePage();
  const { href } = useNavigation();
  const { t } = useLingui();
  const neighbour = (link: PostLink) => ({
    href: href('post', { params: { slug: link.slug } }),
    ...linkText(link, language),
    summary: link.summary,
    cover: link.cover,
  });
  return (
    <footer className={styles.end}>
      <Author author={post.author} profile={profile} title={title} />
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
            {post.related.map((link) => (
              <Related key={link.slug} link={link} />
            ))}
          </ul>
        </section>
      )}
    </footer>
  );
}

interface AuthorProps extends Pick<PostEndProps, 'profile' | 'title'>, Pick<Post, 'author'> {}

function Author({ author, profile, title }: AuthorProps) {
  const { language } = usePage();
  const { href, faceHref } = useNavigation();
  const { t } = useLingui();
  const text = profile?.translations[0];
  const name = authorName(author, text?.name);
  const isOwner = name === text?.name;
  const about = printable(plainTitle(title));
  return (
    <section aria-label={t`Автор`} className={styles.author}>
      {profile && <Avatar photo={(isOwner ? profile : author)?.photo} name={name} size={64} />}
      <div className={styles.authorWords}>
        {text && !isOwner && <p className={styles.authorName}>{name}</p>}
        {text && isOwner && (
          <div lang={text.language === language ? undefined : text.language}>
            <p className={styles.authorName}>
              <a href={faceHref('portfolio')} rel="author">
                {name}
              </a>
            </p>
            {text.headline && <p className={styles.authorHeadline}>{text.headline}</p>}
          </div>
        )}
        <p className={styles.reply}>
          {profile?.email && (
            <a href={`mailto:${profile.email}?subject=${encodeURIComponent(`Re: ${about}`)}`}>
              <Trans>Ответить письмом</Trans>
            </a>
          )}
          <a href={faceHref('portfolio', { query: { about }, hash: 'contacts' })}>
            <Trans>Написать мне</Trans>
          </a>
          <a href={feedHref({ language, href })}>
            <Trans>Лента RSS</Trans>
          </a>
          <a href={feedHref({ language, href }, 'json')}>JSON Feed</a>
        </p>
      </div>
    </section>
  );
}

function Related({ link }: { link: PostLink }) {
  const { language } = usePage();
  const { href } = useNavigation();
  const text = linkText(link, language);
  return (
    <li>
      <span lang={text.lang} className={languageMark}>
        <Link href={href('post', { params: { slug: link.slug } })}>
          <TitleText>{text.title}</TitleText>
        </Link>
      </span>
      {link.published_at && (
        <time dateTime={link.published_at} className={styles.relatedDate}>
          {formatDay(link.published_at, language)}
        </time>
      )}
    </li>
  );
}
