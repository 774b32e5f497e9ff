import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { usePage } from '../../hooks/page.ts';
import { otherLogin } from './handover/otherFace.ts';
import type { Handover } from './handover/useHandover.ts';
import { card, heading, reason } from './LoginCard.css.ts';
import { LoginForm } from './LoginForm.tsx';
import { useFaceLinks } from '../shared/acrossFaces.ts';

export interface LoginCardProps {
  /** The session has just ended on this page. */
  hasEnded?: boolean;
  handover: Pick<Handover, 'problem' | 'ask'>;
}

/** The sign-in page; states why if it was reached by a redirect. */
export function LoginCard({ hasEnded = false, handover }: LoginCardProps) {
  const { t } = useLingui();
  const { query } = usePage<'login' | 'blogLogin'>();
  const links = useFaceLinks();
  const other = otherLogin(links)?.host;
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
      {handover.problem ? (
        <p role="alert" className={reason}>
          {handover.problem}
        </p>
      ) : null}
      <LoginForm onDone={() => undefined} />
      {other ? <Button isLarge onClick={handover.ask}>{t`Войти через ${other}`}</Button> : null}
    </section>
  );
}
