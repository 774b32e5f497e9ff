import type { MediaItem } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { useDelayed } from './useDelayed.ts';
import { picker } from './library.css.ts';
import { LibraryGrid } from './LibraryGrid.tsx';
import { isFilm } from './MediaThumb.tsx';

export interface MediaPickerProps {
  /** Films are offered as well. */
  hasFilms?: boolean;
  onPick(item: MediaItem): void;
  onClose(): void;
}

/** Chooses one of the files that are there already. */
export function MediaPicker({ hasFilms = false, onPick, onClose }: MediaPickerProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const q = useDelayed(typed.trim());
  const choose = (item: MediaItem) => {
    onPick(item);
    onClose();
  };
  return (
    <Dialog isOpen heading={t`Файлы сайта`} size="wide" onOpenChange={onClose}>
      <div className={picker}>
        <Field
          type="search"
          label={t`Поиск по описанию и имени файла`}
          maxLength={200}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <LibraryGrid
          key={q}
          q={q}
          isShown={(item) => hasFilms || !isFilm(item)}
          labelOf={(title) => t`Выбрать: ${title}`}
          onChoose={choose}
          empty={<EmptyState title={q ? t`Таких файлов нет` : t`Файлов пока нет`} />}
        />
      </div>
    </Dialog>
  );
}
