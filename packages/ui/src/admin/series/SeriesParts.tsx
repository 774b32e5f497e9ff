import type { PostSummary, Series } from '@janus-site/core';
import { series } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DropdownMenu } from '../../components/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { moveItem, sortByIds } from '../../components/SortableList/order.ts';
import { SortableList } from '../../components/SortableList/SortableList.tsx';
import { TitleText } from '../../components/TitleText/TitleText.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useRead } from '../../hooks/useRead.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { Link } from '../../components/Link/Link.tsx';
import { postText } from '../../text/postText.ts';
import { OrderFailure } from '../lists/OrderFailure.tsx';
import { MoveItems } from '../lists/MoveItems.tsx';
import { useReorder } from '../lists/useReorder.ts';
import type { SeriesArrangement } from '../shared/arrangeSeries.ts';
import { arrangeSeries } from '../shared/arrangeSeries.ts';
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
        <p className={none}>{t`Частей пока нет: серию выбирают в редакторе поста, в «Сведениях».`}</p>
      )}
      {read.state === 'ready' && <PartList item={item} posts={read.data.items} />}
    </section>
  );
}

type Change = SeriesArrangement['change'];

const inOrder =
  (ids: readonly string[]): Change =>
  (posts) => ({ posts: sortByIds(posts, ids, (id) => id) });

const withPart =
  (id: string, at: number): Change =>
  (posts) => ({ posts: posts.filter((each) => each !== id).toSpliced(at, 0, id) });

function PartList({ item, posts }: { item: Series; posts: readonly PostSummary[] }) {
  const { t } = useLingui();
  const { language } = usePage();
  const { href } = useNavigation();
  const update = useWrite(arrangeSeries);
  const order = useReorder(posts, (ids) => update.run({ id: item.id, change: inOrder(ids) }));
  // a toast under a dialog cannot be pressed, so undo is offered here
  const [taken, setTaken] = useState<{ title: string; id: string; at: number } | null>(null);
  const ids = order.items.map(({ id }) => id);
  const take = async (post: PostSummary) => {
    const result = await update.run({ id: item.id, change: () => ({ removed: [post.id] }) });
    if (result.ok) setTaken({ title: postText(post, language).title, id: post.id, at: ids.indexOf(post.id) });
  };
  const giveBack = async (id: string, at: number) => {
    const result = await update.run({ id: item.id, change: withPart(id, at) });
    if (result.ok) setTaken(null);
  };
  return (
    <>
      <OrderFailure failure={order.failure} />
      <div role="status">
        {taken ? (
          <p className={part}>
            {t`Убрано из серии: «${taken.title}»`}
            <Button tone="quiet" onClick={() => void giveBack(taken.id, taken.at)}>
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
