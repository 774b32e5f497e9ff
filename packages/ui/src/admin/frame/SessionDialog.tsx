import type { ClientError } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LoginForm } from '../signIn/LoginForm.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useServices } from '../../hooks/services.ts';

export interface SessionDialogProps {
  /** The session ended during work. */
  isOpen: boolean;
  /** The user of that session. */
  username: string;
  /** Why the user of the new session could not be loaded. */
  error?: ClientError | undefined;
  onRetry?: (() => void) | undefined;
}

/** Asks for the password over the page: the screen stays, and a refused save runs again. */
export function SessionDialog({ isOpen, username, error, onRetry }: SessionDialogProps) {
  const { t } = useLingui();
  const { face } = usePage();
  const { navigate, href } = useNavigation();
  const { session } = useServices();
  const [startName] = useState(username);
  const handleDone = () => {
    // Another user must not continue in the first one's forms.
    const now = session.getSnapshot().user;
    if (username && now && now.username !== username) {
      navigate(href(face === 'blog' ? 'blogLogin' : 'login'));
    }
  };
  return (
    <Dialog
      size="small"
      canClose={false}
      heading={t`Сеанс закончился`}
      lead={t`Войдите ещё раз, чтобы продолжить с того же места. Введённое сохранено на этом устройстве.`}
      isOpen={isOpen}
      onOpenChange={() => undefined}
    >
      {error && onRetry ? (
        <ErrorState title={t`Не удалось проверить вход`} error={error} onRetry={onRetry} />
      ) : (
        <LoginForm username={username || startName} onDone={handleDone} />
      )}
    </Dialog>
  );
}
