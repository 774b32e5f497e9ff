import type { Language } from '@janus-site/core';
import { typograph } from '@janus-site/core';
import { Plural, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { useRef } from 'react';
import { Prose } from '../../../components/Prose/Prose.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { TitleText } from '../../../components/TitleText/TitleText.tsx';
import { Failure } from '../../shared/Failure.tsx';
import { ForeignBar } from '../../markdown/pictures/ForeignBar.tsx';
import type { ForeignPictures } from '../../markdown/pictures/useForeignPictures.ts';
import { previewCover, previewFrame, previewHead, previewSummary, previewTitle } from './PostEditor.css.ts';
import type { PostText } from '@janus-site/core/editor';
import type { EditorRegistry } from '../../markdown/source/editorRegistry.ts';
import { usePreview } from './usePreview.ts';
import { useTiedScroll } from './useTiedScroll.ts';
import { asRead } from '../../../theme/asRead.css.ts';

export interface PostPreviewProps {
  language: Language;
  text: PostText;
  cover: string | null;
  registry: RefObject<EditorRegistry>;
  foreign: ForeignPictures;
}

/** The page as visitors will see it, updated while typing; scrolls along with the source. */
export function PostPreview({ language, text, cover, registry, foreign }: PostPreviewProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLElement>(null);
  const { preview, error, retry } = usePreview(text.body, language);
  useTiedScroll({ frame, registry, language, body: text.body, html: preview?.html });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <section ref={frame} aria-label={t`Просмотр`} tabIndex={0} className={previewFrame}>
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
      <ForeignBar language={language} foreign={foreign} />
      <p className={previewTitle} lang={language}>
        <TitleText>{text.title ? typograph(text.title, language) : t`Без заголовка`}</TitleText>
      </p>
      {text.summary ? (
        <p className={previewSummary} lang={language}>
          {typograph(text.summary, language)}
        </p>
      ) : null}
      {cover ? <img src={cover} alt="" className={previewCover} /> : null}
      <div data-prose className={asRead}>
        {preview ? <Prose html={preview.html} lang={language} /> : error ? null : <Skeleton />}
      </div>
    </section>
  );
}
