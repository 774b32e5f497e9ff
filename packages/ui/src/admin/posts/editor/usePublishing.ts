import type { Language } from '@janus-site/core';
import { publishedText, same } from '@janus-site/core/editor';
import { useLingui } from '@lingui/react/macro';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { languageState } from '../../shared/languageState.ts';
import { findTranslation } from '../../shared/titles.ts';
import { bringsFindings } from './publishChecks.ts';
import type { EditorView } from './useEditorView.ts';
import type { PostForm } from './usePostForm.ts';

export interface Publishing {
  /** Publishes a change to a live text immediately, unless it adds findings; otherwise opens the check. */
  publish(language: Language): void;
  /** Opens the check, with the publication time and the small-edit option. */
  review(language: Language): void;
}

/** Publishing of a text: a change takes one press, since the history keeps the former text. */
export function usePublishing(form: PostForm, view: EditorView): Publishing {
  const { t } = useLingui();
  const showToast = useToast();
  const review = (language: Language) => view.open({ kind: 'publish', language });
  const publishChange = async (language: Language) => {
    if (!(await form.save({ [language]: { status: 'published' } }))) return;
    showToast({
      message: t`Правка опубликована`,
      action: { label: t`История`, onAction: () => view.open({ kind: 'history', language }) },
    });
  };
  return {
    review,
    publish(language) {
      const translation = findTranslation(form.post?.translations ?? [], language);
      const isLive = languageState(translation, Date.now()) === 'published';
      const former = publishedText(form.post, language);
      const text = form.read()[language];
      const isChange = isLive && former !== null && !same(former, text);
      if (isChange && !bringsFindings(former, text, language)) void publishChange(language);
      else review(language);
    },
  };
}
