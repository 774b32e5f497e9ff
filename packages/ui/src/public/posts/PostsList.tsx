import type { PostList } from '@janus-site/core';
import { plainTitle } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Chip } from '../../components/Chip/Chip.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PostBones } from '../../components/PostRows/PostBones.tsx';
import { Pager } from '../../components/Pager/Pager.tsx';
import { TitleText } from '../../components/TitleText/TitleText.tsx';
import { NoPosts } from '../../components/YearGroups/NoPosts.tsx';
import { PostsFailed } from '../../components/YearGroups/PostsFailed.tsx';
import { YearGroups } from '../../components/YearGroups/YearGroups.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import type { ReadState } from '../../hooks/reading.ts';
import * as styles from './PostsScreen.css.ts';

/** The number that fits above the posts on a phone; the most used come first. */
const most = 9;

export interface PostsListProps {
  answer: ReadState<PostList>;
  /** Whether the posts in the other language are folded at first. Default false. */
  isFolded?: boolean | undefined;
}

/** The posts of one page by year, under tags to filter by. */
export function PostsList({ answer, isFolded }: PostsListProps) {
  if (answer.state === 'pending') return <PostBones />;
  if (answer.state === 'failed') return <PostsFailed answer={answer} />;
  return (
    <>
      <Filters list={answer.data} />
      <Found list={answer.data} isFolded={isFolded} />
    </>
  );
}

function Filters({ list: { tags, tag } }: { list: PostList }) {
  const { query } = usePage<'posts'>();
  const { href } = useNavigation();
  const { t } = useLingui();
  // The address may contain a former name or a slug.
  const current = query.tag && plainTitle(tag?.name ?? query.tag);
  if (tags.length === 0) return null;
  const isShown = (name: string, at: number) => at < most || plainTitle(name) === current;
  const rest = tags.filter(({ name }, at) => !isShown(name, at));
  const chip = ({ name, count }: PostList['tags'][number]) => (
    <li key={name}>
      <Chip
        href={href('posts', { query: { tag: plainTitle(name) } })}
        count={count}
        isCurrent={plainTitle(name) === current}
      >
        <TitleText>{name}</TitleText>
      </Chip>
    </li>
  );
  return (
    <div className={styles.filters}>
      <ul className={styles.chips} aria-label={t`Метки`}>
        <li>
          <Chip href={href('posts')} isCurrent={!current}>
            {t`Все`}
          </Chip>
        </li>
        {tags.filter(({ name }, at) => isShown(name, at)).map(chip)}
      </ul>
      {rest.length > 0 ? (
        <details>
          <summary className={styles.more}>{t`Ещё метки (${rest.length})`}</summary>
          <ul className={styles.chips}>{rest.map(chip)}</ul>
        </details>
      ) : null}
    </div>
  );
}

interface FoundProps {
  list: PostList;
  isFolded: boolean | undefined;
}

function Found({ list: { items, others, next_cursor: cursor }, isFolded }: FoundProps) {
  const { query } = usePage<'posts'>();
  const { href } = useNavigation();
  const { t } = useLingui();
  const tag = query.tag;
  // Only the first page of all posts starts with pinned posts.
  const isPlain = !tag && !query.cursor;
  const firstOther = items.findIndex((post) => !post.is_pinned);
  const ahead = !isPlain ? 0 : firstOther === -1 ? items.length : firstOther;
  if (items.length === 0 && tag) {
    return (
      <EmptyState
        title={<Trans>Ничего с меткой «{tag}»</Trans>}
        action={<ButtonLink href={href('posts')}>{t`Показать все посты`}</ButtonLink>}
      >
        {t`Попробуйте другую метку.`}
      </EmptyState>
    );
  }
  if (items.length === 0) return <NoPosts />;
  return (
    <>
      <YearGroups
        posts={items.slice(ahead)}
        pinned={items.slice(0, ahead)}
        others={others}
        isFolded={isFolded}
      />
      <Pager
        first={query.cursor ? href('posts', { query: { tag } }) : undefined}
        next={cursor ? href('posts', { query: { tag, cursor } }) : undefined}
      />
      {!tag && (
        <p className={styles.archive}>
          <Link href={href('archive')}>
            <Trans>Архив</Trans>
          </Link>
        </p>
      )}
    </>
  );
}
