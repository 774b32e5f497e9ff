import { can, sample } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { restored, restoredWords } from '../forms/FormNotices.css.ts';
import { Failure } from '../shared/Failure.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useRead } from '../../hooks/useRead.ts';
import { useSession } from '../../hooks/useSession.ts';
import { useSampleActs } from './useSampleActs.ts';
import { useSampleText } from './useSampleText.ts';

export interface SampleNoticeProps {
  /** Whether to offer restoring a removed sample as well. */
  withRestoring?: boolean;
}

/** States that the site shows the sample, with a button to remove it; empty for users without the right. */
export function SampleNotice({ withRestoring = false }: SampleNoticeProps) {
  const { t } = useLingui();
  const { user } = useSession();
  const read = useRead(can(user, 'manageProfile') ? sample.state() : null);
  const { remove, restore } = useSampleActs();
  const contents = useSampleText(read.state === 'ready' ? read.data : null);
  if (read.state !== 'ready') return null;
  if (contents !== '') {
    return (
      <Notice tone="info">
        <div className={restored}>
          <p className={restoredWords}>
            {t`Сейчас на сайте пример: ${contents}. Учитесь на нём или начните с чистого листа; то, что вы изменили, уже ваше и останется.`}
          </p>
          <Button isPending={remove.isPending} onClick={remove.run}>{t`Убрать пример`}</Button>
        </div>
        {remove.error ? (
          <Failure what={t`Пример не убран.`} error={remove.error} onRetry={remove.run} />
        ) : null}
      </Notice>
    );
  }
  if (!withRestoring || read.data.restorable === 0) return null;
  return (
    <Notice tone="info">
      <div className={restored}>
        <p className={restoredWords}>{t`Пример убран. Вернуть его можно в течение 30 дней.`}</p>
        <Button isPending={restore.isPending} onClick={restore.run}>{t`Вернуть пример`}</Button>
      </div>
      {restore.error ? (
        <Failure what={t`Пример не возвращён.`} error={restore.error} onRetry={restore.run} />
      ) : null}
    </Notice>
  );
}
