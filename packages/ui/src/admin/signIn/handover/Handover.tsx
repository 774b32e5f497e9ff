import { loginErrorText, loginRoute, sessions, withReturnPath } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button/Button.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useNavigation } from '../../../hooks/navigation.ts';
import { usePage } from '../../../hooks/page.ts';
import { useServices } from '../../../hooks/services.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { otherLogin } from './otherFace.ts';
import { challengeOf, keepQuestion, makeVerifier, takeQuestion } from './question.ts';
import { hasMark, hasTried, setMark, setTried } from './signedInMark.ts';
import { useBeginning } from './useBeginning.ts';
import type { HandoverTask } from './useHandover.ts';
import { useFaceLinks } from '../../shared/acrossFaces.ts';

export interface HandoverProps {
  task: HandoverTask;
  isSignedIn: boolean;
  /** Called when nothing is left to do here; `problem` states why it failed. */
  onEnd(problem?: string): void;
}

/** Whether it may start by itself: somebody is signed in on the other face, or its pages led here. */
function isLikely(other: URL): boolean {
  return !hasTried() && (hasMark() || document.referrer.startsWith(`${other.origin}/`));
}

/**
 * Carries a sign-in from one face to the other, since each keeps its tokens to itself: the page without tokens sends a
 * challenge to the other face's login page, which returns a code for it (PKCE). Neither sends an address: both know
 * them.
 */
export function Handover({ task, isSignedIn, onEnd }: HandoverProps) {
  const { t } = useLingui();
  const { query, face, language } = usePage<'login' | 'blogLogin'>();
  const { navigate, href } = useNavigation();
  const { session } = useServices();
  const links = useFaceLinks();
  const handover = useWrite(sessions.handOver);
  const other = otherLogin(links);
  const otherHost = other?.host ?? '';

  const leave = (to: URL, fragment: string) => {
    to.hash = fragment;
    navigate(to.href, { replace: true });
  };

  const ask = (to: URL, isWanted: boolean) => {
    if (!isWanted && !isLikely(to)) return onEnd();
    const verifier = makeVerifier();
    if (!keepQuestion({ verifier, next: query.next ?? '' })) return onEnd();
    setTried(true);
    return leave(to, `handover=${challengeOf(verifier)}`);
  };

  const give = async (to: URL, challenge: string) => {
    if (!isSignedIn) {
      setMark(links, false);
      return leave(to, 'code=');
    }
    const made = await handover.run({ origin: to.origin, code_challenge: challenge });
    if (made.ok) leave(to, `code=${made.data.code}`);
  };

  const take = async (code: string) => {
    const question = takeQuestion();
    if (question?.next) {
      const login = href(loginRoute[face]);
      history.replaceState(history.state, '', withReturnPath(login, question.next));
    }
    if (isSignedIn) return onEnd();
    if (!question) return onEnd(t`Этот вход начат не в этой вкладке. Попробуйте ещё раз или войдите здесь.`);
    if (code === '')
      return onEnd(t`На ${otherHost} вы тоже не вошли. Войдите здесь: вход подойдёт обеим панелям.`);
    const result = await session.login({ code, code_verifier: question.verifier });
    if (!result.ok && !session.getSnapshot().isAuthenticated) onEnd(loginErrorText(result.error, language));
  };

  const begin = () => {
    if (task.kind === 'take') return take(task.code);
    if (!other) return onEnd();
    return task.kind === 'give' ? give(other, task.challenge) : ask(other, task.isWanted);
  };
  useBeginning(begin, isSignedIn);

  if (handover.error) {
    return (
      <>
        <ErrorState
          title={t`Вход на ${otherHost} не перенесён`}
          error={handover.error}
          onRetry={() => void begin()}
        />
        <div>
          <Button onClick={() => onEnd()}>{t`Остаться здесь`}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p role="status">
        {task.kind === 'give' ? t`Открываю ${otherHost}…` : t`Переношу вход с ${otherHost}…`}
      </p>
      <Skeleton />
    </>
  );
}
