import { useLingui } from '@lingui/react/macro';
import { ErrorSummary, RestoredNotice } from '../../forms/FormNotices.tsx';
import { Failure } from '../../shared/Failure.tsx';
import { FrontNotice } from './front/FrontNotice.tsx';
import type { FrontMatters } from './front/useFrontMatter.ts';
import { MergeNotice } from './MergeNotice.tsx';
import type { EditorView } from './useEditorView.ts';
import type { PostForm } from './usePostForm.ts';

export interface EditorNoticesProps {
  form: PostForm;
  view: EditorView;
  front: FrontMatters;
}

/** The notices above the text: drafts, merged changes, front matter, and why the last save failed. */
export function EditorNotices({ form, view, front }: EditorNoticesProps) {
  return (
    <>
      <RestoredNotice form={form} />
      <MergeNotice form={form} />
      <FrontNotice front={front} />
      <ErrorSummary errors={form.errors} attempt={form.attempt} onGo={view.goToField} />
      <SaveFailure form={form} />
    </>
  );
}

/** A failed save, unless the errors of the fields or the conflict's dialog already say why. */
function SaveFailure({ form }: { form: PostForm }) {
  const { t } = useLingui();
  const { saving } = form.saver;
  if (saving.state !== 'failed' || saving.error.kind === 'config') return null;
  if (form.conflict || Object.keys(form.errors).length > 0) return null;
  return (
    <Failure
      what={t`Не сохранено.`}
      error={saving.error}
      safeNote={form.isKept ? t`Введённое сохранено на этом устройстве.` : undefined}
      onRetry={form.retry}
    />
  );
}
