import type { PostSummary, Series } from '@janus-site/core';
import { series } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DropdownMenu } from '../../components/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { moveItem } from '../../components/SortableList/order.ts';
import { SortableList } from '../../components/SortableList/SortableList.tsx';
import { TitleText } from '../../components/TitleText/TitleText.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useRead } from '../../hooks/useRead.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { Link } from '../../components/Link/Link.tsx';
import { postText } from '../../text/postText.ts';
import { MoveItems } from '../lists/MoveItems.tsx';
import { useReorder } from '../lists/useReorder.ts';
import { Failure } from '../shared/Failure.tsx';
import { head, none, part, parts, tools } from './Series.css.ts';

/** The parts of a series: can be reordered and removed; posts are added in their own editor. */
export function SeriesParts({ item }: { item: Series }) {
  const { t } = useLingui();
  const { language } = usePage();
  const read = useRead(series.bySlug(item.slug, language), { keepPrevious: true });
  return (
    <section className={parts}>
      <h3 className={head}>{t`Части`}</h3>
      {read.state === 'pending' && <Skeleton />}
      {read.state === 'failed' && (
        <Failure what={t`Не удалось загрузить части.`} error={read.error} onRetry={read.retry} />
      )}
      {read.state === 'ready' && read.data.items.length === 0 && (
        <p className={none}>{t`Частей пока нет: серию выбирают в редакторе поста, в его свойствах.`}</p>
      )}
      {read.state === 'ready' && <PartList item={item} posts={read.data.items} />}
    </section>
  );
}

function PartList({ item, posts }: { item: Series; posts: readonly PostSummary[] }) {
  const { t } = useLingui();
  const { language } = usePage();
  const { href } = useNavigation();
  const update = useWrite(series.update);
  const order = useReorder(posts, (ids) => update.run({ id: item.id, body: { posts: ids } }));
  // a toast under a dialog cannot be pressed, so undo is offered here
  const [taken, setTaken] = useState<{ title: string; before: string[] } | null>(null);
  const ids = order.items.map(({ id }) => id);
  const take = async (post: PostSummary) => {
    const result = await update.run({ id: item.id, body: { removed: [post.id] } });
    if (result.ok) setTaken({ title: postText(post, language).title, before: ids });
  };
  const giveBack = async (before: string[]) => {
    const result = await update.run({ id: item.id, body: { posts: before } });
    if (result.ok) setTaken(null);
  };
  return (
    <>
      {order.failure ? (
        <Failure
          what={t`Порядок не сохранён, список как был.`}
          error={order.failure.error}
          onRetry={order.failure.retry}
        />
      ) : null}
      <div role="status">
        {taken ? (
          <p className={part}>
            {t`Убрано из серии: «${taken.title}»`}
            <Button tone="quiet" onClick={() => void giveBack(taken.before)}>
              {t`Вернуть`}
            </Button>
          </p>
        ) : null}
      </div>
      {update.error && !order.failure ? <Failure what={t`Не сохранено.`} error={update.error} /> : null}
      {order.items.length > 0 ? (
        <SortableList
          label={t`Части`}
          items={order.items}
          getId={({ id }) => id}
          getLabel={(post) => t`Часть «${postText(post, language).title}»`}
          onReorder={order.reorder}
          renderItem={(post, index) => {
            const name = postText(post, language).title;
            const isDraft = post.translations.every(({ status }) => status === 'draft');
            return (
              <div className={part}>
                <span>
                  <Link href={href('editPost', { params: { id: post.id } })}>
                    <TitleText>{name}</TitleText>
                  </Link>
                  {isDraft ? <span className={none}> {t`черновик`}</span> : null}
                </span>
                <span className={tools}>
                  <DropdownMenu trigger={<IconButton glyph="more" label={t`Действия: ${name}`} />}>
                    <MoveItems
                      index={index}
                      total={order.items.length}
                      onMove={(to) => order.reorder(moveItem(ids, index, to))}
                    />
                  </DropdownMenu>
                  <IconButton
                    glyph="close"
                    label={t`Убрать из серии: «${name}»`}
                    onClick={() => void take(post)}
                  />
                </span>
              </div>
            );
          }}
        />
      ) : null}
    </>
  );
}
