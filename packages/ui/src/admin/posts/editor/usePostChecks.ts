import { languages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { FieldErrors } from '../../forms/useItemForm.ts';
import { hasWords } from '../../forms/useTranslatedForm.ts';
import type { PostValues } from './postValues.ts';
import { hasUnfinishedPicture } from './publishChecks.ts';
import type { SavePlan } from './savePlan.ts';

/** As in the contract. */
const longestBody = 200_000;

/** What is wrong before anything is sent; without a plan the post is to be made. */
export function usePostChecks(): (values: PostValues, plan: SavePlan | null) => FieldErrors {
  const { t } = useLingui();
  return (values, plan) => {
    const filled = languages.filter((language) => hasWords(values[language]));
    const worded = plan?.update?.translations?.filter(({ title }) => title !== undefined) ?? [];
    const sent = plan ? worded.map(({ language }) => language) : filled;
    const errors: Record<string, string> = {};
    if (!plan && filled.length === 0) errors['ru.title'] = t`Введите заголовок хотя бы на одном языке`;
    for (const language of sent) {
      if (!values[language].title.trim()) errors[`${language}.title`] = t`Введите заголовок`;
    }
    for (const language of [...sent, ...(plan?.pending.map((one) => one.language) ?? [])]) {
      if (values[language].body.length > longestBody)
        errors[`${language}.body`] =
          t`Текст длиннее 200 000 знаков: сократите его или разделите на два поста`;
    }
    const published = plan?.update?.translations?.filter(({ status }) => status === 'published') ?? [];
    for (const { language } of published) {
      if (hasUnfinishedPicture(values[language].body))
        errors[`${language}.body`] =
          t`Картинка в тексте не загрузилась до конца: дождитесь её, повторите загрузку или уберите`;
    }
    return errors;
  };
}
