import { hasAnyRole } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useSession } from '../../hooks/useSession.ts';
import { acrossFaces, useFaceLinks } from '../shared/acrossFaces.ts';
import { useHandover } from './handover/useHandover.ts';
import { LoginCard } from './LoginCard.tsx';
import { onDemand } from '../shared/onDemand.tsx';
import { useGate } from './useGate.ts';
import { useWayBack } from './useWayBack.ts';

const Handover = onDemand(async () => (await import('./handover/Handover.tsx')).Handover);

export interface SignInGateProps {
  /** Shown to signed-in users. */
  children: ReactNode;
}

/**
 * The login address: the form for a visitor, the start page for a signed-in user, neither until the session is known.
 */
export function SignInGate({ children }: SignInGateProps) {
  const { t } = useLingui();
  const gate = useGate();
  const links = useFaceLinks();
  const { user } = useSession();
  const isOpen = gate.state === 'open';
  const handover = useHandover(gate.state);
  const { task } = handover;
  const isLeaving = useWayBack(isOpen && task === null);

  if (gate.state === 'unreachable') {
    return (
      <>
        <ErrorState title={t`Не удалось проверить вход`} error={gate.error} onRetry={gate.retry} />
        <LoginCard handover={handover} />
      </>
    );
  }
  if (task && gate.state !== 'checking')
    return <Handover key={task.kind} task={task} isSignedIn={isOpen} onEnd={handover.end} />;
  if (gate.state === 'closed' || gate.state === 'ended')
    return <LoginCard hasEnded={gate.state === 'ended'} handover={handover} />;
  if (gate.state === 'checking' || isLeaving) {
    return (
      <>
        <noscript>
          <p>
            <Trans>Чтобы войти, включите в браузере JavaScript: без него панель не работает.</Trans>
          </p>
        </noscript>
        <Skeleton />
      </>
    );
  }
  if (user && !hasAnyRole(user)) {
    return (
      <EmptyState
        title={t`У вашей учётной записи пока нет роли`}
        action={
          <ButtonLink href={acrossFaces(links, 'portfolio', 'profile')}>{t`Ваша учётная запись`}</ButtonLink>
        }
      >
        <Trans>Вы вошли, но управлять сайтом пока не можете. Попросите владельца сайта дать вам роль.</Trans>
      </EmptyState>
    );
  }
  return children;
}
