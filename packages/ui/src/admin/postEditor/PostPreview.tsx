import type { Language } from '@janus-site/core';
import { Plural, useLingui } from '@lingui/react/macro';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Failure } from '../Failure.tsx';
import { previewFrame, previewHead, previewTitle } from './PostEditor.css.ts';
import type { PostText } from './postValues.ts';
import { usePreview } from './usePreview.ts';

export interface PostPreviewProps {
  language: Language;
  text: PostText;
}

/** The page as the visitor will see it, while it is being written. */
export function PostPreview({ language, text }: PostPreviewProps) {
  const { t } = useLingui();
  const { preview, error, retry } = usePreview(text.body, language);
  return (
    <section aria-label={t`Просмотр`} className={previewFrame}>
      <p className={previewHead}>
        {t`Просмотр`}
        {preview ? (
          <>
            {' · '}
            <Plural
              value={preview.reading_minutes}
              one="# минута чтения"
              few="# минуты чтения"
              many="# минут чтения"
              other="# минуты чтения"
            />
          </>
        ) : null}
      </p>
      {error ? <Failure what={t`Просмотр не обновлён.`} error={error} onRetry={retry} /> : null}
      <p className={previewTitle} lang={language}>
        {text.title || t`Без заголовка`}
      </p>
      {preview ? <Prose html={preview.html} lang={language} /> : error ? null : <Skeleton />}
    </section>
  );
}
