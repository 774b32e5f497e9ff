import type { PostSummary } from '@janus-site/core';
import { formatDay } from '@janus-site/core';
import { Link } from '../../components/Link/Link.tsx';
import { TitleText } from '../../components/TitleText/TitleText.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { postText } from '../../text/postText.ts';
import * as styles from './SeriesScreen.css.ts';

export interface SeriesPartsProps {
  /** The parts in reading order. */
  posts: readonly PostSummary[];
}

/** The parts of a series with their numbers. */
export function SeriesParts({ posts }: SeriesPartsProps) {
  const { language } = usePage();
  const { href } = useNavigation();
  return (
    <ol className={styles.parts}>
      {posts.map((post) => {
        const text = postText(post, language);
        return (
          <li key={post.id} className={styles.part}>
            <div lang={text.lang} className={styles.words}>
              <h2 lang={text.lang} className={styles.title}>
                <Link href={href('post', { params: { slug: post.slug } })} className={styles.link}>
                  <TitleText>{text.title}</TitleText>
                </Link>
              </h2>
              {text.summary && <p className={styles.summary}>{text.summary}</p>}
            </div>
            {text.publishedAt && (
              <time dateTime={text.publishedAt} className={styles.date}>
                {formatDay(text.publishedAt, language)}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
}
