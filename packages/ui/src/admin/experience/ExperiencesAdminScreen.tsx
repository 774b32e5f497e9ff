import { experiences } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { ItemsScreen } from '../lists/ItemsScreen.tsx';
import { onDemand } from '../shared/onDemand.tsx';
import { ExperienceList } from './ExperienceList.tsx';

const ExperienceForm = onDemand(async () => (await import('./ExperienceForm.tsx')).ExperienceForm);

/** `/admin/experience` */
export function ExperiencesAdminScreen() {
  const { t } = useLingui();
  return (
    <ItemsScreen
      kind="experience"
      route="experiencesAdmin"
      loader={experiences.all()}
      words={{
        heading: t`Опыт работы`,
        failed: t`Не удалось загрузить опыт работы`,
        add: t`Новое место работы`,
        none: t`Опыта работы пока нет`,
        purpose: t`Здесь места работы: компания, должность, годы и результаты. Из них же складываются резюме в PDF и JSON Resume.`,
        missing: t`Такого места работы нет`,
        all: t`Весь опыт работы`,
        removed: t`Возможно, его удалили в другом окне.`,
      }}
      renderForm={({ item, technologies }) => (
        <ExperienceForm key={item?.id ?? 'new'} experience={item} technologies={technologies} />
      )}
      renderList={(items) => <ExperienceList items={items} />}
    />
  );
}
