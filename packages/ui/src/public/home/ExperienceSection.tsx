import type { ExperienceList } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import type { ReadState } from '../../hooks/reading.ts';
import * as styles from './Experience.css.ts';
import { ExperienceEntry } from './ExperienceEntry.tsx';
import * as home from './HomeScreen.css.ts';

export interface ExperienceSectionProps {
  answer: ReadState<ExperienceList>;
}

/** The owner's experience, shown in full at any width. */
export function ExperienceSection({ answer }: ExperienceSectionProps) {
  return (
    <section id="experience" aria-labelledby="experience-title" className={`${home.section} ${home.split}`}>
      <h2 id="experience-title" className={home.title}>
        <Trans>Опыт работы</Trans>
      </h2>
      <Entries answer={answer} />
    </section>
  );
}

function Entries({ answer }: ExperienceSectionProps) {
  const { t } = useLingui();
  if (answer.state === 'pending') return <Skeleton />;
  if (answer.state === 'failed') {
    return (
      <ErrorState title={t`Не удалось загрузить опыт работы`} error={answer.error} onRetry={answer.retry} />
    );
  }
  if (answer.data.items.length === 0) {
    return <EmptyState title={t`Здесь пока пусто`}>{t`Места работы появятся позже.`}</EmptyState>;
  }
  return (
    <div className={styles.list}>
      {answer.data.items.map((entry) => (
        <section key={entry.id} className={styles.entry}>
          <ExperienceEntry entry={entry} />
        </section>
      ))}
    </div>
  );
}
