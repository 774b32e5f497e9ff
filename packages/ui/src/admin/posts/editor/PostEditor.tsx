import type { Face, Language, Post } from '@janus-site/core';
import { languages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { usePage } from '../../../hooks/page.ts';
import { Failure } from '../../shared/Failure.tsx';
import { ErrorSummary, RestoredNotice } from '../../forms/FormNotices.tsx';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { useEscape } from '../../shared/useEscape.ts';
import { isDialogOpen } from '../../shared/useKey.ts';
import { useShortcut } from '../../shared/useShortcut.ts';
import { AloneBar } from './AloneBar.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DetailsPanel } from './details/DetailsPanel.tsx';
import { EditorActions } from './EditorActions.tsx';
import { EditorBar } from './EditorBar.tsx';
import { EditorDialogs } from './EditorDialogs.tsx';
import { FrontNotice } from './front/FrontNotice.tsx';
import { useFrontMatter } from './front/useFrontMatter.ts';
import { useForeignPictures } from './pictures/useForeignPictures.ts';
import { MergeNotice } from './MergeNotice.tsx';
import { usePictures } from './pictures/usePictures.ts';
import { editor, one, two } from './PostEditor.css.ts';
import { PostPane } from './PostPane.tsx';
import { drawnCover } from '../../forms/drawnCover.ts';
import { PostPreview } from './PostPreview.tsx';
import { createEditorRegistry } from './source/editorRegistry.ts';
import { useBodyChange } from './source/useBodyChange.ts';
import { useDateField } from './useDateField.ts';
import { useEditorView } from './useEditorView.ts';
import { usePostForm } from './usePostForm.ts';
import { usePublishing } from './usePublishing.ts';
import { useTextFocus } from './useTextFocus.ts';
import { useUntitled } from './useUntitled.ts';
import { useWriters } from './useWriters.ts';

export interface PostEditorProps {
  /** Null for a new post. */
  post: Post | null;
  /** The face whose page a new one will be. Default: a post. */
  face?: Face | null;
  onCreated?(post: Post): void;
  /** Called before the post is deleted, and with false if that fails. */
  onRemoving(isRemoving: boolean): void;
}

/** The editor of a post in both languages: one with its preview, or both side by side. */
export function PostEditor({ post, face = null, onCreated, onRemoving }: PostEditorProps) {
  const { t } = useLingui();
  const page = usePage();
  const form = usePostForm(post, { face, onCreated, onRemoving });
  const registry = useRef(createEditorRegistry());
  const change = useBodyChange(form, registry);
  const pictures = usePictures(form, registry, change);
  const foreign = useForeignPictures(form, change);
  const front = useFrontMatter(form);
  const view = useEditorView(form.values, registry);
  const { publish, review } = usePublishing(form, view);
  // On a phone the on-screen keyboard would cover the text.
  useTextFocus(post !== null && view.isWide, registry, view.active);
  const { saver, values } = form;
  const { active } = view;
  const writers = useWriters(form.post?.id ?? null, values);
  const save = () => void form.save();
  useShortcut('s', save);
  useShortcut('.', view.toggleDetails);
  useDateField(view);
  useShortcut('f', view.toggleAlone, { hasShift: true });
  useEscape(view.isAlone && !view.dialog, view.toggleAlone);
  useShortcut('Enter', () => publish(active), { isFree: () => !view.dialog && !isDialogOpen() });
  const failure = saver.saving.state === 'failed' ? saver.saving.error : null;
  const isFailureShown =
    failure && failure.kind !== 'config' && !form.conflict && Object.keys(form.errors).length === 0;
  const untitled = useUntitled();
  const title = values[page.language].title || values.ru.title || values.en.title;
  const isUnkept = form.isDirty && !form.isKept;
  const isUploading = pictures.list.some(
    (picture) => picture.state === 'sending' || (picture.state === 'waiting' && !picture.isHeld),
  );
  const pane = (language: Language) => (
    <PostPane
      key={language}
      language={language}
      form={form}
      registry={registry}
      pictures={pictures}
      foreign={foreign}
      front={front}
      isFirst={post === null && language === active}
      hasPreview={view.isWide && view.isPreview && !view.isDetails && !view.isAlone}
      onActive={() => view.activate(language)}
      onPublish={() => publish(language)}
      onReview={() => review(language)}
      onHistory={() => view.open({ kind: 'history', language })}
    />
  );
  const preview = (language: Language) => (
    <PostPreview
      key={`preview ${language}`}
      language={language}
      text={values[language]}
      cover={values.shared.cover ?? drawnCover(form.post)}
      registry={registry}
      foreign={foreign}
    />
  );
  const texts = view.view === 'both' ? languages.map(pane) : pane(active);
  const isBeside = view.isWide && !view.isAlone && (view.isDetails || view.isPreview);
  return (
    <form
      noValidate
      className={editor}
      data-alone={view.isAlone || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <EditorBar heading={title || untitled(form)} form={form} view={view} writers={writers}>
        <EditorActions
          form={form}
          view={view}
          title={title}
          onSave={save}
          onPublish={() => publish(active)}
        />
      </EditorBar>
      <RestoredNotice form={form} />
      <MergeNotice form={form} />
      <FrontNotice front={front} />
      <ErrorSummary errors={form.errors} attempt={form.attempt} onGo={view.goToField} />
      {isFailureShown ? (
        <Failure
          what={t`Не сохранено.`}
          error={failure}
          safeNote={form.isKept ? t`Введённое сохранено на этом устройстве.` : undefined}
          onRetry={form.retry}
        />
      ) : null}
      <div className={view.view === 'both' || isBeside ? two : one}>
        {view.isPreview && !view.isWide && !view.isAlone ? preview(active) : texts}
        {isBeside && view.isPreview && !view.isDetails ? preview(active) : null}
        {view.isAlone ? null : <DetailsPanel form={form} view={view} />}
      </div>
      {view.isAlone ? <AloneBar onLeave={view.toggleAlone} /> : null}
      <EditorDialogs form={form} view={view} />
      {form.conflict ? (
        <ConflictDialog
          mine={values}
          theirs={form.conflict.theirs}
          author={form.conflict.author}
          onSettle={(next) => form.settleConflict(next)}
          onLater={() => form.settleConflict(null)}
        />
      ) : null}
      {isUnkept || !isUploading ? (
        <LeaveGuard isActive={isUnkept} onSave={() => form.save()} />
      ) : (
        <LeaveGuard
          isActive
          loss={{
            heading: t`Картинка ещё загружается. Уйти?`,
            lead: t`Если уйти сейчас, она догрузится, когда вы откроете этот пост на этом устройстве. Текст сохранён.`,
          }}
        />
      )}
    </form>
  );
}
