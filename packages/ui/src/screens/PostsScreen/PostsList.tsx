import type { PostList } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Chip } from '../../components/Chip/Chip.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { PostBones } from '../../components/PostRows/PostBones.tsx';
import { Pager } from '../../components/Pager/Pager.tsx';
import { YearGroups } from '../../components/YearGroups/YearGroups.tsx';
import { useHost } from '../../data/host.ts';
import { useRead } from '../../data/useRead.ts';
import { postsRead } from './postsRead.ts';
import * as styles from './PostsScreen.css.ts';

export function PostsList() {
  const { language, query } = useHost();
  const { t } = useLingui();
  const answer = useRead(postsRead(language, query), { keepPrevious: true });
  if (answer.state === 'pending') return <PostBones />;
  if (answer.state === 'failed') {
    return <ErrorState title={t`Не удалось загрузить посты`} error={answer.error} onRetry={answer.retry} />;
  }
  return (
    <>
      <Filters tags={answer.data.tags} />
      <Found list={answer.data} />
    </>
  );
}

function Filters({ tags }: { tags: PostList['tags'] }) {
  const host = useHost();
  const { t } = useLingui();
  const current = host.query.get('tag');
  if (tags.length === 0) return null;
  return (
    <ul className={styles.filters} aria-label={t`Теги`}>
      <li>
        <Chip href={host.href('posts')} isCurrent={!current}>
          {t`Все`}
        </Chip>
      </li>
      {tags.map(({ name, count }) => (
        <li key={name}>
          <Chip
            href={host.href('posts', { query: { tag: name } })}
            count={count}
            isCurrent={name === current}
          >
            {name}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

function Found({ list: { items, next_cursor: cursor } }: { list: PostList }) {
  const host = useHost();
  const { t } = useLingui();
  const tag = host.query.get('tag')?.trim();
  const filter = { ...(tag && { tag }) };
  if (items.length === 0 && tag) {
    return (
      <EmptyState
        title={<Trans>Ничего с тегом «{tag}»</Trans>}
        action={<ButtonLink href={host.href('posts')}>{t`Показать все посты`}</ButtonLink>}
      >
        {t`Попробуйте другой тег.`}
      </EmptyState>
    );
  }
  if (items.length === 0) {
    return <EmptyState title={t`Постов пока нет`}>{t`Первый появится здесь и в ленте RSS.`}</EmptyState>;
  }
  return (
    <>
      <YearGroups posts={items} />
      <Pager
        first={host.query.has('cursor') ? host.href('posts', { query: filter }) : undefined}
        next={cursor ? host.href('posts', { query: { ...filter, cursor } }) : undefined}
      />
    </>
  );
}
