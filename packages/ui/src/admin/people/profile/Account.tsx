import { can } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { card, cardHead, quiet } from '../../shared/Page.css.ts';
import { UserPhoto } from '../photo/UserPhoto.tsx';
import { useCurrentUser } from '../../signIn/useCurrentUser.ts';
import { Link } from '../../../components/Link/Link.tsx';
import { useNavigation } from '../../../hooks/navigation.ts';
import { AccountNames } from './AccountNames.tsx';

/** The user's own account: name and photo, and who can change the rest. */
export function Account() {
  const { t } = useLingui();
  const { href } = useNavigation();
  const user = useCurrentUser();
  if (!user) return null;
  const { username } = user;
  const own = href('users', { query: { edit: user.id } });
  return (
    <section className={card}>
      <h2 className={cardHead}>{t`Ваша учётная запись`}</h2>
      <p className={quiet}>
        {can(user, 'manageUsers') ? (
          <Trans>
            Вы входите как {username}. Имя пользователя и почту меняют{' '}
            <Link href={own}>в разделе «Пользователи»</Link>.
          </Trans>
        ) : (
          <Trans>Вы входите как {username}. Имя пользователя, почту и роль меняет владелец сайта.</Trans>
        )}
      </p>
      <AccountNames user={user} />
      <UserPhoto user={user} />
    </section>
  );
}
