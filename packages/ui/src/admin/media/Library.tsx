import type { MediaItem } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LibraryGrid } from '../forms/library/LibraryGrid.tsx';
import { useLibraryPages } from '../forms/library/useLibraryPages.ts';
import { BulkActionsNotice } from '../lists/BulkActionsNotice.tsx';
import { DeletedLink } from '../lists/DeletedLink.tsx';
import { NothingFound } from '../lists/NothingFound.tsx';
import type { ListAddress } from '../lists/useListAddress.ts';
import { Page } from '../shared/Page.tsx';
import { LibraryTools } from './LibraryTools.tsx';
import { MediaDialog } from './MediaDialog.tsx';
import { UploadFiles } from './UploadFiles.tsx';
import { useLibraryActions } from './useLibraryActions.ts';

const states = ['all', 'unused'] as const;

/** All uploaded files: search, descriptions, replacement, deletion. */
export function Library({ address }: { address: ListAddress }) {
  const { t } = useLingui();
  const { q } = address;
  const isUnusedOnly = address.choice('state', states) === 'unused';
  const pages = useLibraryPages({ q, isUnusedOnly });
  const actions = useLibraryActions();
  const isShown = ({ id }: MediaItem) => !actions.hidden.has(id);
  const [opened, setOpened] = useState<MediaItem | null>(null);
  const empty =
    q || isUnusedOnly ? (
      <NothingFound address={address} filters={['state']} />
    ) : (
      <EmptyState title={t`Файлов пока нет`}>
        {t`Здесь будут картинки и видео из постов, проектов и профиля. Загрузите первые или вставьте их прямо в текст.`}
      </EmptyState>
    );
  return (
    <Page
      heading={t`Файлы`}
      actions={
        <>
          <UploadFiles progress={actions.uploads.progress} onFiles={actions.upload} />
          <DeletedLink address={address} />
        </>
      }
    >
      <LibraryTools address={address} pages={pages} isShown={isShown} onRemove={actions.remove} />
      <BulkActionsNotice acts={actions.uploads} />
      <BulkActionsNotice acts={actions.acts} />
      <LibraryGrid
        pages={pages}
        isShown={isShown}
        labelOf={(title) => t`Открыть: ${title}`}
        onChoose={setOpened}
        empty={empty}
      />
      {opened ? (
        <MediaDialog
          item={opened}
          // The dialog may have been closed, or opened for another file, while the new one was sent.
          onReplaced={(made) => setOpened((now) => (now?.id === opened.id ? made : now))}
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
