import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button/Button.tsx';
import { Glyph } from '../../../components/Glyph/Glyph.tsx';
import { shortcutText } from '../../shared/keys.ts';
import { PostMenu } from './PostMenu.tsx';
import { publishedText, same } from '@janus-site/core/editor';
import type { EditorView } from './useEditorView.ts';
import type { PostForm } from './usePostForm.ts';

export interface EditorActionsProps {
  form: PostForm;
  view: EditorView;
  title: string;
  onSave(): void;
  onPublish(): void;
}

/** Save, publish and the other actions on the post; on a phone one button and the menu. */
export function EditorActions({ form, view, title, onSave, onPublish }: EditorActionsProps) {
  const { active, isWide } = view;
  const published = publishedText(form.post, active);
  const canPublish = form.post !== null && !(published && same(published, form.values[active]));
  return (
    <>
      {canPublish && !isWide ? null : <SaveButton form={form} isWide={isWide} isMain={!canPublish} />}
      {canPublish ? (
        <PublishButton isWide={isWide} isChange={published !== null} onPress={onPublish} />
      ) : null}
      {form.post ? (
        <PostMenu
          post={form.post}
          title={title}
          onSave={isWide ? undefined : onSave}
          onAlone={view.toggleAlone}
          onPreviewLink={() => view.open({ kind: 'link' })}
          onRemove={form.remove}
        />
      ) : null}
    </>
  );
}

interface SaveButtonProps {
  form: PostForm;
  isWide: boolean;
  isMain: boolean;
}

function SaveButton({ form, isWide, isMain }: SaveButtonProps) {
  const { t } = useLingui();
  const words = form.post ? t`Сохранить` : t`Создать черновик`;
  const isPending = form.saver.saving.state === 'saving';
  const look = {
    type: 'submit',
    tone: isMain ? 'primary' : 'secondary',
    title: shortcutText('S'),
    isPending,
  } as const;
  return isWide ? (
    <Button {...look} pendingText={t`Сохраняю…`}>
      {words}
    </Button>
  ) : (
    <Button {...look} isSquare aria-label={words}>
      <Glyph name="check" />
    </Button>
  );
}

interface PublishButtonProps {
  isWide: boolean;
  /** Whether it publishes a change to a published text. */
  isChange: boolean;
  onPress(): void;
}

function PublishButton({ isWide, isChange, onPress }: PublishButtonProps) {
  const { t } = useLingui();
  const words = isChange ? t`Опубликовать правку` : t`Опубликовать…`;
  return isWide ? (
    <Button tone="primary" title={shortcutText('Enter')} onClick={onPress}>
      {words}
    </Button>
  ) : (
    <Button tone="primary" title={shortcutText('Enter')} isSquare aria-label={words} onClick={onPress}>
      <Glyph name="upload" />
    </Button>
  );
}
