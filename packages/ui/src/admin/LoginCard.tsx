import { useLingui } from '@lingui/react/macro';
import { useHost } from '../data/host.ts';
import { card, heading, reason } from './LoginCard.css.ts';
import { LoginForm } from './LoginForm.tsx';

export interface LoginCardProps {
  /** The session ended a moment ago, on this very page. */
  hasEnded?: boolean;
}

/** Signing in on a page of its own; a forced login says why. */
export function LoginCard({ hasEnded = false }: LoginCardProps) {
  const { t } = useLingui();
  const { query } = useHost<'login' | 'blogLogin'>();
  const isForced = query.next !== undefined;
  return (
    <section className={card} aria-labelledby="login-heading">
      <h1 id="login-heading" className={heading}>
        {t`Вход`}
      </h1>
      {hasEnded ? <p className={reason}>{t`Сеанс закончился. Войдите ещё раз.`}</p> : null}
      {isForced && !hasEnded ? (
        <p className={reason}>{t`Эта страница открывается после входа. Войдите, и мы вернём вас на неё.`}</p>
      ) : null}
      <LoginForm onDone={() => undefined} />
    </section>
  );
}
