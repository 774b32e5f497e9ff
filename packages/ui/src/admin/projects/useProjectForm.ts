import type { Language, Project } from '@janus-site/core';
import { isCalendarDate, isWebAddress, languages, projects } from '@janus-site/core';
import { hasWords } from '@janus-site/core/editor';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { TranslatedForm } from '../forms/useTranslatedForm.ts';
import { useTranslatedForm } from '../forms/useTranslatedForm.ts';
import { findTranslation } from '../shared/titles.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import type { ProjectShared, ProjectText, ProjectValues } from './projectValues.ts';
import { createBody, sharedBody, valuesOf } from './projectValues.ts';

function useValidation() {
  const { t } = useLingui();
  return (values: ProjectValues): Record<string, string> => {
    const errors: Record<string, string> = {};
    const { shared } = values;
    const filled = languages.filter((language) => hasWords(values[language]));
    if (filled.length === 0) errors['ru.title'] = t`Введите название хотя бы на одном языке`;
    for (const language of filled) {
      if (!values[language].title.trim()) errors[`${language}.title`] = t`Введите название`;
    }
    for (const path of ['github_url', 'demo_url'] as const) {
      if (shared[path] && !isWebAddress(shared[path])) {
        errors[`shared.${path}`] = t`Введите адрес целиком, начиная с https://`;
      }
    }
    for (const path of ['started_on', 'finished_on'] as const) {
      if (shared[path] && !isCalendarDate(shared[path])) {
        errors[`shared.${path}`] = t`Введите год и месяц так: 2024-05`;
      }
    }
    if (shared.started_on && shared.finished_on && shared.finished_on < shared.started_on) {
      errors['shared.finished_on'] ??= t`Конец не может быть раньше начала`;
    }
    return errors;
  };
}

/** The form of a project: a new one is created whole, an existing one is changed part by part. */
export function useProjectForm(
  project: Project | null,
  /** The file of the site that a new one gets as its cover. */
  chosenCover: string | null,
  onCreated: (project: Project) => void,
): TranslatedForm<ProjectShared, ProjectText> {
  const validate = useValidation();
  const create = useWrite(projects.create);
  const update = useWrite(projects.update);
  const addTranslation = useWrite(projects.addTranslation);
  const updateTranslation = useWrite(projects.updateTranslation);
  const removeTranslation = useWrite(projects.removeTranslation);
  const id = project?.id ?? '';

  // What was added or taken away a moment ago is not so in the list until it has been read again.
  const ids = useRef<Partial<Record<Language, string | null>>>({});
  const idOf = (language: Language) =>
    language in ids.current
      ? ids.current[language]
      : findTranslation(project?.translations ?? [], language)?.id;
  const saveText = async (language: Language, text: ProjectText) => {
    const known = idOf(language);
    if (known) return updateTranslation.run({ id, translationId: known, body: text });
    const result = await addTranslation.run({ id, body: { language, ...text } });
    if (result.ok) ids.current[language] = result.data.id;
    return result;
  };
  return useTranslatedForm<ProjectShared, ProjectText>({
    name: `project.${id || 'new'}`,
    saved: valuesOf(project),
    validate,
    create: project
      ? undefined
      : async (values, filled) => {
          const result = await create.run({ ...createBody(values, filled), cover: chosenCover });
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
