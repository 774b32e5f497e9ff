import type { MediaItem } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { useRead } from '../../hooks/useRead.ts';
import { libraryPage } from '../forms/library/libraryPage.ts';
import { FilterSelect } from '../lists/FilterSelect.tsx';
import { tools } from '../lists/ListTools.css.ts';
import { SearchField } from '../lists/SearchField.tsx';
import type { ListAddress } from '../lists/useListAddress.ts';

export interface LibraryToolsProps {
  address: ListAddress;
  isUnusedOnly: boolean;
  onRemove(items: readonly MediaItem[]): void;
}

/** Searches files, filters the unused ones, and deletes those together. */
export function LibraryTools({ address, isUnusedOnly, onRemove }: LibraryToolsProps) {
  const { t } = useLingui();
  const { q } = address;
  // The first page of the list below, loaded once for both.
  const read = useRead(libraryPage({ q, isUnusedOnly }), { keepPrevious: true });
  const total = read.state === 'ready' ? read.data.total : 0;
  const unused = isUnusedOnly && read.state === 'ready' ? read.data.items : [];
  const unusedCount = unused.length;
  return (
    <>
      <div className={tools}>
        <SearchField address={address} />
        <FilterSelect
          address={address}
          name="state"
          label={t`Показать`}
          value={isUnusedOnly ? 'unused' : 'all'}
          options={[
            { value: 'all', label: t`Все` },
            { value: 'unused', label: t`Нигде не показаны` },
          ]}
        />
        {unusedCount > 0 ? (
          <Button onClick={() => onRemove(unused)}>
            <Glyph name="trash" size={16} />
            {t`Убрать показанные: ${unusedCount}`}
          </Button>
        ) : null}
      </div>
      <p role="status">{read.state === 'ready' ? t`Всего: ${total}` : ''}</p>
    </>
  );
}
