import { backups } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { card, cardHead, quiet } from '../shared/Page.css.ts';
import { When } from '../shared/When.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useRead } from '../../hooks/useRead.ts';
import * as styles from './Backups.css.ts';

/** The time and place of the site's last good backup. */
export function Backups() {
  const { t } = useLingui();
  const read = useRead(backups.state(), { reloadOnFocus: true });
  return (
    <section className={card}>
      <h2 className={cardHead}>{t`Резервные копии`}</h2>
      {read.state === 'pending' ? <Skeleton /> : null}
      {read.state === 'failed' ? <ErrorState error={read.error} onRetry={read.retry} /> : null}
      {read.state === 'ready' && read.data.place === null ? (
        <p className={quiet}>{t`Выключены: JANUS_BACKUPS равно 0.`}</p>
      ) : null}
      {read.state === 'ready' && read.data.place !== null ? (
        <p className={`${quiet} ${styles.place}`}>
          {read.data.made_at === null ? (
            <Trans>Ещё ни одной; первую сервер сделает сам. Место: {read.data.place}</Trans>
          ) : (
            <Trans>
              Последняя хорошая: <When time={read.data.made_at} />. Место: {read.data.place}
            </Trans>
          )}
        </p>
      ) : null}
    </section>
  );
}
