import { loginRoute } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useToast } from '../../components/Toast/Toast.tsx';
import { useHost } from '../../hooks/host.ts';

/** Signs out and leads to the login; where the service does not answer, offers to forget the session on this device. */
export function useSignOut(): () => void {
  const { t } = useLingui();
  const host = useHost();
  const showToast = useToast();
  const leave = () => host.navigate(host.href(loginRoute[host.face]));

  const forget = async () => {
    await host.session.forget();
    leave();
  };
  const signOut = async () => {
    const result = await host.session.logout();
    if (result.ok) return leave();
    showToast({
      tone: 'error',
      message: t`Не удалось выйти: сервер не ответил. Вход на этом устройстве остаётся.`,
      action: { label: t`Выйти только здесь`, onAction: () => void forget() },
    });
  };
  return () => void signOut();
}
