import type { ArchivedPost, Language } from '@janus-site/core';
import { formatDay, typograph } from '@janus-site/core';
import { Link } from '../../components/Link/Link.tsx';
import { TitleText } from '../../components/TitleText/TitleText.tsx';
import { OtherPosts } from '../../components/YearGroups/OtherPosts.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { byYear } from '../../text/byYear.ts';
import * as styles from './ArchiveScreen.css.ts';

export interface ArchiveYearsProps {
  /** The posts in order: those in the language of the page before the others. */
  posts: readonly ArchivedPost[];
  /** The number of posts in the whole archive that exist only in the other language. */
  others: number;
  /** Whether those are folded at first. Default false. */
  isFolded?: boolean | undefined;
}

/** Titles under the years of their publication, followed by those in the other language. */
export function ArchiveYears({ posts, others, isFolded }: ArchiveYearsProps) {
  const { language } = usePage();
  const own = posts.filter((post) => post.language === language);
  const rest = posts.filter((post) => post.language !== language);
  if (own.length === 0) return <Years posts={rest} />;
  return (
    <>
      <Years posts={own} />
      {rest.length > 0 && (
        <OtherPosts count={others} isFolded={isFolded}>
          <Years posts={rest} isBelow />
        </OtherPosts>
      )}
    </>
  );
}

interface YearsProps {
  posts: readonly ArchivedPost[];
  /** Whether they are under a heading of their own. */
  isBelow?: boolean;
}

function Years({ posts, isBelow }: YearsProps) {
  const { language } = usePage();
  const Heading = isBelow ? 'h3' : 'h2';
  return byYear(posts, (post) => post.published_at).map(([year, titles]) => (
    <section key={year} className={styles.year}>
      <Heading className={styles.heading}>
        {year}
        <span className={styles.number}>{titles.length}</span>
      </Heading>
      <ol className={styles.titles}>
        {titles.map((post) => (
          <Title key={post.slug} post={post} page={language} />
        ))}
      </ol>
    </section>
  ));
}

/** Returns the day without its year, which is in the heading. */
const dayOf = (time: string, language: Language) => formatDay(time, language).replace(/,? \d+$/, '');

function Title({
  post: { slug, title, language, published_at },
  page,
}: {
  post: ArchivedPost;
  page: Language;
}) {
  const { href } = useNavigation();
  return (
    <li className={styles.row}>
      <time dateTime={published_at} className={styles.day}>
        {dayOf(published_at, page)}
      </time>
      <span lang={language === page ? undefined : language} className={styles.title}>
        <Link href={href('post', { params: { slug } })} className={styles.link}>
          <TitleText>{typograph(title, language)}</TitleText>
        </Link>
      </span>
    </li>
  );
}
