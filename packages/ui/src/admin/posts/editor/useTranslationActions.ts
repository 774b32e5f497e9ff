import type { Language } from '@janus-site/core';
import { hasWords, publishedText } from '@janus-site/core/editor';
import { useLingui } from '@lingui/react/macro';
import { useToast } from '../../../components/Toast/Toast.tsx';
import type { LanguageState } from '../../shared/LanguageChips.tsx';
import { findTranslation } from '../../shared/titles.ts';
import type { PostForm } from './usePostForm.ts';

export interface TranslationActions {
  unpublish(): Promise<void>;
  remove(): Promise<void>;
}

/** Returns what withdraws one language of a post, each with undo. */
export function useTranslationActions(
  form: PostForm,
  language: Language,
  state: LanguageState,
): TranslationActions {
  const { t } = useLingui();
  const showToast = useToast();
  const { post } = form;
  const { status, published_at } = findTranslation(post?.translations ?? [], language) ?? {};
  const formerState = { status, published_at: published_at ?? undefined };
  const offerUndo = (message: string, undo: () => void) =>
    showToast({ message, tone: 'undo', action: { label: t`Вернуть`, onAction: undo } });
  return {
    // An undo publishes what visitors could read, and nothing that was written since.
    async unpublish() {
      const published = publishedText(post, language);
      if (!published || !(await form.save({ [language]: { status: 'draft' } }))) return;
      offerUndo(
        state === 'scheduled' ? t`Снято с расписания` : t`Снято с публикации`,
        () => void form.save({ [language]: { ...formerState, text: published, is_small_edit: true } }),
      );
    },
    async remove() {
      const published = publishedText(post, language);
      const former = form.read()[language];
      if (!(await form.save({ [language]: { removed: true } }))) return;
      offerUndo(language === 'ru' ? t`Русский текст удалён` : t`Английский текст удалён`, () => {
        if (!hasWords(form.read()[language])) form.changeText(language, former);
        void form.save({ [language]: { ...formerState, text: published ?? former } });
      });
    },
  };
}
