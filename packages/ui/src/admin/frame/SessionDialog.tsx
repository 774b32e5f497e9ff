import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LoginForm } from '../signIn/LoginForm.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useServices } from '../../hooks/services.ts';

export interface SessionDialogProps {
  /** The session ended during work. */
  isOpen: boolean;
  /** The user of that session. */
  username: string;
}

/** Asks for the password over the page: the screen stays, and a refused save runs again. */
export function SessionDialog({ isOpen, username }: SessionDialogProps) {
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
      <LoginForm username={username || startName} onDone={handleDone} />
    </Dialog>
  );
}
