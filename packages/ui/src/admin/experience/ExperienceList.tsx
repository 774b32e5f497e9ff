import type { Experience } from '@janus-site/core';
import { areJobsByDate, compareJobs, experiences, formatPeriod } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ListedItem } from '../lists/listedItem.ts';
import { ItemList } from '../lists/ItemList.tsx';
import { pickTranslation } from '../shared/titles.ts';
import { useItemActions } from '../lists/useItemActions.ts';
import { Button } from '../../components/Button/Button.tsx';
import { usePage } from '../../hooks/page.ts';

// Listed one by one: passing the whole namespace would add its writes to every page that reads jobs.
const writes = { reorder: experiences.reorder, remove: experiences.remove, update: experiences.update };

export interface ExperienceListProps {
  items: readonly Experience[];
}

/** All jobs in the site's order. */
export function ExperienceList({ items }: ExperienceListProps) {
  const { t } = useLingui();
  const { language } = usePage();
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
  const actions = useItemActions(listed, 'experience', writes);
  // in the order on the screen: a new order may not have been saved yet
  const shown = actions.items.flatMap(({ id }) => items.find((one) => one.id === id) ?? []);
  return (
    <ItemList
      label={t`Опыт работы`}
      route="experiencesAdmin"
      getLabel={(item) => t`Место работы «${item.title}»`}
      actions={actions}
      orderNote={
        items.length < 2 ? null : areJobsByDate(shown) ? (
          t`По датам: новое место работы само встаёт на своё. Перенесите любое, и порядок будет вашим.`
        ) : (
          <>
            {t`Порядок задан вручную.`}
            <Button
              tone="quiet"
              onClick={() => actions.reorder(shown.toSorted(compareJobs).map(({ id }) => id))}
            >
              {t`Упорядочить по датам`}
            </Button>
          </>
        )
      }
    />
  );
}
