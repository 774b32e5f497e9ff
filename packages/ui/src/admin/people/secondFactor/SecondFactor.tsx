import type { RecoveryCodes, TotpOptions } from '@janus-site/core';
import { passkeys, secondFactor } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { useRead } from '../../../hooks/useRead.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { Failure } from '../../shared/Failure.tsx';
import { onDemand } from '../../shared/onDemand.tsx';
import { actions, card, cardHead, quiet } from '../../shared/Page.css.ts';
import { When } from '../../shared/When.tsx';
import { SecondFactorQuestion, type Question } from './SecondFactorQuestion.tsx';
import { SecondFactorRows } from './SecondFactorRows.tsx';

// Loaded on demand, together with the QR code library.
const TotpDialog = onDemand(async () => (await import('./TotpDialog.tsx')).TotpDialog);
const CodesDialog = onDemand(async () => (await import('./CodesDialog.tsx')).CodesDialog);

/** The user's two-step sign-in: off, or on with an app, passkeys and recovery codes. */
export function SecondFactor() {
  const { t } = useLingui();
  const showToast = useToast();
  const read = useRead(secondFactor.state());
  const keys = useRead(passkeys.list());
  const options = useWrite(secondFactor.totpOptions);
  const enable = useWrite(secondFactor.enable);
  const [setUp, setSetUp] = useState<TotpOptions | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Question | null>(null);
  const keyCount = keys.state === 'ready' ? keys.data.items.length : 0;

  const handleConnect = async () => {
    const result = await options.run();
    if (result.ok) setSetUp(result.data);
  };
  const handleMade = ({ recovery_codes: made }: RecoveryCodes) => {
    setSetUp(null);
    if (made.length > 0) setCodes(made);
    else showToast({ message: t`Приложение подключено` });
  };
  const handleEnable = async () => {
    const result = await enable.run();
    if (result.ok) handleMade(result.data);
  };
  const failed = options.error ?? enable.error;
  return (
    <section className={card}>
      <h2 className={cardHead}>{t`Двухшаговый вход`}</h2>
      {read.state === 'pending' ? <Skeleton /> : null}
      {read.state === 'failed' ? (
        <ErrorState title={t`Не удалось узнать, включён ли он`} error={read.error} onRetry={read.retry} />
      ) : null}
      {read.state === 'ready' && read.data.enabled_at === null ? (
        <>
          <p className={quiet}>
            {t`Выключен. Если включить, одного пароля для входа мало: понадобится ещё код из приложения или ключ доступа. Вход ключом доступа остаётся прежним.`}
          </p>
          <div className={actions}>
            <Button isPending={options.isPending} onClick={() => void handleConnect()}>
              {t`Подключить приложение…`}
            </Button>
            {keyCount > 0 ? (
              <Button isPending={enable.isPending} onClick={() => void handleEnable()}>
                {t`Включить с ключами доступа`}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
      {read.state === 'ready' && read.data.enabled_at !== null ? (
        <>
          <p className={quiet}>
            <Trans>
              Включён <When time={read.data.enabled_at} />: после пароля нужен второй шаг.
            </Trans>
          </p>
          <SecondFactorRows
            state={read.data}
            keyCount={keyCount}
            isConnecting={options.isPending}
            onConnect={() => void handleConnect()}
            onAsk={setAsked}
          />
        </>
      ) : null}
      {failed ? <Failure what={t`Не получилось.`} error={failed} /> : null}
      {setUp ? <TotpDialog options={setUp} onDone={handleMade} onClose={() => setSetUp(null)} /> : null}
      {codes.length > 0 ? <CodesDialog codes={codes} onClose={() => setCodes([])} /> : null}
      {asked ? (
        <SecondFactorQuestion key={asked} asked={asked} onCodes={setCodes} onClose={() => setAsked(null)} />
      ) : null}
    </section>
  );
}
