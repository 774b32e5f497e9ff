import type { NewAccessToken } from '@janus-site/core';
import { accessTokens } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useRead } from '../../../hooks/useRead.ts';
import { onDemand } from '../../shared/onDemand.tsx';
import { card, cardHead, quiet } from '../../shared/Page.css.ts';
import { AccessTokenRows } from './AccessTokenRows.tsx';

// Loaded on demand: tokens are rarely created.
const AccessTokenDialog = onDemand(async () => (await import('./AccessTokenDialog.tsx')).AccessTokenDialog);
const NewTokenDialog = onDemand(async () => (await import('./NewTokenDialog.tsx')).NewTokenDialog);

/** The personal access tokens of the user's programs. */
export function AccessTokens() {
  const { t } = useLingui();
  const read = useRead(accessTokens.list());
  const [isNew, setNew] = useState(false);
  const [made, setMade] = useState<NewAccessToken | null>(null);
  return (
    <section className={card}>
      <h2 className={cardHead}>{t`Токены доступа`}</h2>
      <p className={quiet}>
        {t`Для программ, которые работают с сайтом от вашего имени, например для CI: пароль им не нужен. Токен может только то, что вы ему разрешили, и не больше вас самих.`}
      </p>
      <div>
        <Button onClick={() => setNew(true)}>{t`Создать токен…`}</Button>
      </div>
      {read.state === 'pending' ? <Skeleton /> : null}
      {read.state === 'failed' ? (
        <ErrorState title={t`Не удалось загрузить токены`} error={read.error} onRetry={read.retry} />
      ) : null}
      {read.state === 'ready' ? <AccessTokenRows items={read.data.items} /> : null}
      {isNew ? (
        <AccessTokenDialog
          onClose={() => setNew(false)}
          onDone={(token) => {
            setNew(false);
            setMade(token);
          }}
        />
      ) : null}
      {made ? <NewTokenDialog made={made} onClose={() => setMade(null)} /> : null}
    </section>
  );
}
