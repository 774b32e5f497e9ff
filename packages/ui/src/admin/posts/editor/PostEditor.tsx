import type { Face, Post } from '@janus-site/core';
import { useRef } from 'react';
import { usePage } from '../../../hooks/page.ts';
import { useForeignPictures } from '../../markdown/pictures/useForeignPictures.ts';
import { usePictures } from '../../markdown/pictures/usePictures.ts';
import { createEditorRegistry } from '../../markdown/source/editorRegistry.ts';
import { useBodyChange } from '../../markdown/source/useBodyChange.ts';
import { AloneBar } from './AloneBar.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { EditorActions } from './EditorActions.tsx';
import { EditorBar } from './EditorBar.tsx';
import { EditorBody } from './EditorBody.tsx';
import { EditorDialogs } from './EditorDialogs.tsx';
import { EditorLeaveGuard } from './EditorLeaveGuard.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { useFrontMatter } from './front/useFrontMatter.ts';
import { editor } from './PostEditor.css.ts';
import { useDateField } from './useDateField.ts';
import { useEditorShortcuts } from './useEditorShortcuts.ts';
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
  const page = usePage();
  const form = usePostForm(post, { face, onCreated, onRemoving });
  const { values } = form;
  const registry = useRef(createEditorRegistry());
  const change = useBodyChange(form, registry);
  const pictures = usePictures(form, registry, change);
  const foreign = useForeignPictures(form, change);
  const front = useFrontMatter(form);
  const view = useEditorView(values, registry);
  const publishing = usePublishing(form, view);
  const writers = useWriters(form.post?.id ?? null, values);
  const untitled = useUntitled();
  const title = values[page.language].title || values.ru.title || values.en.title || untitled(form);
  const save = () => void form.save();
  const publish = () => publishing.publish(view.active);
  // On a phone the on-screen keyboard would cover the text.
  useTextFocus(post !== null && view.isWide, registry, view.active);
  useDateField(view);
  useEditorShortcuts(view, { save, publish });
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
      <EditorBar heading={title} form={form} view={view} writers={writers}>
        <EditorActions form={form} view={view} title={title} onSave={save} onPublish={publish} />
      </EditorBar>
      <EditorNotices form={form} view={view} front={front} />
      <EditorBody
        form={form}
        view={view}
        registry={registry}
        pictures={pictures}
        foreign={foreign}
        front={front}
        publishing={publishing}
        isNew={post === null}
      />
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
      <EditorLeaveGuard form={form} pictures={pictures.list} />
    </form>
  );
}
