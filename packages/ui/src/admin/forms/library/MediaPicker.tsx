import type { MediaItem } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { useShortcut } from '../../shared/useShortcut.ts';
import { useDebounce } from '../../shared/useDebounce.ts';
import { bar, picker } from './library.css.ts';
import { LibraryGrid } from './LibraryGrid.tsx';
import { isVideo } from './MediaThumb.tsx';
import { useLibraryPages } from './useLibraryPages.ts';

export interface MediaPickerProps {
  /** Whether videos are offered too. */
  hasVideos?: boolean;
  /** Whether several files can be chosen before inserting; by default a press picks one. */
  isMany?: boolean;
  /** Called with the chosen files, in the order of choosing. */
  onPick(items: readonly MediaItem[]): void;
  onClose(): void;
}

/** A dialog for choosing files from the library. */
export function MediaPicker({ hasVideos = false, isMany = false, onPick, onClose }: MediaPickerProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly MediaItem[]>([]);
  const [q, setQ] = useState('');
  useDebounce(typed.trim(), setQ);
  const pages = useLibraryPages({ q });
  const take = (items: readonly MediaItem[]) => {
    onPick(items);
    onClose();
  };
  const choose = (item: MediaItem) => {
    if (!isMany) return take([item]);
    const others = chosen.filter(({ id }) => id !== item.id);
    setChosen(others.length < chosen.length ? others : [...chosen, item]);
  };
  const count = chosen.length;
  useShortcut('Enter', () => take(chosen), { isFree: () => count > 0 });
  return (
    <Dialog
      isOpen
      heading={t`Файлы сайта`}
      lead={isMany ? t`Выберите один или несколько: они встанут в текст в порядке выбора.` : undefined}
      size="wide"
      onOpenChange={onClose}
    >
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
          pages={pages}
          isShown={(item) => hasVideos || !isVideo(item)}
          labelOf={(title) => t`Выбрать: ${title}`}
          chosen={isMany ? chosen : undefined}
          onChoose={choose}
          empty={<EmptyState title={q ? t`Таких файлов нет` : t`Файлов пока нет`} />}
        />
        {count > 0 ? (
          <div className={bar}>
            <Button onClick={() => setChosen([])}>{t`Снять выбор`}</Button>
            <Button tone="primary" aria-keyshortcuts="Control+Enter Meta+Enter" onClick={() => take(chosen)}>
              {t`Вставить (${count})`}
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
