import type { PostSummary, QueryOf } from '@janus-site/core';
import { posts } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { Failure } from '../../admin/Failure.tsx';
import { Page } from '../../admin/Page.tsx';
import { search, tools } from '../../admin/Page.css.ts';
import { pickTranslation } from '../../admin/titles.ts';
import { useUndoableRemove } from '../../admin/useUndoableRemove.ts';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useHost } from '../../data/host.ts';
import { useMore } from '../../data/useMore.ts';
import { useWrite } from '../../data/useWrite.ts';
import { PostTable } from './PostTable.tsx';

type Status = 'all' | 'draft' | 'scheduled' | 'published';

/** Every post: drafts, scheduled and published, each language with its own state. */
export function PostsAdmin() {
  const { t } = useLingui();
  const { href, language } = useHost();
  const [status, setStatus] = useState<Status>('all');
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const query: QueryOf<'listPosts'> = {
    limit: 25,
    ...(status === 'all' ? {} : { status }),
    ...(q ? { q } : {}),
  };
  const list = useMore<PostSummary>((cursor) => posts.list({ ...query, cursor }));
  const removeWrite = useWrite(posts.remove);
  const removal = useUndoableRemove((id) => removeWrite.run({ id }));
  const isFiltered = status !== 'all' || q !== '';
  const add = (
    <ButtonLink href={href('createPost')} tone="primary">
      <Glyph name="plus" size={16} />
      {t`Новый пост`}
    </ButtonLink>
  );
  const items = list.state === 'ready' ? list.items.filter((post) => !removal.hidden.has(post.id)) : [];

  return (
    <Page heading={t`Посты`} actions={add}>
      <div className={tools}>
        <div className={search}>
          <Field
            label={t`Поиск`}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <Select<Status>
          label={t`Состояние`}
          value={status}
          onValueChange={setStatus}
          options={[
            { value: 'all', label: t`Все` },
            { value: 'draft', label: t`Черновики` },
            { value: 'scheduled', label: t`Запланированные` },
            { value: 'published', label: t`Опубликованные` },
          ]}
        />
      </div>
      {removal.failure ? (
        <Failure what={t`Не удалено.`} error={removal.failure.error} onRetry={removal.failure.retry} />
      ) : null}
      {list.state === 'pending' ? <Skeleton /> : null}
      {list.state === 'failed' ? (
        <ErrorState title={t`Не удалось загрузить посты`} error={list.error} onRetry={list.retry} />
      ) : null}
      {list.state === 'ready' && items.length === 0 && isFiltered ? (
        <EmptyState
          title={q ? t`По запросу «${q}» ничего нет` : t`Таких постов нет`}
          action={
            <Button
              onClick={() => {
                setTyped('');
                setStatus('all');
              }}
            >
              {t`Сбросить фильтры`}
            </Button>
          }
        />
      ) : null}
      {list.state === 'ready' && items.length === 0 && !isFiltered ? (
        <EmptyState title={t`Постов пока нет`} action={add}>
          {t`Напишите первый: черновик сохраняется сам и не виден посетителям, пока вы его не опубликуете.`}
        </EmptyState>
      ) : null}
      {items.length > 0 ? (
        <PostTable
          items={items}
          onRemove={(post) => {
            const title = pickTranslation(post.translations, language)?.title ?? post.slug;
            removal.remove(post.id, t`«${title}» удалён`);
          }}
        />
      ) : null}
      {list.state === 'ready' && list.hasMore ? (
        <div>
          <Button isPending={list.isLoadingMore} onClick={list.loadMore}>
            {t`Показать ещё`}
          </Button>
        </div>
      ) : null}
      {list.state === 'ready' && list.error ? (
        <Failure what={t`Остальные посты не загрузились.`} error={list.error} onRetry={list.loadMore} />
      ) : null}
    </Page>
  );
}
