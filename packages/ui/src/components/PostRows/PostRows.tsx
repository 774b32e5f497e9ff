import type { PostSummary } from '@janus-site/core';
import { formatDay } from '@janus-site/core';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { postText } from '../../text/postText.ts';
import { Link } from '../Link/Link.tsx';
import { TitleText } from '../TitleText/TitleText.tsx';
import * as styles from './PostRows.css.ts';

/** The props of `PostRows`. */
export interface PostRowsProps {
  /** In the order to show them. */
  posts: readonly PostSummary[];
  /** The level of the titles. Default 3. */
  level?: 2 | 3;
  /** The newest posts of the home page: larger titles. */
  isLarge?: boolean;
}

/** A list of posts: date, title and one line each. */
export function PostRows({ posts, level = 3, isLarge }: PostRowsProps) {
  const { language } = usePage();
  const { href } = useNavigation();
  const Heading = `h${level}` as const;
  return (
    <ol className={isLarge ? `${styles.list} ${styles.large}` : styles.list}>
      {posts.map((post) => {
        const text = postText(post, language);
        return (
          <li key={post.id} className={styles.row}>
            {text.publishedAt && (
              <time dateTime={text.publishedAt} className={styles.date}>
                {formatDay(text.publishedAt, language)}
              </time>
            )}
            <div lang={text.lang} className={styles.body}>
              <Heading lang={text.lang} className={isLarge ? styles.largeTitle : styles.title}>
                <Link href={href('post', { params: { slug: post.slug } })} className={styles.link}>
                  <TitleText>{text.title}</TitleText>
                </Link>
              </Heading>
              {text.summary && <p className={styles.summary}>{text.summary}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
