import type { MediaItem } from '@janus-site/core';
import { errorText, languages, media } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { formatSize } from '../../components/FileUpload/formatSize.ts';
import { useToast } from '../../components/Toast/Toast.tsx';
import { usePage } from '../../hooks/page.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { altIn } from '../forms/library/altIn.ts';
import { isFilm } from '../forms/library/MediaThumb.tsx';
import { When } from '../shared/When.tsx';
import { body, buttons, facts, problem, shown, side } from './MediaDialog.css.ts';
import { MediaUses } from './MediaUses.tsx';
import { ReplaceFile } from './ReplaceFile.tsx';

export interface MediaDialogProps {
  item: MediaItem;
  /** Another file stands in its place. */
  onReplaced(item: MediaItem): void;
  onRemove(): void;
  onClose(): void;
}

/** One file: what it shows, where it is used, and another in its place. */
export function MediaDialog({ item, onReplaced, onRemove, onClose }: MediaDialogProps) {
  const { t, i18n } = useLingui();
  const { language } = usePage();
  const showToast = useToast();
  const update = useWrite(media.update);
  const [alts, setAlts] = useState(item.alts);
  const labels = { ru: t`Что на картинке, по-русски`, en: t`Что на картинке, по-английски` };
  const words = altIn(item, language);
  const save = async () => {
    const body = { alts: { ru: alts.ru.trim(), en: alts.en.trim() } };
    const result = await update.run({ id: item.id, body });
    if (!result.ok) return;
    showToast({ message: t`Описания сохранены`, tone: 'success' });
    onClose();
  };
  const size = formatSize(item.size, i18n.locale);
  return (
    <Dialog isOpen heading={item.name || t`Файл`} size="wide" onOpenChange={onClose}>
      <div className={body}>
        {isFilm(item) ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- an upload has no captions that anybody could name
          <video className={shown} src={item.url} controls preload="metadata" aria-label={words} />
        ) : (
          <img className={shown} src={item.url} alt={words} width={item.width} height={item.height} />
        )}
        <form
          className={side}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <p className={facts}>
            {item.width} × {item.height}, {size}, <When time={item.created_at} />
          </p>
          {languages.map((each) => (
            <Field
              key={each}
              lang={each}
              label={labels[each]}
              isOptional
              maxLength={500}
              value={alts[each]}
              onChange={(event) => setAlts({ ...alts, [each]: event.currentTarget.value })}
            />
          ))}
          <p className={facts}>
            {t`Вставленный файл получит слова на языке текста, а без них — другие. В текстах, где он уже есть, слова останутся прежними.`}
          </p>
          {update.error ? (
            <p role="alert" className={problem}>
              {errorText(update.error, language)}
            </p>
          ) : null}
          <div className={buttons}>
            <Button type="submit" tone="primary" isPending={update.isPending}>
              {t`Сохранить описания`}
            </Button>
          </div>
          <MediaUses item={item} />
          <ReplaceFile item={item} onReplaced={onReplaced} onRemove={onRemove} />
        </form>
      </div>
    </Dialog>
  );
}
