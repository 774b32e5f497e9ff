import { isWebAddress, languages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { Post } from '@janus-site/core';
import type { FieldErrors, PostStep, PostValues } from '@janus-site/core/editor';
import { hasWords } from '@janus-site/core/editor';
import { hasUnfinishedPicture } from './publishChecks.ts';

/** In characters; the same limit as in the API contract. */
const longestBody = 200_000;

/** Returns the check of the values before sending; without a post it is about to be created. */
export function usePostChecks(): (
  values: PostValues,
  steps: readonly PostStep[],
  post: Post | null,
) => FieldErrors {
  const { t } = useLingui();
  const sharedErrors = useSharedChecks();
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
    return { ...errors, ...sharedErrors(values, steps, post) };
  };
}

/** Returns the check of the shared fields. */
function useSharedChecks(): ReturnType<typeof usePostChecks> {
  const { t } = useLingui();
  return ({ shared }, steps, post) => {
    const errors: Record<string, string> = {};
    const { canonical_url: address } = shared;
    const isAddressSent = steps.some(
      (step) => (step.kind === 'create' || step.kind === 'update') && step.body.canonical_url !== undefined,
    );
    if (isAddressSent && address.trim() !== '' && !isWebAddress(address.trim()))
      errors['shared.canonical_url'] = t`Введите адрес целиком, с https://`;
    const now = Date.now();
    const isLater = (time: string | null | undefined) => time != null && Date.parse(time) > now;
    const sent = steps.flatMap((step) => (step.kind === 'update' ? (step.body.translations ?? []) : []));
    for (const { language, status, published_at, updated_at } of sent) {
      const before = post?.translations.find((one) => one.language === language);
      const isLive = before?.status === 'published' && !isLater(before.published_at);
      if (isLive && status === undefined && isLater(published_at))
        errors[`shared.dates.${language}.published_at`] =
          t`Текст уже опубликован: укажите прошедшее время или снимите его с публикации`;
      if (isLater(updated_at))
        errors[`shared.dates.${language}.updated_at`] = t`Дата изменения ещё не наступила: укажите прошедшую`;
    }
    return errors;
  };
}
