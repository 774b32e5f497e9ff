import { projects } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { ItemsScreen } from '../lists/ItemsScreen.tsx';
import { onDemand } from '../shared/onDemand.tsx';
import { ProjectList } from './ProjectList.tsx';

const ProjectForm = onDemand(async () => (await import('./ProjectForm.tsx')).ProjectForm);

/** `/admin/projects` */
export function ProjectsAdminScreen() {
  const { t } = useLingui();
  return (
    <ItemsScreen
      kind="project"
      route="projectsAdmin"
      loader={projects.all()}
      words={{
        heading: t`Проекты`,
        failed: t`Не удалось загрузить проекты`,
        add: t`Новый проект`,
        none: t`Проектов пока нет`,
        purpose: t`Здесь живут работы, которые видит посетитель: название, итог, технологии, ссылки и обложка. Порядок на сайте тот же, что в этом списке.`,
        missing: t`Такого проекта нет`,
        all: t`Все проекты`,
        removed: t`Возможно, его удалили в другом окне.`,
      }}
      renderForm={({ item, technologies }) => (
        <ProjectForm key={item?.id ?? 'new'} project={item} technologies={technologies} />
      )}
      renderList={(items) => <ProjectList items={items} />}
    />
  );
}
