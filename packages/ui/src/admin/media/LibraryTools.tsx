import type { MediaItem } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { useRead } from '../../hooks/useRead.ts';
import { libraryPage } from '../forms/library/libraryPage.ts';
import type { LibraryPages } from '../forms/library/useLibraryPages.ts';
import { FilterSelect } from '../lists/FilterSelect.tsx';
import { tools } from '../lists/ListTools.css.ts';
import { SearchField } from '../lists/SearchField.tsx';
import type { ListAddress } from '../lists/useListAddress.ts';

export interface LibraryToolsProps {
  address: ListAddress;
  pages: LibraryPages;
  /** Which files of these pages are shown. */
  isShown(item: MediaItem): boolean;
  onRemove(items: readonly MediaItem[]): void;
}

/** Searches files, filters the unused ones, and deletes those together. */
export function LibraryTools({ address, pages, isShown, onRemove }: LibraryToolsProps) {
  const { t } = useLingui();
  // The first page of the list below, loaded once for both.
  const read = useRead(libraryPage(pages), { keepPrevious: true });
  const total = read.state === 'ready' ? read.data.total : 0;
  return (
    <>
      <div className={tools}>
        <SearchField address={address} />
        <FilterSelect
          address={address}
          name="state"
          label={t`Показать`}
          value={pages.isUnusedOnly ? 'unused' : 'all'}
          options={{ all: t`Все`, unused: t`Нигде не показаны` }}
        />
        {pages.isUnusedOnly ? <RemoveShown pages={pages} isShown={isShown} onRemove={onRemove} /> : null}
      </div>
      <p role="status">{read.state === 'ready' ? t`Всего: ${total}` : ''}</p>
    </>
  );
}

interface RemoveShownProps extends Pick<LibraryToolsProps, 'pages' | 'isShown' | 'onRemove'> {
  /** The number of this page, from 0. */
  at?: number;
  /** The files of the pages before it. */
  earlier?: readonly MediaItem[];
}

/** Deletes the shown files. It waits for every page: the files of a former filter may be in use. */
function RemoveShown({ pages, isShown, onRemove, at = 0, earlier }: RemoveShownProps) {
  const { t } = useLingui();
  const read = useRead(libraryPage(pages, pages.cursors[at]), { keepPrevious: true });
  if (read.state !== 'ready' || read.isStale || read.error) return null;
  const shown = [...(earlier ?? []), ...read.data.items.filter(isShown)];
  if (at + 1 < pages.cursors.length) {
    return <RemoveShown pages={pages} isShown={isShown} onRemove={onRemove} at={at + 1} earlier={shown} />;
  }
  const unusedCount = shown.length;
  if (unusedCount === 0) return null;
  return (
    <Button onClick={() => onRemove(shown)}>
      <Glyph name="trash" size={16} />
      {t`Удалить показанные: ${unusedCount}`}
    </Button>
  );
}
