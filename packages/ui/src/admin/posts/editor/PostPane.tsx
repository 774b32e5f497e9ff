import type { Language } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { fieldId } from '../../forms/FormNotices.tsx';
import { BodyField } from '../../markdown/BodyField.tsx';
import type { FrontMatters } from './front/useFrontMatter.ts';
import { OutdatedBar } from './OutdatedBar.tsx';
import { PendingBar } from './PendingBar.tsx';
import { ForeignBar } from '../../markdown/pictures/ForeignBar.tsx';
import type { ForeignPictures } from '../../markdown/pictures/useForeignPictures.ts';
import type { Pictures } from '../../markdown/pictures/usePictures.ts';
import { pane } from './PostEditor.css.ts';
import { PaneHead } from './PaneHead.tsx';
import type { EditorRegistry } from '../../markdown/source/editorRegistry.ts';
import { TitleField } from './TitleField.tsx';
import type { PostForm } from './usePostForm.ts';

export interface PostPaneProps {
  language: Language;
  form: PostForm;
  registry: RefObject<EditorRegistry>;
  pictures: Pictures;
  foreign: ForeignPictures;
  front: FrontMatters;
  /** Its title receives the focus. */
  isFirst: boolean;
  /** Whether the preview is shown next to it; notices about its pictures are then shown there. */
  hasPreview: boolean;
  onPublish(): void;
  /** Opens the check before publishing. */
  onReview(): void;
  onHistory(): void;
  /** Called when it receives the focus. */
  onActive(): void;
}

/** One language of a post: its state, its text, its publishing. */
export function PostPane(props: PostPaneProps) {
  const { language, form, registry, pictures, foreign, front, hasPreview, ...on } = props;
  const { t } = useLingui();
  const text = form.values[language];
  const field = () => registry.current.sources.get(language);
  const name = language === 'ru' ? t`Русский` : t`Английский`;

  return (
    <section aria-label={name} className={pane} onFocus={on.onActive}>
      <PaneHead
        language={language}
        name={name}
        form={form}
        field={field}
        onReview={on.onReview}
        onHistory={on.onHistory}
      />
      <OutdatedBar language={language} form={form} />
      <PendingBar language={language} form={form} onPublish={on.onPublish} />
      <TitleField
        id={fieldId(`${language}.title`)}
        language={language}
        value={text.title}
        error={form.errors[`${language}.title`]}
        isFirst={props.isFirst}
        onValueChange={(title) => form.changeText(language, { title })}
        onLeave={() => field()?.focus()}
      />
      <BodyField
        id={fieldId(`${language}.body`)}
        language={language}
        value={text.body}
        error={form.errors[`${language}.body`]}
        registry={registry}
        undoName={`${form.post?.id ?? 'new'}.${language}`}
        pictures={pictures}
        foreign={foreign}
        onFrontMatter={(found) => front.fill(language, found)}
      />
      {hasPreview ? null : <ForeignBar language={language} foreign={foreign} />}
    </section>
  );
}
