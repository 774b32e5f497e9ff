import type { SecondFactor } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { quiet, row, rowMain, rows } from '../../shared/Page.css.ts';
import { FewCodes, fewCodes } from '../../signIn/secondFactor/FewCodes.tsx';
import type { Question } from './SecondFactorQuestion.tsx';

export interface SecondFactorRowsProps {
  state: SecondFactor;
  keyCount: number;
  isConnecting: boolean;
  onConnect(): void;
  onAsk(question: Question): void;
}

/** The methods of the second step, each with its actions. */
export function SecondFactorRows({ state, keyCount, isConnecting, onConnect, onAsk }: SecondFactorRowsProps) {
  const { t } = useLingui();
  const { totp, recovery_codes_left: left } = state;
  const words = { on: t`подключено`, off: t`не подключено`, unreadable: t`больше не подходит` };
  return (
    <>
      {totp === 'unreadable' ? (
        <Notice tone="warning">
          <p>
            {t`Секрет сервера сменился, как бывает после переноса сайта, и приложение больше не подходит. Подключите его заново.`}
          </p>
        </Notice>
      ) : null}
      {left <= fewCodes ? <FewCodes left={left} /> : null}
      <ul role="list" className={rows}>
        <li className={row}>
          <span className={rowMain}>
            {t`Приложение с кодами`}
            <span className={quiet}> · {words[totp]}</span>
          </span>
          <Button isPending={isConnecting} onClick={onConnect}>
            {totp === 'on' ? t`Заменить…` : t`Подключить…`}
          </Button>
          {totp !== 'off' && keyCount > 0 ? (
            <Button onClick={() => onAsk('removeTotp')}>{t`Отключить…`}</Button>
          ) : null}
        </li>
        <li className={row}>
          <span className={rowMain}>
            {t`Ключи доступа`}
            <span className={quiet}> · {keyCount || t`нет`}</span>
          </span>
        </li>
        <li className={row}>
          <span className={rowMain}>
            {t`Коды восстановления`}
            <span className={quiet}> · {t`осталось ${left}`}</span>
          </span>
          <Button onClick={() => onAsk('newCodes')}>{t`Сделать новые…`}</Button>
        </li>
      </ul>
      <div>
        <Button onClick={() => onAsk('disable')}>{t`Выключить двухшаговый вход…`}</Button>
      </div>
    </>
  );
}
