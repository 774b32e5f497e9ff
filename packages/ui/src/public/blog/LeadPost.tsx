import type { PostSummary } from '@janus-site/core';
import { formatDay } from '@janus-site/core';
import { Link } from '../../components/Link/Link.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { TitleText } from '../../components/TitleText/TitleText.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { postText } from '../../text/postText.ts';
import * as styles from './BlogHomeScreen.css.ts';

export interface LeadPostProps {
  post: PostSummary;
  /** Whether its title is a heading of the page and not of the list around it. Default false. */
  isAlone?: boolean;
}

/** The post at the top of the blog: its picture, if it has one, and its text in large. */
export function LeadPost({ post, isAlone }: LeadPostProps) {
  const { language } = usePage();
  const { href } = useNavigation();
  const text = postText(post, language);
  const Title = isAlone ? 'h2' : 'h3';
  return (
    <article className={styles.lead}>
      {post.cover && (
        <Picture source={post.cover} sizes="(min-width: 48rem) 44rem, calc(100vw - 2rem)" isFirst />
      )}
      <div lang={text.lang} className={styles.leadWords}>
        <Title lang={text.lang} className={styles.leadTitle}>
          <Link href={href('post', { params: { slug: post.slug } })} className={styles.leadLink}>
            <TitleText>{text.title}</TitleText>
          </Link>
        </Title>
        {text.summary && <p className={styles.leadSummary}>{text.summary}</p>}
        {text.publishedAt && (
          <time dateTime={text.publishedAt} className={styles.leadDate} lang={language}>
            {formatDay(text.publishedAt, language)}
          </time>
        )}
      </div>
    </article>
  );
}
