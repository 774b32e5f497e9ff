import type { SignIn } from '@janus-site/core';
import { sessions } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Failure } from '../../shared/Failure.tsx';
import { card, cardHead, quiet, row, rowMain, rows } from '../../shared/Page.css.ts';
import { PasswordDialog } from '../PasswordDialog.tsx';
import { When } from '../../shared/When.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { useRead } from '../../../hooks/useRead.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { browserName } from './browserName.ts';
import { handedOver } from './SignIns.css.ts';

/** The user's password, and the devices on which they are signed in. */
export function SignIns() {
  const { t } = useLingui();
  const { user } = useSession();
  const showToast = useToast();
  const read = useRead(sessions.list({ limit: 100 }));
  const remove = useWrite(sessions.remove);
  const [isPassword, setPassword] = useState(false);
  const [failedId, setFailedId] = useState<string | null>(null);
  const handleEnd = async (session: SignIn) => {
    setFailedId(null);
    const result = await remove.run({ id: session.id });
    if (result.ok) showToast({ message: t`Сеанс завершён` });
    else setFailedId(session.id);
  };
  return (
    <section className={card}>
      <h2 className={cardHead}>{t`Ваш вход`}</h2>
      {user ? (
        <div>
          <Button onClick={() => setPassword(true)}>{t`Сменить пароль…`}</Button>
        </div>
      ) : null}
      {read.state === 'pending' ? <Skeleton /> : null}
      {read.state === 'failed' ? (
        <ErrorState title={t`Не удалось загрузить сеансы`} error={read.error} onRetry={read.retry} />
      ) : null}
      {read.state === 'ready' ? (
        <ul role="list" className={rows}>
          {read.data.items.map((session) => (
            <li key={session.id} className={row}>
              <span className={rowMain}>
                {browserName(session.user_agent) || t`Неизвестное устройство`}
                <span className={quiet}> · {session.address}</span>
                {session.handed_over.map((other) => (
                  <span key={other.origin + other.last_used_at} className={handedOver}>
                    <Trans>
                      и на {new URL(other.origin).host} · {other.address} · <When time={other.last_used_at} />
                    </Trans>
                  </span>
                ))}
              </span>
              <span className={quiet}>
                <When time={session.last_used_at} />
              </span>
              {session.is_current ? (
                <span className={quiet}>{t`это устройство`}</span>
              ) : (
                <Button onClick={() => void handleEnd(session)}>{t`Завершить`}</Button>
              )}
              {failedId === session.id && remove.error ? (
                <Failure
                  what={t`Сеанс не завершён.`}
                  error={remove.error}
                  onRetry={() => void handleEnd(session)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {isPassword && user ? (
        <PasswordDialog
          user={user}
          isOwn
          onClose={() => setPassword(false)}
          onDone={() => {
            setPassword(false);
            showToast({ message: t`Пароль сменён` });
          }}
        />
      ) : null}
    </section>
  );
}
