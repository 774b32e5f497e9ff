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
  /** A change of what visitors read goes out at once, unless it brings something to look at, as a new text does. */
  publish(language: Language): void;
  /** The look over the text, with the time and what a small edit is. */
  review(language: Language): void;
}

/** How a text is published: one press is enough for a change, since the history gives back what was there before. */
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
