import type { MediaItem } from '@janus-site/core';
import { errorText, media } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { formatSize } from '../../components/FileUpload/FileUpload.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { usePage } from '../../hooks/page.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { isFilm } from '../forms/library/MediaThumb.tsx';
import { coverTypes } from '../forms/pictureLimits.ts';
import { useUpload } from '../forms/useUpload.ts';
import { When } from '../shared/When.tsx';
import { body, buttons, facts, problem, shown, side } from './MediaDialog.css.ts';
import { MediaUses } from './MediaUses.tsx';

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
  const replace = useWrite(media.replace);
  const picker = useRef<HTMLInputElement>(null);
  const [alt, setAlt] = useState(item.alt);
  const replacing = useUpload(
    (file, onProgress) => replace.run({ id: item.id, file, onProgress }),
    (made) => {
      showToast({ message: t`Файл заменён везде, где он показан`, tone: 'success' });
      onReplaced(made);
    },
  );
  const save = async () => {
    const result = await update.run({ id: item.id, body: { alt: alt.trim() } });
    if (!result.ok) return;
    showToast({ message: t`Описание сохранено`, tone: 'success' });
    onClose();
  };
  const size = formatSize(item.size, i18n.locale);
  const sides = `${item.width} × ${item.height}`;
  return (
    <Dialog isOpen heading={item.name || t`Файл`} size="wide" onOpenChange={onClose}>
      <div className={body}>
        {isFilm(item) ? (
          <video className={shown} src={item.url} controls preload="metadata" aria-label={item.alt} />
        ) : (
          <img className={shown} src={item.url} alt={item.alt} width={item.width} height={item.height} />
        )}
        <form
          className={side}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <p className={facts}>
            {sides}, {size}, <When time={item.created_at} />
          </p>
          <Field
            label={t`Что на картинке`}
            help={t`Подставится, когда вы вставите файл в следующий раз. В текстах, где он уже есть, слова останутся прежними.`}
            isOptional
            maxLength={500}
            value={alt}
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
          {update.error ? (
            <p role="alert" className={problem}>
              {errorText(update.error, language)}
            </p>
          ) : null}
          <div className={buttons}>
            <Button
              type="submit"
              tone="primary"
              isPending={update.isPending}
              aria-disabled={alt.trim() === item.alt || undefined}
            >
              {t`Сохранить описание`}
            </Button>
          </div>
          <MediaUses item={item} />
          {replacing.upload.state === 'failed' ? (
            <p role="alert" className={problem}>
              {replacing.upload.message}
            </p>
          ) : null}
          <div className={buttons}>
            <Button
              isPending={replacing.upload.state === 'sending'}
              pendingText={t`Заменяю…`}
              onClick={() => picker.current?.click()}
            >
              {t`Заменить везде`}
            </Button>
            {item.use_count === 0 ? (
              <Button tone="quiet" onClick={onRemove}>
                {t`Убрать в корзину`}
              </Button>
            ) : null}
          </div>
          <input
            ref={picker}
            type="file"
            accept={isFilm(item) ? 'video/mp4,video/webm' : `${coverTypes},image/svg+xml`}
            className={visuallyHidden}
            tabIndex={-1}
            aria-hidden="true"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void replacing.send(file);
              event.currentTarget.value = '';
            }}
          />
        </form>
      </div>
    </Dialog>
  );
}
