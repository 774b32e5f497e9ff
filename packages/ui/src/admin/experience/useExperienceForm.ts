import type { Experience } from '@janus-site/core';
import { endsBefore, experiences, isCalendarDate, isWebAddress, languages } from '@janus-site/core';
import { hasWords } from '@janus-site/core/editor';
import { useLingui } from '@lingui/react/macro';
import { orNull } from '../forms/checks.ts';
import type { TranslatedForm } from '../forms/useTranslatedForm.ts';
import { useTranslatedForm } from '../forms/useTranslatedForm.ts';
import { useTranslationWrites } from '../forms/useTranslationWrites.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { withKey } from '../shared/withKey.ts';
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
    } else if (shared.end_date && endsBefore(shared.end_date, shared.start_date)) {
      errors['shared.end_date'] = t`Конец не может быть раньше начала`;
    }
    return errors;
  };
}

/** The form of a job: a new one is created as a whole, an existing one is saved part by part. */
export function useExperienceForm(
  experience: Experience | null,
  onCreated: (experience: Experience) => void,
): TranslatedForm<ExperienceShared, ExperienceText> {
  const validate = useValidation();
  const create = useWrite(withKey(experiences.create));
  const update = useWrite(experiences.update);
  const addTranslation = useWrite(experiences.addTranslation);
  const updateTranslation = useWrite(experiences.updateTranslation);
  const removeTranslation = useWrite(experiences.removeTranslation);
  const id = experience?.id ?? '';

  const writes = useTranslationWrites<ExperienceText>({
    translations: experience?.translations ?? [],
    add: (language, text) => addTranslation.run({ id, body: textBody(language, text) }),
    change: (translationId, text, only) =>
      updateTranslation.run({ id, translationId, body: only({ ...text, location: orNull(text.location) }) }),
    remove: (translationId) => removeTranslation.run({ id, translationId }),
  });
  return useTranslatedForm<ExperienceShared, ExperienceText>({
    name: `experience.${id || 'new'}`,
    saved: valuesOf(experience),
    validate,
    create: experience
      ? undefined
      : async (values, filled, key) => {
          const result = await create.run({ input: createBody(values, filled), key });
          return { result, onCreated: () => result.ok && onCreated(result.data) };
        },
    saveShared: (shared, only) => update.run({ id, body: only(sharedBody(shared)) }),
    ...writes,
  });
}
