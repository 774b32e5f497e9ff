import type { User } from '@janus-site/core';
import { can, homeRoute, loginRoute, personName } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { acrossFaces, useFaceLinks } from '../shared/acrossFaces.ts';
import { otherFace } from '../signIn/handover/otherFace.ts';
import { useSignOut } from '../signIn/useSignOut.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import {
  DropdownMenu,
  MenuItem,
  MenuLabel,
  MenuSeparator,
} from '../../components/DropdownMenu/DropdownMenu.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useFollow } from '../shared/useFollow.ts';
import { arrow, name as nameClass, user as userClass } from './AdminLayout.css.ts';

export interface UserMenuProps {
  /** Null while only the token is known. */
  user: User | null;
}

/** The signed-in user's menu: own account, the other face's panel, the public site, sign-out. */
export function UserMenu({ user }: UserMenuProps) {
  const { t } = useLingui();
  const { face } = usePage();
  const { href } = useNavigation();
  const follow = useFollow();
  const links = useFaceLinks();
  const fullName = personName(user);
  // An account without a name still has a user name; «Нет данных» is only for no user at all.
  const shownName = fullName || user?.username || t`Нет данных`;
  const signOut = useSignOut();
  const other = otherFace[face];

  return (
    <DropdownMenu
      trigger={
        <button type="button" className={userClass}>
          {user ? <Avatar photo={user.photo} name={shownName} size={32} /> : <Glyph name="user" size={24} />}
          <span className={nameClass}>{shownName}</span>
          <span className={arrow}>
            <Glyph name="chevronDown" size={16} />
          </span>
        </button>
      }
    >
      {user ? <MenuLabel>{fullName ? `${fullName} · ${user.username}` : user.username}</MenuLabel> : null}
      {can(user, 'manageProfile') ? (
        <MenuItem
          glyph="key"
          onSelect={() => follow(`${acrossFaces(links, 'portfolio', 'profile')}#account`)}
        >
          {t`Пароль и сеансы`}
        </MenuItem>
      ) : null}
      <MenuItem
        glyph={face === 'blog' ? 'briefcase' : 'file'}
        onSelect={() => follow(acrossFaces(links, other, loginRoute[other]))}
      >
        {face === 'blog' ? t`Панель портфолио` : t`Панель блога`}
      </MenuItem>
      <MenuSeparator />
      <MenuItem glyph="external" onSelect={() => follow(href(homeRoute[face]))}>
        {t`Перейти на сайт`}
      </MenuItem>
      <MenuItem glyph="logout" onSelect={signOut}>
        {t`Выйти`}
      </MenuItem>
    </DropdownMenu>
  );
}
