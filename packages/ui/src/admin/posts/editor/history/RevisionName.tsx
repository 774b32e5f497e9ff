import type { RevisionSummary } from '@janus-site/core';
import { errorText, posts } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../../components/Button/Button.tsx';
import { Field } from '../../../../components/Field/Field.tsx';
import { usePage } from '../../../../hooks/page.ts';
import { useWrite } from '../../../../hooks/useWrite.ts';
import { naming } from './HistoryDialog.css.ts';

export interface RevisionNameProps {
  postId: string;
  revision: RevisionSummary;
}

/** The name of a revision: it makes the revision easy to find and keeps it when older ones are deleted. */
export function RevisionName({ postId, revision }: RevisionNameProps) {
  const { t } = useLingui();
  const { language: words } = usePage();
  const { run, isPending, error } = useWrite(posts.nameRevision);
  const [name, setName] = useState(revision.name);
  const { language, revision: number } = revision;
  const isChanged = name.trim() !== revision.name;
  const save = () => void run({ id: postId, language, revision: number, body: { name } });
  return (
    <div className={naming}>
      <Field
        label={t`Название`}
        help={t`Названный текст остаётся в истории, сколько бы ни появилось новых.`}
        error={error ? errorText(error, words) : undefined}
        value={name}
        maxLength={80}
        isOptional
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          // The dialog is outside the post's form: nothing else handles this key.
          if (event.key === 'Enter' && isChanged) save();
        }}
      />
      {isChanged ? <Button isPending={isPending} onClick={save}>{t`Сохранить название`}</Button> : null}
    </div>
  );
}
