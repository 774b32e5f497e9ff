import type { User } from '@janus-site/core';
import { canToAccount, secondFactor, users } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { card, cardHead } from '../../shared/Page.css.ts';
import { WriteQuestion } from '../../shared/WriteQuestion.tsx';
import { PasswordDialog } from '../PasswordDialog.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { useNavigation } from '../../../hooks/navigation.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { danger } from './UsersScreen.css.ts';

export interface AccountActionsProps {
  user: User;
}

/** Irreversible actions on an account: setting a password, resetting two-step sign-in, deletion. */
export function AccountActions({ user }: AccountActionsProps) {
  const { t } = useLingui();
  const { navigate, href } = useNavigation();
  const showToast = useToast();
  const me = useSession().user;
  const [asked, setAsked] = useState<'password' | 'reset' | 'delete' | null>(null);
  const { username } = user;

  const handleDeleted = () => {
    showToast({ message: t`Пользователь ${username} удалён` });
    navigate(href('users'), { replace: true });
  };
  // users turn off their own in the profile, and only a superuser can reset an owner's
  const isOwner = user.roles.some(({ name }) => name === 'owner');
  const canReset = user.has_second_factor && user.id !== me?.id && (me?.is_superuser === true || !isOwner);
  return (
    <section className={card}>
      <h2 className={cardHead}>{t`Доступ`}</h2>
      <div className={danger}>
        <Button onClick={() => setAsked('password')}>{t`Сменить пароль…`}</Button>
        {canReset ? <Button onClick={() => setAsked('reset')}>{t`Сбросить двухшаговый вход…`}</Button> : null}
        {canToAccount(me, 'delete', user) ? (
          <Button tone="danger" onClick={() => setAsked('delete')}>
            {t`Удалить пользователя…`}
          </Button>
        ) : null}
      </div>
      {asked === 'password' ? (
        <PasswordDialog
          user={user}
          isOwn={user.id === me?.id}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            showToast({ message: t`Пароль сменён` });
          }}
        />
      ) : null}
      {asked === 'reset' ? (
        <WriteQuestion
          write={secondFactor.reset}
          input={{ id: user.id }}
          heading={t`Сбросить двухшаговый вход: ${username}?`}
          lead={t`Для тех, кто потерял и телефон, и коды. Войти можно будет одним паролем, сеансы завершатся. Убедитесь, что просит сам человек, а не кто-то от его имени.`}
          confirmLabel={t`Сбросить`}
          failed={t`Не сброшено.`}
          onDone={() => showToast({ message: t`Двухшаговый вход сброшен` })}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {asked === 'delete' ? (
        <WriteQuestion
          write={users.remove}
          input={{ id: user.id }}
          heading={t`Удалить пользователя ${username}?`}
          lead={t`Он больше не сможет войти, его сеансы завершатся. Посты и проекты останутся. Вернуть учётную запись нельзя.`}
          confirmLabel={t`Удалить навсегда`}
          failed={t`Не удалено.`}
          onDone={handleDeleted}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </section>
  );
}
