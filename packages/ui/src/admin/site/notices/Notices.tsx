import type { NoticeChannelName } from '@janus-site/core';
import { can, notices } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useRead } from '../../../hooks/useRead.ts';
import { onDemand } from '../../shared/onDemand.tsx';
import { useCurrentUser } from '../../signIn/useCurrentUser.ts';
import { card, cardHead, quiet, rows } from '../../shared/Page.css.ts';
import { ChannelRow } from './ChannelRow.tsx';

// Loaded on demand: set up once.
const MailDialog = onDemand(async () => (await import('./MailDialog.tsx')).MailDialog);
const TelegramDialog = onDemand(async () => (await import('./TelegramDialog.tsx')).TelegramDialog);

/** How the owner is notified of messages and account security events; empty without the permission to manage users. */
export function Notices() {
  return can(useCurrentUser(), 'manageUsers') ? <Channels /> : null;
}

function Channels() {
  const { t } = useLingui();
  const read = useRead(notices.channels());
  const [edited, setEdited] = useState<NoticeChannelName | null>(null);
  const handleClose = () => setEdited(null);
  return (
    <section className={card}>
      <h2 className={cardHead}>{t`Уведомления`}</h2>
      <p className={quiet}>
        {t`О новых сообщениях и о безопасности учётных записей сайт напишет вам сам: на почту, в Telegram или туда и туда. Через ту же почту уходят ответы посетителям, и каждый узнаёт о безопасности своей учётной записи.`}
      </p>
      {read.state === 'pending' ? <Skeleton /> : null}
      {read.state === 'failed' ? (
        <ErrorState title={t`Не удалось загрузить уведомления`} error={read.error} onRetry={read.retry} />
      ) : null}
      {read.state === 'ready' ? (
        <>
          <ul role="list" className={rows}>
            <ChannelRow
              channel="mail"
              name={t`Почта`}
              place={placeOfMail(read.data.mail)}
              state={read.data.mail}
              onEdit={() => setEdited('mail')}
            />
            <ChannelRow
              channel="telegram"
              name="Telegram"
              place={read.data.telegram.chat}
              state={read.data.telegram}
              onEdit={() => setEdited('telegram')}
            />
          </ul>
          {edited === 'mail' ? (
            <MailDialog
              mail={read.data.mail}
              allowsPrivate={read.data.allows_private}
              onClose={handleClose}
            />
          ) : null}
          {edited === 'telegram' ? (
            <TelegramDialog telegram={read.data.telegram} onClose={handleClose} />
          ) : null}
        </>
      ) : null}
    </section>
  );
}

const placeOfMail = ({ to, host, port }: { to: string; host: string; port: number }) =>
  host ? `${to} · ${host}:${port}` : '';
