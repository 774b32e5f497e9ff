import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useHost } from '../../hooks/host.ts';
import { useRead } from '../../hooks/useRead.ts';
import { homeHref, projectLoader } from './homeQuery.ts';
import { ProjectDetails } from './ProjectDetails.tsx';
import * as styles from './Projects.css.ts';

const Modal = lazy(async () => ({ default: (await import('../../components/Modal/Modal.tsx')).Modal }));

/** The project that the address names: in the page it came with, over the page where a link was followed. */
export function AskedProject() {
  const host = useHost<'home'>();
  const { t } = useLingui();
  const asked = host.query.project;
  const [served] = useState(asked);
  const answer = useRead(projectLoader(host));
  if (asked === undefined || answer.state === 'pending') return null;
  const rest = homeHref(host, { project: undefined }, 'projects');
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
      <Modal label={t`Проект`} closeText={t`Закрыть`} onLeave={() => host.navigate(rest, { replace: true })}>
        {content}
      </Modal>
    </Suspense>
  );
}
