import type { ProjectCards } from '@janus-site/core';
import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Bone, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import type { ReadState } from '../../hooks/reading.ts';
import { useHomeHref } from './homeQuery.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { ProjectRow } from './ProjectRow.tsx';
import * as styles from './Projects.css.ts';
import { TechnologyFilter } from './TechnologyFilter.tsx';
import { firstProjects } from './shownProjects.ts';

const step = 12;
const large = 3;

export interface ProjectListProps {
  answer: ReadState<ProjectCards>;
  /** The number of projects requested. */
  shown: number;
}

/** The projects: three large ones, the rest as a table that can be extended. */
export function ProjectList({ answer, shown }: ProjectListProps) {
  const { t } = useLingui();
  if (answer.state === 'pending') {
    return (
      <Skeleton>
        <Bone ratio="16 / 10" />
        <Bone width="40%" height="1.6em" />
        <Bone width="70%" />
      </Skeleton>
    );
  }
  if (answer.state === 'failed') {
    return <ErrorState title={t`Не удалось загрузить проекты`} error={answer.error} onRetry={answer.retry} />;
  }
  if (answer.data.items.length === 0) return <NoProjects />;
  return <Projects answer={answer} shown={shown} />;
}

/** A message that there are no projects, or none with the requested technology. */
function NoProjects() {
  const { query } = usePage<'home'>();
  const homeHref = useHomeHref();
  const { t } = useLingui();
  const { technology } = query;
  if (technology) {
    return (
      <EmptyState
        title={<Trans>Ничего с технологией «{technology}»</Trans>}
        action={
          <ButtonLink
            href={homeHref({ technology: undefined }, 'projects')}
          >{t`Показать все проекты`}</ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t`Проектов пока нет`}
    >{t`Здесь появятся работы со ссылками на код и демо.`}</EmptyState>
  );
}

interface ProjectsProps extends ProjectListProps {
  answer: Extract<ProjectListProps['answer'], { state: 'ready' }>;
}

function Projects({ answer, shown }: ProjectsProps) {
  const homeHref = useHomeHref();
  const { items, total, technologies } = answer.data;
  const featured = items.filter((project) => project.is_featured).slice(0, large);
  const rest = items.filter((project) => !featured.includes(project));
  const { navigate } = useNavigation();
  const { technology } = usePage<'home'>().query;
  /** The press of «Показать ещё»: the number of projects before it. */
  const [pressed, setPressed] = useState({ technology, from: 0 });
  const from = pressed.technology === technology ? pressed.from : 0;
  const isLoading = from === items.length && !answer.error;
  /** The first row that was not shown before; without scripts, the jump leads to it. */
  const firstNew = rest.find(
    (project) => items.indexOf(project) >= (from || Math.max(firstProjects, shown - step)),
  );
  return (
    <>
      <TechnologyFilter technologies={technologies} />
      {featured.length > 0 && (
        <ul className={styles.cards}>
          {featured.map((project, index) => (
            <ProjectCard key={project.id} project={project} isWide={index === 0} />
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <ul className={styles.rows}>
          {rest.map((project) => (
            <ProjectRow
              key={project.id}
              project={project}
              id={project === firstNew ? 'more' : undefined}
              hasFocus={from > 0 && project === firstNew}
            />
          ))}
        </ul>
      )}
      {answer.error && <ErrorState error={answer.error} onRetry={answer.reload} />}
      {items.length < total && (
        <p className={styles.more}>
          <ButtonLink
            href={homeHref({ show: shown + step, project: undefined }, 'more')}
            aria-busy={isLoading || undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              setPressed({ technology, from: items.length });
              // In the address, so that the way back from a project leads to the same list.
              navigate(homeHref({ show: items.length + step }, ''), { replace: true, stays: true });
            }}
          >
            {isLoading ? <Trans>Загрузка</Trans> : <Trans>Показать ещё</Trans>}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
