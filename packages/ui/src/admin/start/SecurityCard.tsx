import type { TrailEvent } from '@janus-site/core';
import { can, events } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { isFromCommandLine, useEventWords } from '../shared/eventWords.ts';
import { Failure } from '../shared/Failure.tsx';
import { actions, card, cardHead, quiet, row, rowMain, rows } from '../shared/Page.css.ts';
import { When } from '../shared/When.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { useSession } from '../../hooks/useSession.ts';
import { useWrite } from '../../hooks/useWrite.ts';

export interface SecurityCardProps {
  /** Newest first, at least one. */
  items: readonly TrailEvent[];
}

const most = 5;

/** Lists events that the user may not have caused; one press dismisses them until there are more. */
export function SecurityCard({ items }: SecurityCardProps) {
  const { t } = useLingui();
  const { href } = useNavigation();
  const { user } = useSession();
  const words = useEventWords();
  const see = useWrite(events.seeSecurity);
  const more = items.length - most;
  const handleSeen = () => {
    const [newest] = items;
    if (newest) void see.run({ until: newest.at });
  };
  const whose = ({ object, actor }: TrailEvent) =>
    object?.kind === 'account' ? object.title : (actor?.name ?? '');
  return (
    <section className={card}>
      <h2 className={cardHead}>{t`Безопасность`}</h2>
      <ul role="list" className={rows}>
        {items.slice(0, most).map((event) => (
          <li key={event.id} className={row}>
            <span className={rowMain}>
              {[words.actions[event.action], words.facts(event)].filter(Boolean).join(': ')}
              <span className={quiet}>
                {' '}
                ·{' '}
                {[whose(event), isFromCommandLine(event) ? t`командная строка` : event.address]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={quiet}>
              <When time={event.at} />
            </span>
          </li>
        ))}
        {more > 0 ? <li className={`${row} ${quiet}`}>{t`Ещё событий: ${more}`}</li> : null}
      </ul>
      <p
        className={quiet}
      >{t`Если это не вы, смените пароль и завершите чужие сеансы в разделе «Профиль».`}</p>
      <div className={actions}>
        <Button isPending={see.isPending} onClick={handleSeen}>{t`Понятно`}</Button>
        {can(user, 'manageUsers') ? <ButtonLink href={href('trail')}>{t`Журнал`}</ButtonLink> : null}
      </div>
      {see.error ? <Failure what={t`Не отмечено.`} error={see.error} onRetry={handleSeen} /> : null}
    </section>
  );
}
