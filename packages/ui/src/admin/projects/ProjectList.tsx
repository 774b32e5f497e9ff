import type { Project } from '@janus-site/core';
import { deleted, projects } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ListedItem } from '../lists/listedItem.ts';
import { ItemList } from '../lists/ItemList.tsx';
import { pickTranslation } from '../shared/titles.ts';
import { useItemActions } from '../lists/useItemActions.ts';
import { useHost } from '../../hooks/host.ts';
import { useWrite } from '../../hooks/useWrite.ts';

export interface ProjectListProps {
  items: readonly Project[];
}

/** All projects in the order of the site. */
export function ProjectList({ items }: ProjectListProps) {
  const { t } = useLingui();
  const { language } = useHost();
  const reorder = useWrite(projects.reorder);
  const remove = useWrite(projects.remove);
  const restore = useWrite(deleted.restore);
  const update = useWrite(projects.update);
  const listed = items.map((project): ListedItem => {
    const text = pickTranslation(project.translations, language);
    return {
      id: project.id,
      title: text?.title ?? t`Без названия`,
      detail: text?.summary ?? '',
      languages: project.translations.map((one) => one.language),
      isPublished: project.is_published,
      updatedAt: project.updated_at,
    };
  });
  const actions = useItemActions(listed, {
    reorder: (ids) => reorder.run({ ids }),
    remove: (id) => remove.run({ id }),
    restore: (id) => restore.run({ id, kind: 'project' }),
    publish: (id, is_published) => update.run({ id, body: { is_published } }),
  });
  return (
    <ItemList
      label={t`Проекты`}
      route="projectsAdmin"
      getLabel={(item) => t`Проект «${item.title}»`}
      actions={actions}
    />
  );
}
