import type { Language, Project } from '@janus-site/core';
import { formatPeriod, isCalendarDate, isWebAddress, projects, transliterate } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { checks, whole } from '../forms/FormBar.css.ts';
import { fieldId } from '../forms/FormNotices.tsx';
import { PictureUpload } from '../forms/pictures/PictureUpload.tsx';
import { drawnCover } from '../forms/drawnCover.ts';
import { DrawnCoverHelp } from '../forms/DrawnCoverHelp.tsx';
import { LibraryButton } from '../forms/library/LibraryButton.tsx';
import { HiddenNotice } from '../lists/HiddenNotice.tsx';
import { useListAddress } from '../lists/useListAddress.ts';
import { ItemPreview } from '../forms/ItemPreview.tsx';
import { TranslatedFormFrame } from '../forms/TranslatedFormFrame.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { TagInput } from '../../components/TagInput/TagInput.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { usePage } from '../../hooks/page.ts';
import { ProjectTexts } from './ProjectTexts.tsx';
import type { ProjectShared } from './projectValues.ts';
import { useProjectCover } from './useProjectCover.ts';
import { useProjectForm } from './useProjectForm.ts';
import { useProjectStory } from './useProjectStory.ts';

export interface ProjectFormProps {
  /** Null for a new project. */
  project: Project | null;
  /** Technologies of all projects, offered as suggestions. */
  technologies: readonly string[];
}

/** A project in both languages. */
export function ProjectForm({ project, technologies }: ProjectFormProps) {
  const { t } = useLingui();
  const page = usePage();
  const address = useListAddress('projectsAdmin');
  const showToast = useToast();
  const cover = useProjectCover(project);
  const drawn = drawnCover(project);
  const form = useProjectForm(project, cover.chosen, (created) => {
    void cover.sendHeld(created.id);
    showToast({ message: t`Проект создан` });
    address.go({ new: '', edit: created.id }, { replace: true });
  });
  const story = useProjectStory(form, project?.id);
  const { shared } = form.values;
  const error = (path: string) => form.errors[path];
  const title = project
    ? form.values[page.language].title || form.values.ru.title || form.values.en.title
    : '';

  return (
    <TranslatedFormFrame
      heading={project ? title || t`Проект без названия` : t`Новый проект`}
      backHref={address.hrefOf({ edit: '', new: '', page: String(address.page) })}
      form={form}
      notice={<HiddenNotice item={project} title={title} update={projects.update} />}
      renderText={(language) => <ProjectTexts form={form} language={language} story={story} />}
      renderPreview={(language) => (
        <ItemPreview
          language={language}
          {...form.values[language]}
          cover={cover.picture ?? drawn}
          facts={[yearsOf(shared, language), ...shared.technologies]}
          links={[
            ...(isWebAddress(shared.github_url) ? [{ href: shared.github_url, label: 'Github' }] : []),
            ...(isWebAddress(shared.demo_url)
              ? [{ href: shared.demo_url, label: language === 'ru' ? 'Демо' : 'Demo' }]
              : []),
          ]}
        />
      )}
      shared={
        <>
          <div className={`${checks} ${whole}`}>
            <Checkbox
              label={t`Показывать на сайте`}
              checked={shared.is_published}
              onCheckedChange={(is_published) => form.changeShared({ is_published })}
            />
            <Checkbox
              label={t`Среди главных, крупно`}
              checked={shared.is_featured}
              onCheckedChange={(is_featured) => form.changeShared({ is_featured })}
            />
          </div>
          <Field
            id={fieldId('shared.slug')}
            label={t`Адрес страницы`}
            help={t`Конец адреса: /projects/…; латинские буквы, цифры и дефис. Пустой составим из названия; прежние адреса продолжат работать.`}
            isOptional
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            value={shared.slug}
            error={error('shared.slug')}
            onChange={(event) => form.changeShared({ slug: event.currentTarget.value })}
            onBlur={() => {
              const slug = transliterate(shared.slug);
              if (slug !== shared.slug) form.changeShared({ slug });
            }}
          />
          <Field
            id={fieldId('shared.github_url')}
            label={t`Код на Github`}
            isOptional
            type="url"
            inputMode="url"
            placeholder="https://github.com/…"
            value={shared.github_url}
            error={error('shared.github_url')}
            onChange={(event) => form.changeShared({ github_url: event.currentTarget.value })}
          />
          <Field
            id={fieldId('shared.demo_url')}
            label={t`Демо`}
            isOptional
            type="url"
            inputMode="url"
            placeholder="https://…"
            value={shared.demo_url}
            error={error('shared.demo_url')}
            onChange={(event) => form.changeShared({ demo_url: event.currentTarget.value })}
          />
          <DateField
            id={fieldId('shared.started_on')}
            precision="month"
            label={t`Начало`}
            isOptional
            value={shared.started_on}
            error={error('shared.started_on')}
            onValueChange={(started_on) => form.changeShared({ started_on })}
          />
          <DateField
            id={fieldId('shared.finished_on')}
            precision="month"
            label={t`Конец`}
            isOptional
            value={shared.finished_on}
            error={error('shared.finished_on')}
            onValueChange={(finished_on) => form.changeShared({ finished_on })}
          />
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
          <div className={whole}>
            <PictureUpload
              label={t`Обложка`}
              help={
                cover.picture === null && drawn ? (
                  <DrawnCoverHelp />
                ) : (
                  t`Картинка до 10 МБ, лучше 16:10. Можно перетащить или вставить.`
                )
              }
              picture={cover.picture}
              standIn={drawn}
              upload={cover.upload}
              renderWays={(onOther) => (
                <LibraryButton
                  onPick={(item) => {
                    onOther();
                    cover.choose(item);
                  }}
                />
              )}
              onFile={cover.take}
              onRemove={cover.remove}
            />
          </div>
        </>
      }
    />
  );
}

/** Returns the years as the site shows them; empty without a start date. */
function yearsOf({ started_on, finished_on }: ProjectShared, language: Language): string {
  return isCalendarDate(started_on) ? formatPeriod(started_on, finished_on || null, language) : '';
}
