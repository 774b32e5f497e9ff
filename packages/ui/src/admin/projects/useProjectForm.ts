import type { Project } from '@janus-site/core';
import { endsBefore, isCalendarDate, isWebAddress, languages, projects } from '@janus-site/core';
import { hasWords } from '@janus-site/core/editor';
import { useLingui } from '@lingui/react/macro';
import type { TranslatedForm } from '../forms/useTranslatedForm.ts';
import { useTranslatedForm } from '../forms/useTranslatedForm.ts';
import { useTranslationWrites } from '../forms/useTranslationWrites.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { withKey } from '../shared/withKey.ts';
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
    if (shared.started_on && shared.finished_on && endsBefore(shared.finished_on, shared.started_on)) {
      errors['shared.finished_on'] ??= t`Конец не может быть раньше начала`;
    }
    return errors;
  };
}

/** The form of a project: a new one is created as a whole, an existing one is saved part by part. */
export function useProjectForm(
  project: Project | null,
  /** The site's file that becomes the cover of a new project. */
  chosenCover: string | null,
  onCreated: (project: Project) => void,
): TranslatedForm<ProjectShared, ProjectText> {
  const validate = useValidation();
  const create = useWrite(withKey(projects.create));
  const update = useWrite(projects.update);
  const addTranslation = useWrite(projects.addTranslation);
  const updateTranslation = useWrite(projects.updateTranslation);
  const removeTranslation = useWrite(projects.removeTranslation);
  const id = project?.id ?? '';

  const writes = useTranslationWrites<ProjectText>({
    translations: project?.translations ?? [],
    add: (language, text) => addTranslation.run({ id, body: { language, ...text } }),
    change: (translationId, text, only) => updateTranslation.run({ id, translationId, body: only(text) }),
    remove: (translationId) => removeTranslation.run({ id, translationId }),
  });
  return useTranslatedForm<ProjectShared, ProjectText>({
    name: `project.${id || 'new'}`,
    saved: valuesOf(project),
    validate,
    create: project
      ? undefined
      : async (values, filled, key) => {
          const input = { ...createBody(values, filled), cover: chosenCover };
          const result = await create.run({ input, key });
          return { result, onCreated: () => result.ok && onCreated(result.data) };
        },
    saveShared: (shared, only) => update.run({ id, body: only(sharedBody(shared, project?.slug)) }),
    ...writes,
  });
}
