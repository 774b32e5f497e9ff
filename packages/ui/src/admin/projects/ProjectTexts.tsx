import type { Language } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { fieldId } from '../forms/FormNotices.tsx';
import type { TranslatedForm } from '../forms/useTranslatedForm.ts';
import { Field } from '../../components/Field/Field.tsx';
import { note } from '../../components/Field/Field.css.ts';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { BodyField } from '../markdown/BodyField.tsx';
import { ForeignBar } from '../markdown/pictures/ForeignBar.tsx';
import type { ProjectShared, ProjectText } from './projectValues.ts';
import type { ProjectStory } from './useProjectStory.ts';

export interface ProjectTextsProps {
  form: TranslatedForm<ProjectShared, ProjectText>;
  language: Language;
  story: ProjectStory;
}

/** The texts of a project in one language: for its card, then for its page. */
export function ProjectTexts({ form, language, story }: ProjectTextsProps) {
  const { t } = useLingui();
  const text = form.values[language];
  const field = (name: keyof ProjectText) => ({
    id: fieldId(`${language}.${name}`),
    lang: language,
    value: text[name],
    error: form.errors[`${language}.${name}`],
    onChange: (event: { currentTarget: { value: string } }) =>
      form.changeText(language, { [name]: event.currentTarget.value }),
  });
  return (
    <>
      <Field label={t`Название`} maxLength={200} {...field('title')} />
      <TextArea
        label={t`Итог одной строкой`}
        help={t`Что получилось. До 500 знаков.`}
        maxLength={500}
        rows={2}
        {...field('summary')}
      />
      <TextArea
        label={t`Описание`}
        help={t`Markdown: заголовки, списки, код, ссылки`}
        isOptional
        maxLength={20_000}
        rows={12}
        {...field('description')}
      />
      <Field
        label={t`Главный результат`}
        help={t`На странице проекта, крупно; число лучше поставить первым: «9 мкА во сне».`}
        isOptional
        maxLength={200}
        {...field('outcome')}
      />
      <Field label={t`Роль`} isOptional maxLength={100} {...field('role')} />
      <Field label={t`Команда`} isOptional maxLength={100} {...field('team')} />
      <BodyField
        {...story}
        id={fieldId(`${language}.body`)}
        label={t`Рассказ на странице проекта`}
        language={language}
        value={text.body}
        error={form.errors[`${language}.body`]}
        undoName={`${story.undoName}.${language}`}
      />
      <p className={note}>{t`Пустой — на странице будет описание.`}</p>
      <ForeignBar language={language} foreign={story.foreign} />
    </>
  );
}
