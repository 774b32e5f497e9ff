import type { MediaItem } from '@janus-site/core';
import { errorText, languages, media } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field } from '../../components/Field/Field.tsx';
import { formatSize } from '../../components/FileUpload/formatSize.ts';
import { useToast } from '../../components/Toast/Toast.tsx';
import { usePage } from '../../hooks/page.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { altIn } from '../forms/library/altIn.ts';
import { isVideo } from '../forms/library/MediaThumb.tsx';
import { When } from '../shared/When.tsx';
import { body, facts, shown, side } from './MediaDialog.css.ts';
import { MediaUses } from './MediaUses.tsx';
import { ReplaceFile } from './ReplaceFile.tsx';

export interface MediaDialogProps {
  item: MediaItem;
  /** Called with the file that replaced it. */
  onReplaced(item: MediaItem): void;
  onRemove(): void;
  onClose(): void;
}

/** One file: its description, its uses, and its replacement. */
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
    <FormDialog
      heading={item.name || t`Файл`}
      size="wide"
      submitText={t`Сохранить описания`}
      problem={update.error ? errorText(update.error, language) : ''}
      isPending={update.isPending}
      onSubmit={() => void save()}
      onClose={onClose}
      formClassName={body}
    >
      {isVideo(item) ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- uploads have no caption files
        <video className={shown} src={item.url} controls preload="metadata" aria-label={words} />
      ) : (
        <img className={shown} src={item.url} alt={words} width={item.width} height={item.height} />
      )}
      <div className={side}>
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
        <MediaUses item={item} />
        <ReplaceFile item={item} onReplaced={onReplaced} onRemove={onRemove} />
      </div>
    </FormDialog>
  );
}
