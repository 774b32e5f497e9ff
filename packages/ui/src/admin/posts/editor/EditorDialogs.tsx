import type { Language } from '@janus-site/core';
import { otherLanguage } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { useTextReturn } from '../../forms/useTextReturn.ts';
import { onDemand } from '../../shared/onDemand.tsx';
import { findTranslation } from '../../shared/titles.ts';
import { useNow } from '../../shared/useNow.ts';
import { hasWords, same } from '@janus-site/core/editor';
import type { PostText, StatusChange } from '@janus-site/core/editor';
import { languageState } from '../../shared/languageState.ts';
import { PreviewLinkDialog } from './PreviewLinkDialog.tsx';
import type { OtherText } from './publishChecks.ts';
import { PublishDialog } from './PublishDialog.tsx';
import type { EditorView } from './useEditorView.ts';
import type { PostForm } from './usePostForm.ts';

const HistoryDialog = onDemand(async () => (await import('./history/HistoryDialog.tsx')).HistoryDialog);

export interface EditorDialogsProps {
  form: PostForm;
  view: EditorView;
}

/** The dialogs of the editor: the check before publishing, the history, the preview link. */
export function EditorDialogs({ form, view }: EditorDialogsProps) {
  const { t } = useLingui();
  const showToast = useToast();
  const returnText = useTextReturn();
  const now = useNow(form.post?.updated_at);
  const { dialog } = view;
  if (!dialog) return null;
  if (dialog.kind === 'link') {
    return form.post ? (
      <PreviewLinkDialog post={form.post} language={view.active} onClose={view.close} />
    ) : null;
  }
  const { language } = dialog;
  const text = form.values[language];
  const translation = findTranslation(form.post?.translations ?? [], language);

  if (dialog.kind === 'history') {
    const restore = (former: PostText) => {
      const present = form.read()[language];
      form.changeText(language, former);
      const left = form.read()[language];
      view.close();
      showToast({
        message: t`В редакторе прежний текст`,
        tone: 'undo',
        action: {
          label: t`Отменить`,
          onAction: () =>
            returnText(same(form.read()[language], left), () => form.changeText(language, present)),
        },
      });
    };
    return form.post ? (
      <HistoryDialog
        postId={form.post.id}
        language={language}
        present={text}
        onRestore={restore}
        onClose={view.close}
      />
    ) : null;
  }
  const state = languageState(translation, now);
  const publish = async (turn: StatusChange) => {
    await form.save({ [language]: turn });
    view.close();
  };
  return (
    <PublishDialog
      language={language}
      text={text}
      other={otherText(form, language)}
      isLive={state === 'published'}
      hasTranslation={
        form.post?.original_language === language &&
        findTranslation(form.post.translations, otherLanguage(language)) !== undefined
      }
      publishedAt={form.values.shared.dates[language].published_at}
      isPending={form.saver.saving.state === 'saving'}
      onPublish={(turn) => void publish(turn)}
      onGo={(place) => view.go(language, place)}
      onClose={view.close}
    />
  );
}

/** The state of the other language relative to this one. */
function otherText({ post, values }: PostForm, language: Language): OtherText {
  const other = otherLanguage(language);
  if (!hasWords(values[other])) return 'missing';
  return findTranslation(post?.translations ?? [], other)?.is_outdated ? 'outdated' : 'fine';
}
