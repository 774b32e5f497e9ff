import type { Language } from '@janus-site/core';
import { languages } from '@janus-site/core';
import { hasWords } from '@janus-site/core/editor';
import type { RefObject } from 'react';
import { drawnCover } from '../../forms/drawnCover.ts';
import type { ForeignPictures } from '../../markdown/pictures/useForeignPictures.ts';
import type { Pictures } from '../../markdown/pictures/usePictures.ts';
import type { EditorRegistry } from '../../markdown/source/editorRegistry.ts';
import { DetailsPanel } from './details/DetailsPanel.tsx';
import type { FrontMatters } from './front/useFrontMatter.ts';
import { one, two } from './PostEditor.css.ts';
import { PostPane } from './PostPane.tsx';
import { PostPreview } from './PostPreview.tsx';
import type { EditorView } from './useEditorView.ts';
import type { PostForm } from './usePostForm.ts';
import type { Publishing } from './usePublishing.ts';

export interface EditorBodyProps {
  form: PostForm;
  view: EditorView;
  registry: RefObject<EditorRegistry>;
  pictures: Pictures;
  foreign: ForeignPictures;
  front: FrontMatters;
  publishing: Publishing;
  /** Whether the post has not been created; its title then receives the focus, as that of a text without words does. */
  isNew: boolean;
}

/** What the shown view consists of: one text or two, with the preview or the details beside it. */
export function EditorBody({ form, view, publishing, isNew, ...tools }: EditorBodyProps) {
  const { active } = view;
  const { registry, foreign } = tools;
  const isBoth = view.view === 'both';
  const place = previewPlace(view);
  const pane = (language: Language) => (
    <PostPane
      key={language}
      language={language}
      form={form}
      {...tools}
      isFirst={language === active && (isNew || !hasWords(form.values[language]))}
      hasPreview={place === 'beside'}
      onActive={() => view.activate(language)}
      onPublish={() => publishing.publish(language)}
      onReview={() => publishing.review(language)}
      onHistory={() => view.open({ kind: 'history', language })}
    />
  );
  const preview = (
    <PostPreview
      key={`preview ${active}`}
      language={active}
      text={form.values[active]}
      cover={form.values.shared.cover ?? drawnCover(form.post)}
      registry={registry}
      foreign={foreign}
    />
  );
  const texts = isBoth ? languages.map(pane) : pane(active);
  const hasDetailsBeside = view.isWide && view.isDetails && !view.isAlone;
  return (
    <div className={isBoth || place === 'beside' || hasDetailsBeside ? two : one}>
      {place === 'instead' ? preview : texts}
      {place === 'beside' ? preview : null}
      {view.isAlone ? null : <DetailsPanel form={form} view={view} />}
    </div>
  );
}

/** Returns where the preview is: beside the text, instead of it where there is no room for both, or nowhere. */
function previewPlace({ isPreview, isAlone, isDetails, isWide }: EditorView): 'beside' | 'instead' | null {
  if (!isPreview || isAlone) return null;
  if (!isWide) return 'instead';
  return isDetails ? null : 'beside';
}
