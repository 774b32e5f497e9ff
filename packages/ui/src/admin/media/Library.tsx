import type { MediaItem } from '@janus-site/core';
import { media } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { useRead } from '../../hooks/useRead.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { LibraryGrid } from '../forms/library/LibraryGrid.tsx';
import { pictureTypes } from '../forms/pictureLimits.ts';
import { BulkActionsNotice } from '../lists/BulkActionsNotice.tsx';
import { DeletedLink } from '../lists/DeletedLink.tsx';
import { FilterSelect } from '../lists/FilterSelect.tsx';
import { tools } from '../lists/ListTools.css.ts';
import { NothingFound } from '../lists/NothingFound.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import type { ListAddress } from '../lists/useListAddress.ts';
import { Page } from '../shared/Page.tsx';
import { MediaDialog } from './MediaDialog.tsx';
import { useLibraryActions } from './useLibraryActions.ts';

const states = ['all', 'unused'] as const;

/** Everything that was uploaded, to be found, described, replaced and thrown away. */
export function Library({ address }: { address: ListAddress }) {
  const { t } = useLingui();
  const { q } = address;
  const isUnusedOnly = address.choice('state', states) === 'unused';
  const actions = useLibraryActions();
  const [opened, setOpened] = useState<MediaItem | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const counted = useRead(
    media.list({ limit: 100, ...(q ? { q } : {}), ...(isUnusedOnly ? { state: 'unused' } : {}) }),
    { keepPrevious: true },
  );
  const total = counted.state === 'ready' ? counted.data.total : 0;
  const unused = isUnusedOnly && counted.state === 'ready' ? counted.data.items : [];
  const unusedCount = unused.length;
  const sending = actions.uploads.progress;
  const number = (sending?.done ?? 0) + 1;
  const all = sending?.total ?? 0;
  return (
    <Page
      heading={t`Файлы`}
      actions={
        <>
          <Button
            tone="primary"
            isPending={sending !== null}
            pendingText={t`Загружаю ${number} из ${all}…`}
            onClick={() => picker.current?.click()}
          >
            <Glyph name="upload" size={16} />
            {t`Загрузить`}
          </Button>
          <DeletedLink address={address} />
        </>
      }
    >
      <input
        ref={picker}
        type="file"
        multiple
        accept={pictureTypes}
        className={visuallyHidden}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          actions.upload([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
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
          <Button onClick={() => actions.remove(unused)}>
            <Glyph name="trash" size={16} />
            {t`Убрать показанные: ${unusedCount}`}
          </Button>
        ) : null}
      </div>
      <BulkActionsNotice acts={actions.uploads} />
      <BulkActionsNotice acts={actions.acts} />
      <p role="status">{counted.state === 'ready' ? t`Всего: ${total}` : ''}</p>
      <LibraryGrid
        key={`${q} ${isUnusedOnly}`}
        q={q}
        isUnusedOnly={isUnusedOnly}
        isShown={({ id }) => !actions.hidden.has(id)}
        labelOf={(title) => t`Открыть: ${title}`}
        onChoose={setOpened}
        empty={
          q || isUnusedOnly ? (
            <NothingFound address={address} filters={['state']} />
          ) : (
            <EmptyState title={t`Файлов пока нет`}>
              {t`Здесь будут картинки и видео из постов, проектов и профиля. Загрузите первые или вставьте их прямо в текст.`}
            </EmptyState>
          )
        }
      />
      {opened ? (
        <MediaDialog
          key={opened.id}
          item={opened}
          onReplaced={setOpened}
          onRemove={() => {
            setOpened(null);
            actions.remove([opened]);
          }}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </Page>
  );
}
