import { media, posts } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Field } from '../../../components/Field/Field.tsx';
import { FileUpload } from '../../../components/FileUpload/FileUpload.tsx';
import { TagInput } from '../../../components/TagInput/TagInput.tsx';
import { useRead } from '../../../hooks/useRead.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { shared as sharedClass, sharedHead, sharedNote, whole } from '../../forms/FormBar.css.ts';
import { fieldId } from '../../forms/FormNotices.tsx';
import { maxFileSize, pictureTypes } from '../../forms/pictureLimits.ts';
import { useUpload } from '../../forms/useUpload.ts';
import type { PostForm } from './usePostForm.ts';

export interface PostSharedProps {
  form: PostForm;
}

/** What both languages of a post share: address, tags, cover. */
export function PostShared({ form }: PostSharedProps) {
  const { t } = useLingui();
  const known = useRead(posts.list({ limit: 1 }));
  const upload = useWrite(media.upload);
  const cover = useUpload(
    (file) => upload.run({ file }),
    (picture) => form.changeShared({ cover: picture.url }),
  );
  const { shared } = form.values;
  const former = form.post?.slug ?? '';
  const isPublic = form.post?.translations.some(({ status }) => status === 'published') ?? false;
  const willRedirect = isPublic && shared.slug !== '' && shared.slug !== former;
  return (
    <fieldset className={sharedClass}>
      <legend className={sharedHead}>
        {t`Общее`} <span className={sharedNote}>{t`для обоих языков`}</span>
      </legend>
      <Field
        id={fieldId('shared.slug')}
        label={t`Адрес`}
        help={
          willRedirect
            ? t`Прежний адрес /post/${former} будет вести на новый.`
            : t`Конец адреса: /post/…; пустой составим из заголовка. Прежние адреса продолжат работать.`
        }
        isOptional
        autoCapitalize="none"
        spellCheck={false}
        value={shared.slug}
        error={form.errors['shared.slug']}
        onChange={(event) => form.changeShared({ slug: event.currentTarget.value.trim() })}
      />
      <TagInput
        id={fieldId('shared.tags')}
        label={t`Метки`}
        help={t`Enter или запятая добавляет`}
        isOptional
        suggestions={known.state === 'ready' ? known.data.tags.map((tag) => tag.name) : []}
        value={shared.tags}
        error={form.errors['shared.tags']}
        onValueChange={(tags) => form.changeShared({ tags })}
      />
      <div className={whole}>
        <FileUpload
          label={t`Обложка`}
          help={t`Картинка до 10 МБ. Можно перетащить или вставить.`}
          accept={pictureTypes}
          maxSize={maxFileSize}
          picture={shared.cover}
          upload={cover.upload}
          onFile={(file) => void cover.send(file)}
          onRemove={() => form.changeShared({ cover: null })}
        />
      </div>
    </fieldset>
  );
}
