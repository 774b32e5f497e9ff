import { languages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { Post } from '@janus-site/core';
import type { FieldErrors, PostStep, PostValues } from '@janus-site/core/editor';
import { hasWords } from '@janus-site/core/editor';
import { hasUnfinishedPicture } from './publishChecks.ts';

/** As in the contract. */
const longestBody = 200_000;

/** What is wrong before anything is sent; without a post it is to be made. */
export function usePostChecks(): (
  values: PostValues,
  steps: readonly PostStep[],
  post: Post | null,
) => FieldErrors {
  const { t } = useLingui();
  return (values, steps, post) => {
    const filled = languages.filter((language) => hasWords(values[language]));
    const updated = steps.flatMap((step) => (step.kind === 'update' ? (step.body.translations ?? []) : []));
    const worded = updated.filter(({ title }) => title !== undefined);
    const sent = post ? worded.map(({ language }) => language) : filled;
    const errors: Record<string, string> = {};
    if (!post && filled.length === 0) errors['ru.title'] = t`Введите заголовок хотя бы на одном языке`;
    for (const language of sent) {
      if (!values[language].title.trim()) errors[`${language}.title`] = t`Введите заголовок`;
    }
    const pending = steps.flatMap((step) => (step.kind === 'pending' ? [step.language] : []));
    for (const language of [...sent, ...pending]) {
      if (values[language].body.length > longestBody)
        errors[`${language}.body`] =
          t`Текст длиннее 200 000 знаков: сократите его или разделите на два поста`;
    }
    for (const { language } of updated.filter(({ status }) => status === 'published')) {
      if (hasUnfinishedPicture(values[language].body))
        errors[`${language}.body`] =
          t`Картинка в тексте не загрузилась до конца: дождитесь её, повторите загрузку или уберите`;
    }
    return errors;
  };
}
