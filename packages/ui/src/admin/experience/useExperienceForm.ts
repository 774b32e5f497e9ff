import type { Experience, Language } from '@janus-site/core';
import { experiences, isCalendarDate, isWebAddress, languages } from '@janus-site/core';
import { hasWords } from '@janus-site/core/editor';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { orNull } from '../forms/checks.ts';
import { findTranslation } from '../shared/titles.ts';
import type { TranslatedForm } from '../forms/useTranslatedForm.ts';
import { useTranslatedForm } from '../forms/useTranslatedForm.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import type { ExperienceShared, ExperienceText, ExperienceValues } from './experienceValues.ts';
import { createBody, sharedBody, textBody, valuesOf } from './experienceValues.ts';

function useValidation() {
  const { t } = useLingui();
  return (values: ExperienceValues): Record<string, string> => {
    const errors: Record<string, string> = {};
    const { shared } = values;
    const filled = languages.filter((language) => hasWords(values[language]));
    if (filled.length === 0) errors['ru.company'] = t`Введите компанию хотя бы на одном языке`;
    for (const language of filled) {
      if (!values[language].company.trim()) errors[`${language}.company`] = t`Введите компанию`;
      if (!values[language].job_title.trim()) errors[`${language}.job_title`] = t`Введите должность`;
    }
    if (shared.company_url && !isWebAddress(shared.company_url)) {
      errors['shared.company_url'] = t`Введите адрес целиком, начиная с https://`;
    }
    if (!isCalendarDate(shared.start_date)) errors['shared.start_date'] = t`Введите год и месяц так: 2024-05`;
    if (shared.end_date && !isCalendarDate(shared.end_date)) {
      errors['shared.end_date'] = t`Введите год и месяц так: 2024-05`;
    } else if (shared.end_date && shared.end_date < shared.start_date) {
      errors['shared.end_date'] = t`Конец не может быть раньше начала`;
    }
    return errors;
  };
}

/** The form of a place of work: a new one is created whole, an existing one is changed part by part. */
export function useExperienceForm(
  experience: Experience | null,
  onCreated: (experience: Experience) => void,
): TranslatedForm<ExperienceShared, ExperienceText> {
  const validate = useValidation();
  const create = useWrite(experiences.create);
  const update = useWrite(experiences.update);
  const addTranslation = useWrite(experiences.addTranslation);
  const updateTranslation = useWrite(experiences.updateTranslation);
  const removeTranslation = useWrite(experiences.removeTranslation);
  const id = experience?.id ?? '';

  // What was added or taken away a moment ago is not so in the list until it has been read again.
  const ids = useRef<Partial<Record<Language, string | null>>>({});
  const idOf = (language: Language) =>
    language in ids.current
      ? ids.current[language]
      : findTranslation(experience?.translations ?? [], language)?.id;
  const saveText = async (language: Language, text: ExperienceText) => {
    const known = idOf(language);
    if (known)
      return updateTranslation.run({
        id,
        translationId: known,
        body: { ...text, location: orNull(text.location) },
      });
    const result = await addTranslation.run({ id, body: textBody(language, text) });
    if (result.ok) ids.current[language] = result.data.id;
    return result;
  };
  return useTranslatedForm<ExperienceShared, ExperienceText>({
    name: `experience.${id || 'new'}`,
    saved: valuesOf(experience),
    validate,
    create: experience
      ? undefined
      : async (values, filled) => {
          const result = await create.run(createBody(values, filled));
          return { result, onCreated: () => result.ok && onCreated(result.data) };
        },
    saveShared: (shared) => update.run({ id, body: sharedBody(shared) }),
    saveText,
    removeText: async (language) => {
      const result = await removeTranslation.run({ id, translationId: idOf(language) ?? '' });
      if (result.ok) ids.current[language] = null;
      return result;
    },
  });
}
