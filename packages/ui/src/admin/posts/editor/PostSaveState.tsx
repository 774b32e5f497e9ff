import { languages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { usePage } from '../../../hooks/page.ts';
import { SaveState } from '../../forms/SaveState.tsx';
import { clockTime } from '../../shared/times.ts';
import { useNow } from '../../shared/useNow.ts';
import { findTranslation } from '../../shared/titles.ts';
import type { PostForm } from './usePostForm.ts';

/** The save state; for a published text also that the change is not published. */
export function PostSaveState({ form }: { form: PostForm }) {
  const { t } = useLingui();
  const { language } = usePage();
  const now = useNow();
  const { saving } = form.saver;
  const times = languages.flatMap((one) => {
    const pending = findTranslation(form.post?.translations ?? [], one)?.pending;
    return pending ? [Date.parse(pending.updated_at)] : [];
  });
  const latest = Math.max(0, ...times);
  // The last save was of a pending change, or one existed before this page was opened.
  const isPending = times.length > 0 && (saving.state === 'idle' || saving.state === 'saved');
  const time = clockTime(saving.state === 'saved' ? saving.at : latest, language, now);
  return (
    <SaveState
      saving={saving}
      isDirty={form.isDirty}
      isKept={form.isKept}
      savedText={isPending ? t`Правка сохранена ${time}, не опубликована` : undefined}
    />
  );
}
