import type { MediaItem } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useRead } from '../../../hooks/useRead.ts';
import { usePage } from '../../../hooks/page.ts';
import { altIn } from './altIn.ts';
import { facts, grid, more, name as nameClass, tile } from './library.css.ts';
import { libraryPage } from './libraryPage.ts';
import { MediaThumb } from './MediaThumb.tsx';
import type { LibraryPages } from './useLibraryPages.ts';

export interface LibraryGridProps {
  pages: LibraryPages;
  /** Which files are shown; all by default. */
  isShown?(item: MediaItem): boolean;
  /** Returns the label of a file's button: «Вставить: кот». */
  labelOf(title: string): string;
  onChoose(item: MediaItem): void;
  /** The files chosen so far, in order, if several can be; by default a press chooses one. */
  chosen?: readonly MediaItem[] | undefined;
  /** Shown when there are no files. */
  empty: ReactNode;
}

/**
 * Files of the library, sixty at a time, each a button; the previous ones stay until the search results have loaded.
 */
export function LibraryGrid(props: LibraryGridProps) {
  const { cursors } = props.pages;
  return cursors.map((cursor, at) => (
    <LibraryPage key={cursor} {...props} cursor={cursor} isLast={at === cursors.length - 1} />
  ));
}

interface LibraryPageProps extends LibraryGridProps {
  cursor: string;
  isLast: boolean;
}

function LibraryPage({ pages, cursor, isLast, ...props }: LibraryPageProps) {
  const { t } = useLingui();
  const { isShown = () => true } = props;
  const read = useRead(libraryPage(pages, cursor), { keepPrevious: true });
  if (read.state === 'pending') return <Skeleton />;
  if (read.state === 'failed')
    return <ErrorState title={t`Не удалось загрузить файлы`} error={read.error} onRetry={read.retry} />;
  const { items, next_cursor: next } = read.data;
  const shown = items.filter((item) => isShown(item));
  if (shown.length === 0 && next === null && cursor === '' && !read.error) {
    return read.isStale ? <Skeleton /> : props.empty;
  }
  return (
    <>
      {read.error && !read.isStale ? (
        <ErrorState title={t`Не удалось загрузить файлы`} error={read.error} onRetry={read.reload} />
      ) : null}
      <ul role="list" className={grid} aria-label={t`Файлы`}>
        {shown.map((item) => (
          <li key={item.id}>
            <Tile {...props} item={item} />
          </li>
        ))}
      </ul>
      {isLast && next !== null ? (
        <div className={more}>
          <Button isPending={read.isStale} onClick={() => pages.add(next)}>{t`Показать ещё`}</Button>
        </div>
      ) : null}
    </>
  );
}

interface TileProps extends Pick<LibraryGridProps, 'labelOf' | 'onChoose' | 'chosen'> {
  item: MediaItem;
}

function Tile({ item, labelOf, onChoose, chosen }: TileProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const title = altIn(item, language) || item.name || t`Без названия`;
  const place = chosen && chosen.findIndex(({ id }) => id === item.id) + 1;
  return (
    <>
      <button
        type="button"
        className={tile}
        aria-label={labelOf(title)}
        aria-pressed={chosen && place !== 0}
        data-place={place || undefined}
        onClick={() => onChoose(item)}
      >
        <MediaThumb item={item} />
        <span className={nameClass}>{title}</span>
      </button>
      <span className={facts}>
        {item.width} × {item.height}
      </span>
    </>
  );
}
