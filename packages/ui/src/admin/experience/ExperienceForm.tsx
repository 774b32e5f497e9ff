import type { Experience, Language } from '@janus-site/core';
import { experiences, formatPeriod, isCalendarDate } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { checks, whole } from '../forms/FormBar.css.ts';
import { fieldId } from '../forms/FormNotices.tsx';
import { HiddenNotice } from '../lists/HiddenNotice.tsx';
import { useListAddress } from '../lists/useListAddress.ts';
import { ItemPreview } from '../forms/ItemPreview.tsx';
import { TranslatedFormFrame } from '../forms/TranslatedFormFrame.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { TagInput } from '../../components/TagInput/TagInput.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { usePage } from '../../hooks/page.ts';
import type { ExperienceText } from './experienceValues.ts';
import { useExperienceForm } from './useExperienceForm.ts';

export interface ExperienceFormProps {
  /** Null for a new job. */
  experience: Experience | null;
  /** Technologies of all jobs, offered as suggestions. */
  technologies: readonly string[];
}

/** A job in both languages. */
export function ExperienceForm({ experience, technologies }: ExperienceFormProps) {
  const { t } = useLingui();
  const page = usePage();
  const address = useListAddress('experiencesAdmin');
  const showToast = useToast();
  const form = useExperienceForm(experience, (created) => {
    showToast({ message: t`Место работы добавлено` });
    address.go({ new: '', edit: created.id }, { replace: true });
  });
  const { shared } = form.values;
  const error = (path: string) => form.errors[path];
  const title = form.values[page.language].company || form.values.ru.company || form.values.en.company;

  const renderLine = (language: Language, key: keyof ExperienceText, label: string, isOptional = false) => (
    <Field
      id={fieldId(`${language}.${key}`)}
      label={label}
      isOptional={isOptional}
      lang={language}
      maxLength={200}
      value={form.values[language][key]}
      error={error(`${language}.${key}`)}
      onChange={(event) => form.changeText(language, { [key]: event.currentTarget.value })}
    />
  );
  const renderText = (language: Language) => (
    <>
      {renderLine(language, 'company', t`Компания`)}
      {renderLine(language, 'job_title', t`Должность`)}
      {renderLine(language, 'location', t`Место`, true)}
      <TextArea
        id={fieldId(`${language}.description`)}
        label={t`Что сделано`}
        help={t`Markdown; лучше два–четыре результата списком: **×7** в начале станет крупным`}
        isOptional
        lang={language}
        maxLength={20_000}
        rows={10}
        value={form.values[language].description}
        error={error(`${language}.description`)}
        onChange={(event) => form.changeText(language, { description: event.currentTarget.value })}
      />
    </>
  );

  return (
    <TranslatedFormFrame
      heading={experience ? title || t`Место работы` : t`Новое место работы`}
      backHref={address.hrefOf({ edit: '', new: '', page: String(address.page) })}
      form={form}
      notice={<HiddenNotice item={experience} title={title} update={experiences.update} />}
      renderText={renderText}
      renderPreview={(language) => {
        const { company, job_title, location, description } = form.values[language];
        const { start_date, end_date } = shared;
        const period = isCalendarDate(start_date) ? formatPeriod(start_date, end_date || null, language) : '';
        return (
          <ItemPreview
            language={language}
            title={job_title}
            summary={company}
            description={description}
            facts={[period, location, ...shared.technologies]}
          />
        );
      }}
      shared={
        <>
          <div className={`${checks} ${whole}`}>
            <Checkbox
              label={t`Показывать на сайте`}
              checked={shared.is_published}
              onCheckedChange={(is_published) => form.changeShared({ is_published })}
            />
            <Checkbox
              label={t`Работаю здесь сейчас`}
              help={t`На сайте: «настоящее время»`}
              checked={shared.end_date === ''}
              onCheckedChange={(isOngoing) =>
                form.changeShared({ end_date: isOngoing ? '' : new Date().toISOString().slice(0, 7) })
              }
            />
          </div>
          <DateField
            id={fieldId('shared.start_date')}
            precision="month"
            label={t`Начало`}
            value={shared.start_date}
            error={error('shared.start_date')}
            onValueChange={(start_date) => form.changeShared({ start_date })}
          />
          <DateField
            id={fieldId('shared.end_date')}
            precision="month"
            label={t`Конец`}
            isOptional
            value={shared.end_date}
            error={error('shared.end_date')}
            onValueChange={(end_date) => form.changeShared({ end_date })}
          />
          <div className={whole}>
            <Field
              id={fieldId('shared.company_url')}
              label={t`Сайт компании`}
              isOptional
              type="url"
              inputMode="url"
              placeholder="https://…"
              value={shared.company_url}
              error={error('shared.company_url')}
              onChange={(event) => form.changeShared({ company_url: event.currentTarget.value })}
            />
          </div>
          <div className={whole}>
            <TagInput
              id={fieldId('shared.technologies')}
              label={t`Технологии`}
              help={t`Enter или запятая добавляет`}
              isOptional
              suggestions={technologies}
              value={shared.technologies}
              error={error('shared.technologies')}
              onValueChange={(next) => form.changeShared({ technologies: next })}
            />
          </div>
        </>
      }
    />
  );
}
