import type { Experience } from '@janus-site/core';
import { deleted, experiences, formatPeriod } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ListedItem } from '../lists/listedItem.ts';
import { ItemList } from '../lists/ItemList.tsx';
import { pickTranslation } from '../shared/titles.ts';
import { useItemActions } from '../lists/useItemActions.ts';
import { useHost } from '../../hooks/host.ts';
import { useWrite } from '../../hooks/useWrite.ts';

export interface ExperienceListProps {
  items: readonly Experience[];
}

/** All places of work in the order of the site. */
export function ExperienceList({ items }: ExperienceListProps) {
  const { t } = useLingui();
  const { language } = useHost();
  const reorder = useWrite(experiences.reorder);
  const remove = useWrite(experiences.remove);
  const restore = useWrite(deleted.restore);
  const update = useWrite(experiences.update);
  const listed = items.map((experience): ListedItem => {
    const text = pickTranslation(experience.translations, language);
    const period = formatPeriod(experience.start_date, experience.end_date, language);
    return {
      id: experience.id,
      title: text?.company ?? t`Без названия`,
      detail: [text?.job_title, period].filter(Boolean).join(' · '),
      languages: experience.translations.map((one) => one.language),
      isPublished: experience.is_published,
      updatedAt: experience.updated_at,
    };
  });
  const actions = useItemActions(listed, {
    reorder: (ids) => reorder.run({ ids }),
    remove: (id) => remove.run({ id }),
    restore: (id) => restore.run({ id, kind: 'experience' }),
    publish: (id, is_published) => update.run({ id, body: { is_published } }),
  });
  return (
    <ItemList
      label={t`Опыт работы`}
      route="experiencesAdmin"
      getLabel={(item) => t`Место работы «${item.title}»`}
      actions={actions}
    />
  );
}
