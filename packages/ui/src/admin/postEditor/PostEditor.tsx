import type { Language, Post } from '@janus-site/core';
import { languages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { useHost } from '../../data/host.ts';
import { Failure } from '../Failure.tsx';
import { form as formClass } from '../FormBar.css.ts';
import { FormBar } from '../FormBar.tsx';
import { ErrorSummary, RestoredNotice } from '../FormNotices.tsx';
import { LeaveGuard } from '../LeaveGuard.tsx';
import { SaveState } from '../SaveState.tsx';
import { useMediaQuery } from '../useMediaQuery.ts';
import { useShortcut } from '../useShortcut.ts';
import { hasWords } from '../useTranslatedForm.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { grid, views } from './PostEditor.css.ts';
import { PostPane } from './PostPane.tsx';
import { PostPreview } from './PostPreview.tsx';
import { PostShared } from './PostShared.tsx';
import { usePostForm } from './usePostForm.ts';

export interface PostEditorProps {
  /** Null makes a new one. */
  post: Post | null;
  onCreated?(post: Post): void;
}

type View = 'both' | Language;

/** A post in both languages: one with its preview beside it, or both side by side. */
export function PostEditor({ post, onCreated }: PostEditorProps) {
  const { t } = useLingui();
  const host = useHost();
  const form = usePostForm(post, onCreated);
  const { saver, values } = form;
  const isWide = useMediaQuery('(min-width: 1100px)', true);
  const [view, setView] = useState<View>(() => languageWithWords(form.values, host.language));
  const save = () => void form.save();
  useShortcut('s', save);
  const shown = view === 'both' ? (isWide ? languages : [host.language]) : [view];
  const labels: Record<View, string> = {
    ru: t`Русский и просмотр`,
    en: t`Английский и просмотр`,
    both: t`Два языка рядом`,
  };
  const failure = saver.saving.state === 'failed' ? saver.saving.error : null;
  const isFailureShown =
    failure && failure.kind !== 'config' && !form.conflict && Object.keys(form.errors).length === 0;
  const title = values[host.language].title || values.ru.title || values.en.title;

  return (
    <form
      noValidate
      className={formClass}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FormBar
        heading={title || (post ? t`Пост без заголовка` : t`Новый пост`)}
        backHref={host.href('blogLogin')}
        state={<SaveState saving={saver.saving} isDirty={form.isDirty} isKept={form.isKept} />}
        actions={
          <Button
            type="submit"
            tone="primary"
            isPending={saver.saving.state === 'saving'}
            pendingText={t`Сохраняю…`}
            title="Ctrl+S"
          >
            {post ? t`Сохранить` : t`Создать черновик`}
          </Button>
        }
      />
      <RestoredNotice form={form} />
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      {isFailureShown ? (
        <Failure
          what={t`Не сохранено.`}
          error={failure}
          safeNote={form.isKept ? t`Введённое сохранено на этом устройстве.` : undefined}
          onRetry={save}
        />
      ) : null}
      <PostShared form={form} />
      <div className={views} role="group" aria-label={t`Вид`}>
        {(['ru', 'en', 'both'] as const)
          .filter((name) => isWide || name !== 'both')
          .map((name) => (
            <Button
              key={name}
              tone={view === name ? 'secondary' : 'quiet'}
              aria-pressed={view === name}
              onClick={() => setView(name)}
            >
              {labels[name]}
            </Button>
          ))}
      </div>
      <div className={grid}>
        {shown.map((language) => (
          <PostPane key={language} language={language} form={form} />
        ))}
        {shown.length === 1 && shown[0] ? <PostPreview language={shown[0]} text={values[shown[0]]} /> : null}
      </div>
      {form.conflict ? (
        <ConflictDialog
          mine={values}
          theirs={form.conflict}
          onSettle={(next) => form.settleConflict(next)}
          onLater={() => form.settleConflict(null)}
        />
      ) : null}
      <LeaveGuard isActive={form.isDirty && !form.isKept} onSave={() => form.save()} />
    </form>
  );
}

/** Begins in the page's language, unless only the other one has words. */
function languageWithWords(values: Record<Language, object>, preferred: Language): Language {
  if (hasWords(values[preferred])) return preferred;
  return languages.find((language) => hasWords(values[language])) ?? preferred;
}
