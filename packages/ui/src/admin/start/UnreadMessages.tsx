import { messages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { card, cardHead, quiet, row, rowMain, rows } from '../shared/Page.css.ts';
import { When } from '../shared/When.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { useRead } from '../../hooks/useRead.ts';

/** The visitors' unread messages. */
export function UnreadMessages() {
  const { t } = useLingui();
  const { href } = useNavigation();
  const read = useRead(messages.unread(), { reloadOnFocus: true });
  const total = read.state === 'ready' ? read.data.total : 0;
  return (
    <section className={card}>
      <h2 className={cardHead}>
        <Link href={href('messages')}>{total ? t`Новые сообщения: ${total}` : t`Сообщения`}</Link>
      </h2>
      {read.state === 'pending' ? <Skeleton /> : null}
      {read.state === 'failed' ? <ErrorState error={read.error} onRetry={read.retry} /> : null}
      {read.state === 'ready' && total === 0 ? <p className={quiet}>{t`Непрочитанных нет.`}</p> : null}
      {read.state === 'ready' && total > 0 ? (
        <ul role="list" className={rows}>
          {read.data.items.map((message) => (
            <li key={message.id} className={row}>
              <span className={rowMain}>
                <strong>{message.name}</strong> {message.message.slice(0, 120)}
              </span>
              <span className={quiet}>
                <When time={message.created_at} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
