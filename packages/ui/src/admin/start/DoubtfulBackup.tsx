import type { BackupKind, Backups } from '@janus-site/core';
import { backups } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Failure } from '../shared/Failure.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { useWrite } from '../../hooks/useWrite.ts';
import * as styles from './Backups.css.ts';

export interface DoubtfulBackupProps {
  doubtful: NonNullable<Backups['doubtful']>;
  /** The day of the backup as text. */
  day: string;
}

/** Reports what a backup lacks, and lets the owner confirm that it was deleted on purpose. */
export function DoubtfulBackup({ doubtful, day }: DoubtfulBackupProps) {
  const { t } = useLingui();
  const showToast = useToast();
  const accept = useWrite(backups.accept);
  const names: Record<BackupKind, string> = {
    users: t`учётные записи`,
    posts: t`посты`,
    post_translations: t`тексты постов`,
    projects: t`проекты`,
    experiences: t`места работы`,
    messages: t`сообщения`,
    media: t`картинки`,
    files: t`файлы картинок`,
    rows: t`всего записей`,
  };
  const losses = doubtful.losses.map(({ kind, now, before }) => {
    const name = names[kind];
    return t`${name}: ${now} из ${before}`;
  });
  const handleAccept = async () => {
    const result = await accept.run({ day: doubtful.day });
    if (result.ok) showToast({ message: t`Копия принята` });
  };
  const list = losses.join(', ');
  return (
    <Notice tone="warning">
      <p>
        <Trans>
          В копии сайта ({day}) намного меньше, чем в прежних ({list}). Прежние хорошие копии остаются,
          сколько бы это ни длилось. Если вы сами столько удалили, примите её; если нет, верните сайт из
          хорошей копии: npm run janus -- backup list.
        </Trans>
      </p>
      <div className={styles.act}>
        <Button onClick={() => void handleAccept()} isPending={accept.isPending}>{t`Принять копию`}</Button>
      </div>
      {accept.error ? (
        <Failure what={t`Копия не принята.`} error={accept.error} onRetry={() => void handleAccept()} />
      ) : null}
    </Notice>
  );
}
