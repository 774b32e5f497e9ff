import type { Project } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import type { ReadState } from '../../hooks/reading.ts';
import { useHomeHref } from './homeQuery.ts';
import { ProjectDetails } from './ProjectDetails.tsx';
import * as styles from './Projects.css.ts';

const Modal = lazy(async () => ({ default: (await import('../../components/Modal/Modal.tsx')).Modal }));

export interface AskedProjectProps {
  answer: ReadState<Project>;
}

/** The project that the address names: in the page it came with, over the page where a link was followed. */
export function AskedProject({ answer }: AskedProjectProps) {
  const { query } = usePage<'home'>();
  const { navigate } = useNavigation();
  const homeHref = useHomeHref();
  const { t } = useLingui();
  const asked = query.project;
  const [served] = useState(asked);
  if (asked === undefined || answer.state === 'pending') return null;
  const rest = homeHref({ project: undefined }, 'projects');
  const content =
    answer.state === 'failed' ? (
      <ErrorState error={answer.error} onRetry={answer.retry} />
    ) : (
      <ProjectDetails project={answer.data} />
    );
  if (asked === served) {
    return (
      <div id="project" className={styles.asked}>
        {content}
        <p className={styles.more}>
          <Link href={rest}>
            <Trans>Все проекты</Trans>
          </Link>
        </p>
      </div>
    );
  }
  return (
    <Suspense>
      <Modal label={t`Проект`} closeText={t`Закрыть`} onLeave={() => navigate(rest, { replace: true })}>
        {content}
      </Modal>
    </Suspense>
  );
}
