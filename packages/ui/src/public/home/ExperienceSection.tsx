import { experiences } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { usePage } from '../../hooks/page.ts';
import { useRead } from '../../hooks/useRead.ts';
import { ExperienceTabs } from './ExperienceTabs.tsx';
import * as home from './HomeScreen.css.ts';

export function ExperienceSection() {
  return (
    <section id="experience" aria-labelledby="experience-title" className={`${home.section} ${home.split}`}>
      <h2 id="experience-title" className={home.title}>
        <Trans>Опыт работы</Trans>
      </h2>
      <ExperienceList />
    </section>
  );
}

function ExperienceList() {
  const { language } = usePage();
  const { t } = useLingui();
  const answer = useRead(experiences.published(language, { limit: 100 }));
  if (answer.state === 'pending') return <Skeleton />;
  if (answer.state === 'failed') {
    return (
      <ErrorState title={t`Не удалось загрузить опыт работы`} error={answer.error} onRetry={answer.retry} />
    );
  }
  if (answer.data.items.length === 0) {
    return <EmptyState title={t`Здесь пока пусто`}>{t`Места работы появятся позже.`}</EmptyState>;
  }
  return <ExperienceTabs entries={answer.data.items} />;
}
