import type { NoticeChannelName, NoticeChannels } from '@janus-site/core';
import { notices } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button/Button.tsx';
import { useWrite } from '../../../hooks/useWrite.ts';
import { visuallyHidden } from '../../../theme/text.css.ts';
import { Failure } from '../../shared/Failure.tsx';
import { row, rowMain } from '../../shared/Page.css.ts';
import { actions, facts, trouble } from './Notices.css.ts';
import { Outcome } from './Outcome.tsx';
import { useTrial } from './useTrial.ts';

export interface ChannelRowProps {
  channel: NoticeChannelName;
  name: string;
  /** The recipient: an address or a chat. */
  place: string;
  state: Pick<NoticeChannels[NoticeChannelName], 'set_by' | 'is_on' | 'waiting'>;
  onEdit(): void;
}

/** One notification channel: its recipient, state and last test result. */
export function ChannelRow({ channel, name, place, state, onEdit }: ChannelRowProps) {
  const { t } = useLingui();
  const { set_by: setBy, is_on: isOn, waiting } = state;
  const trial = useTrial(useWrite(notices.test), channel);
  const states = {
    nobody: t`не настроено`,
    panel: isOn ? t`включено` : t`выключено`,
    operator: t`задано настройками сервера, здесь не меняется`,
  };
  const { count, last } = waiting;
  return (
    <li className={row}>
      <span className={rowMain}>
        {name}
        {place ? <span className={facts}>{place}</span> : null}
        <span className={facts}>{states[setBy]}</span>
        {last ? (
          <>
            <span className={`${facts} ${trouble}`}>{t`Не отправлено, повторяем: ${count}. Причина:`}</span>
            <Outcome outcome={last} />
          </>
        ) : null}
        <span role="status">{trial.outcome ? <Outcome outcome={trial.outcome} /> : null}</span>
        {trial.error ? <Failure what={t`Не проверено.`} error={trial.error} /> : null}
      </span>
      <span className={actions}>
        {setBy === 'nobody' ? null : (
          <Button isPending={trial.isPending} onClick={trial.send}>
            {t`Отправить пробное`} <span className={visuallyHidden}>{name}</span>
          </Button>
        )}
        {setBy === 'operator' ? null : (
          <Button onClick={onEdit}>
            {setBy === 'nobody' ? t`Настроить…` : t`Изменить…`} <span className={visuallyHidden}>{name}</span>
          </Button>
        )}
      </span>
    </li>
  );
}
