import { errorText } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../../components/Button/Button.tsx';
import { Field } from '../../../../components/Field/Field.tsx';
import { Select } from '../../../../components/Select/Select.tsx';
import { usePage } from '../../../../hooks/page.ts';
import { shownName } from '../../../shared/bilingualNames.ts';
import { fieldId } from '../../../forms/FormNotices.tsx';
import { Failure } from '../../../shared/Failure.tsx';
import type { PostForm } from '../usePostForm.ts';
import { useSeriesOfPost } from './useSeriesOfPost.ts';

/** The value for a new series; no id has this form. */
const another = 'new';

/** The series of a post and its position in it. */
export function SeriesField({ form }: { form: PostForm }) {
  const { t } = useLingui();
  const { language } = usePage();
  const postId = form.post?.id ?? '';
  const { read, all, own, isBusy, error, ...acts } = useSeriesOfPost(postId);
  /** The title of a new series; null when none is being created. */
  const [title, setTitle] = useState<string | null>(null);
  const choose = (value: string) => {
    setTitle(value === another ? '' : null);
    if (value !== another && value !== own?.id) acts.choose(value);
  };
  const make = async () => {
    if (!isBusy && title?.trim() && (await acts.make(title))) setTitle(null);
  };
  if (read.state === 'failed') {
    return <Failure what={t`Серии не загрузились.`} error={read.error} onRetry={read.retry} />;
  }
  return (
    <>
      <Select
        id={fieldId('series')}
        label={t`Серия`}
        help={
          postId
            ? t`Посты, которые читают по порядку; меняется сразу, без сохранения текста`
            : t`Можно выбрать, когда пост сохранён`
        }
        error={error ? errorText(error, language) : undefined}
        isOptional
        disabled={!postId || isBusy}
        options={[
          { value: '', label: read.state === 'pending' ? t`Загружаю…` : t`Без серии` },
          ...all.map(({ id, titles, slug }) => ({
            value: id,
            label: shownName({ names: titles, slug }, language),
          })),
          { value: another, label: t`Новая серия…` },
        ]}
        value={title === null ? (own?.id ?? '') : another}
        onValueChange={choose}
      />
      {title === null ? null : (
        <>
          <Field
            label={t`Название серии`}
            maxLength={200}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The details are inside the post's form, which Enter must not submit.
              event.preventDefault();
              void make();
            }}
          />
          <Button isPending={isBusy} onClick={() => void make()}>
            {t`Создать серию`}
          </Button>
        </>
      )}
      {own && title === null && own.posts.length > 1 ? (
        <Select
          label={t`Часть`}
          disabled={isBusy}
          options={own.posts.map((id, at) => ({ value: id, label: t`${at + 1} из ${own.posts.length}` }))}
          value={postId}
          onValueChange={acts.moveTo}
        />
      ) : null}
    </>
  );
}
