import type { Project } from '@janus-site/core';
import { projects } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ListedItem } from '../lists/listedItem.ts';
import { ItemList } from '../lists/ItemList.tsx';
import { pickTranslation } from '../shared/titles.ts';
import { useItemActions } from '../lists/useItemActions.ts';
import { usePage } from '../../hooks/page.ts';

// Listed one by one: passing the whole namespace would add its writes to every page that reads projects.
const writes = { reorder: projects.reorder, remove: projects.remove, update: projects.update };

export interface ProjectListProps {
  items: readonly Project[];
}

/** All projects in the site's order. */
export function ProjectList({ items }: ProjectListProps) {
  const { t } = useLingui();
  const { language } = usePage();
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
  const actions = useItemActions(listed, 'project', writes);
  return (
    <ItemList
      label={t`Проекты`}
      route="projectsAdmin"
      getLabel={(item) => t`Проект «${item.title}»`}
      actions={actions}
    />
  );
}
