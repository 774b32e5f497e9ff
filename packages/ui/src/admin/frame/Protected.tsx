import type { Action, PanelRoute } from '@janus-site/core';
import { can } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Gate } from '../signIn/useGate.ts';
import { useCurrentUser } from '../signIn/useCurrentUser.ts';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { usePage } from '../../hooks/page.ts';
import { SessionDialog } from './SessionDialog.tsx';
import { useWayToLogin } from './useWayToLogin.ts';

const needed: Readonly<Record<PanelRoute, Action | null>> = {
  projectsAdmin: 'manageContent',
  experiencesAdmin: 'manageContent',
  resumeAdmin: 'manageContent',
  createPost: 'manageContent',
  editPost: 'manageContent',
  pagesAdmin: 'manageContent',
  tagsAdmin: 'manageContent',
  seriesAdmin: 'manageContent',
  media: 'manageContent',
  blogMedia: 'manageContent',
  messages: 'manageMessages',
  users: 'manageUsers',
  trail: 'manageUsers',
  figures: 'manageProfile',
  blogFigures: 'manageProfile',
  site: 'manageProfile',
  blogSite: 'manageProfile',
  redirects: 'manageProfile',
  blogRedirects: 'manageProfile',
  imports: 'manageProfile',
  profile: null,
};

export interface ProtectedProps {
  gate: Gate;
  children: ReactNode;
}

/** Renders a protected page only for a signed-in user who may use it. */
export function Protected({ gate, children }: ProtectedProps) {
  const { t } = useLingui();
  const { route } = usePage();
  const person = useCurrentUser();
  useWayToLogin(gate.state === 'closed');

  if (gate.state === 'unreachable') {
    return <ErrorState title={t`Не удалось проверить вход`} error={gate.error} onRetry={gate.retry} />;
  }
  if (gate.state === 'checking' || gate.state === 'closed') return <Skeleton />;
  const action = needed[route as PanelRoute];
  if (action && !can(person, action)) {
    return (
      <EmptyState title={t`Нет доступа к этой странице`}>
        <Trans>Попросите владельца сайта дать вашей учётной записи нужную роль.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      {children}
      <SessionDialog
        {...(gate.state === 'ended' && { error: gate.error, onRetry: gate.retry })}
        isOpen={gate.state === 'ended'}
        username={person?.username ?? ''}
      />
    </>
  );
}
