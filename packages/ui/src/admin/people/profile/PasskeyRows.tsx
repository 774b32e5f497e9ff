import type { Passkey } from '@janus-site/core';
import { passkeys, secondFactor } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { quiet, row, rowMain, rows } from '../../shared/Page.css.ts';
import { When } from '../../shared/When.tsx';
import { WriteQuestion } from '../../shared/WriteQuestion.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { useRead } from '../../../hooks/useRead.ts';

export interface PasskeyRowsProps {
  items: readonly Passkey[];
}

/** The user's passkeys: their domain, last use, and a button to delete each. */
export function PasskeyRows({ items }: PasskeyRowsProps) {
  const { t } = useLingui();
  const showToast = useToast();
  const [asked, setAsked] = useState<Passkey | null>(null);
  const second = useRead(secondFactor.state());
  const isLastStep =
    items.length === 1 &&
    second.state === 'ready' &&
    second.data.enabled_at !== null &&
    second.data.totp === 'off';
  const name = asked?.name ?? '';
  return (
    <>
      <ul role="list" className={rows}>
        {items.map((one) => (
          <li key={one.id} className={row}>
            <span className={rowMain}>
              {one.name}
              <span className={quiet}> · {one.domain}</span>
            </span>
            <span className={quiet}>
              {one.last_used_at === null ? (
                t`ещё не использован`
              ) : (
                <Trans>
                  вход <When time={one.last_used_at} />
                </Trans>
              )}
            </span>
            <Button onClick={() => setAsked(one)}>{t`Удалить…`}</Button>
          </li>
        ))}
      </ul>
      {asked ? (
        <WriteQuestion
          key={asked.id}
          write={passkeys.remove}
          input={{ id: asked.id }}
          heading={t`Удалить ключ «${name}»?`}
          lead={t`Войти с ним больше не получится. На устройстве он останется, пока вы не удалите его там.`}
          confirmLabel={t`Удалить`}
          failed={t`Ключ не удалён.`}
          onDone={() => showToast({ message: t`Ключ «${name}» удалён` })}
          onClose={() => setAsked(null)}
        >
          {isLastStep ? (
            <Notice tone="warning">
              <p>{t`Это ваш последний второй шаг: вместе с ним выключится двухшаговый вход.`}</p>
            </Notice>
          ) : null}
        </WriteQuestion>
      ) : null}
    </>
  );
}
