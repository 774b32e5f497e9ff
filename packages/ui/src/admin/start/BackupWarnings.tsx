import { backups, formatDay } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import { useNow } from '../shared/useNow.ts';
import { When } from '../shared/When.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { usePage } from '../../hooks/page.ts';
import { useRead } from '../../hooks/useRead.ts';
import * as styles from './Backups.css.ts';
import { DoubtfulBackup } from './DoubtfulBackup.tsx';

const twoDays = 2 * 24 * 60 * 60 * 1000;

/** Problems with the site's backups; empty when there are none. */
export function BackupWarnings() {
  const { language } = usePage();
  const now = useNow();
  const read = useRead(backups.state(), { reloadOnFocus: true });
  if (read.state !== 'ready' || read.data.place === null) return null;
  const { made_at: madeAt, doubtful, failure } = read.data;
  const isOld = madeAt !== null && Date.parse(madeAt) < now - twoDays;
  if (!failure && !doubtful && !isOld) return null;
  return (
    <div className={styles.warnings}>
      {failure ? (
        <Notice tone="danger">
          <p className={styles.place}>
            <Trans>
              Копия сайта не сделана (<When time={failure.at} />
              ): {failure.reason} Сервер пробует снова каждый час.
            </Trans>
          </p>
        </Notice>
      ) : null}
      {doubtful ? <DoubtfulBackup doubtful={doubtful} day={formatDay(doubtful.day, language)} /> : null}
      {isOld ? (
        <Notice tone="warning">
          <p>
            <Trans>
              Хорошей копии сайта нет больше двух дней: последняя сделана <When time={madeAt} />. Почему,
              скажет журнал сервера или команда npm run janus -- doctor.
            </Trans>
          </p>
        </Notice>
      ) : null}
    </div>
  );
}
