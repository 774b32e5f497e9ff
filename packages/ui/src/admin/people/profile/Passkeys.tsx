import { passkeys } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { card, cardHead, quiet } from '../../shared/Page.css.ts';
import { passkeySupport } from '../../signIn/passkeys/passkeySupport.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { useRead } from '../../../hooks/useRead.ts';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { PasskeyRows } from './PasskeyRows.tsx';
import { useAccountAnchor } from './useAccountAnchor.ts';

/** The user's passkeys. */
export function Passkeys() {
  const { t } = useLingui();
  const showToast = useToast();
  const read = useRead(passkeys.list());
  const section = useAccountAnchor();
  const [isNew, setNew] = useState(false);
  const support = passkeySupport();
  const why = {
    offered: '',
    insecure: t`Здесь создать ключ нельзя: браузеры дают ключи только сайтам с https и именем. Откройте панель по такому адресу.`,
    missing: t`Этот браузер не умеет создавать ключи. Обновите его или откройте панель в другом.`,
  }[support];
  return (
    <section id="account" ref={section} tabIndex={-1} className={card}>
      <h2 className={cardHead}>{t`Ключи доступа`}</h2>
      <p className={quiet}>
        {t`Вход отпечатком, лицом или кодом устройства вместо пароля. Такой ключ не подобрать и не выманить. Пароль тоже остаётся.`}
      </p>
      {why ? <p>{why}</p> : null}
      {support === 'offered' ? (
        <div>
          <Button onClick={() => setNew(true)}>{t`Добавить ключ…`}</Button>
        </div>
      ) : null}
      {read.state === 'pending' ? <Skeleton /> : null}
      {read.state === 'failed' ? (
        <ErrorState title={t`Не удалось загрузить ключи`} error={read.error} onRetry={read.retry} />
      ) : null}
      {read.state === 'ready' ? <PasskeyRows items={read.data.items} /> : null}
      {isNew ? (
        <PasskeyDialog
          onClose={() => setNew(false)}
          onDone={() => {
            setNew(false);
            showToast({ message: t`Ключ добавлен` });
          }}
        />
      ) : null}
    </section>
  );
}
