import { loginRoute } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useToast } from '../../components/Toast/Toast.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useServices } from '../../hooks/services.ts';

/** Signs out and opens the login page; if the server does not respond, offers to forget the session on this device. */
export function useSignOut(): () => void {
  const { t } = useLingui();
  const { face } = usePage();
  const { navigate, href } = useNavigation();
  const { session } = useServices();
  const showToast = useToast();
  const leave = () => navigate(href(loginRoute[face]));

  const forget = async () => {
    await session.forget();
    leave();
  };
  const signOut = async () => {
    const result = await session.logout();
    // A refused logout shows that the session was over already.
    if (result.ok || session.getSnapshot().status === 'anonymous') return leave();
    showToast({
      tone: 'error',
      message: t`Не удалось выйти: сервер не ответил. Вход на этом устройстве остаётся.`,
      action: { label: t`Выйти только здесь`, onAction: () => void forget() },
    });
  };
  return () => void signOut();
}
