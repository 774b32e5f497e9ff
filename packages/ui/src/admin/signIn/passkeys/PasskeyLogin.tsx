import { loginErrorText, passkeys } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { usePage } from '../../../hooks/page.ts';
import { useServices } from '../../../hooks/services.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { answerWithPasskey } from './askBrowser.ts';
import { passkeySupport } from './passkeySupport.ts';
import { useNoAnswerText } from './useNoAnswerText.ts';

export interface PasskeyLoginProps {
  /** Called after the user has signed in. */
  onDone(): void;
  /** Called with the reason of a failure; empty at a new attempt. */
  onProblem(text: string): void;
}

/** Sign-in by passkey, without user name and password; empty where the page does not support it. */
export function PasskeyLogin({ onDone, onProblem }: PasskeyLoginProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const { session } = useServices();
  const options = useWrite(passkeys.signInOptions);
  const noAnswerText = useNoAnswerText();
  const [isPending, setPending] = useState(false);
  if (passkeySupport() !== 'offered') return null;

  const signIn = async (): Promise<string> => {
    const asked = await options.run();
    if (!asked.ok) return loginErrorText(asked.error, language);
    const answer = await answerWithPasskey(asked.data);
    if (!answer.ok) return noAnswerText(answer.reason);
    const result = await session.login({ credential: answer.credential });
    const isIn = result.ok || session.getSnapshot().isAuthenticated;
    return isIn ? '' : loginErrorText(result.error, language);
  };
  const handleClick = async () => {
    setPending(true);
    onProblem('');
    const problem = await signIn();
    setPending(false);
    if (problem) onProblem(problem);
    else onDone();
  };
  return (
    <Button isLarge isPending={isPending} onClick={() => void handleClick()}>
      {t`Войти с ключом доступа`}
    </Button>
  );
}
