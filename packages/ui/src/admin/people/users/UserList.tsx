import type { QueryOf, User, UserList as Users } from '@janus-site/core';
import { canToAccount, numberedPage, users } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { BulkActionsNotice } from '../../lists/BulkActionsNotice.tsx';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { ListHead } from '../../lists/ListHead.tsx';
import { tools } from '../../lists/ListTools.css.ts';
import { NothingFound } from '../../lists/NothingFound.tsx';
import { pageSize } from '../../lists/pages.ts';
import { ReadList } from '../../lists/ReadList.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import type { ListAddress } from '../../lists/useListAddress.ts';
import { useSelection } from '../../lists/useSelection.ts';
import { Page } from '../../shared/Page.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { Glyph } from '../../../components/Glyph/Glyph.tsx';
import { useRead } from '../../../hooks/useRead.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { UserTable } from './UserTable.tsx';
import { fullName } from './userValues.ts';
import { useUserActions } from './useUserActions.ts';

const roles = ['all', 'owner', 'staff'] as const;
const states = ['all', 'active', 'disabled'] as const;

export interface UserListProps {
  address: ListAddress;
}

/** The paginated list of accounts; the search is in the address. */
export function UserList({ address }: UserListProps) {
  const { t } = useLingui();
  const role = address.choice('role', roles);
  const state = address.choice('state', states);
  const { q, page } = address;
  const query: QueryOf<'listUsers'> = {
    ...(q ? { q } : {}),
    ...(role === 'all' ? {} : { role }),
    ...(state === 'all' ? {} : { is_active: state === 'active' }),
  };
  const read = useRead<Users>(
    numberedPage((piece) => users.list({ ...query, ...piece }), page, pageSize),
    { keepPrevious: true },
  );
  const me = useSession().user;
  const { acts, setActive } = useUserActions();
  const items = (read.state === 'ready' ? read.data.items : []).map((user) => ({
    id: user.id,
    title: fullName(user),
    user,
  }));
  const canMark = (user: User) => canToAccount(me, 'deactivate', user);
  const selection = useSelection(items.filter(({ user }) => canMark(user)));
  const { chosen } = selection;
  return (
    <Page
      heading={t`Пользователи`}
      actions={
        <ButtonLink href={address.hrefOf({ new: '1' })} tone="primary">
          <Glyph name="plus" size={16} />
          {t`Новый пользователь`}
        </ButtonLink>
      }
    >
      <div className={tools}>
        <SearchField address={address} />
        <FilterSelect
          address={address}
          name="role"
          label={t`Роль`}
          value={role}
          options={{ all: t`Любая`, owner: t`Владелец`, staff: t`Сотрудник` }}
        />
        <FilterSelect
          address={address}
          name="state"
          label={t`Состояние`}
          value={state}
          options={{ all: t`Любое`, active: t`Вход открыт`, disabled: t`Вход закрыт` }}
        />
      </div>
      <BulkActionsNotice acts={acts} />
      <ReadList
        read={read}
        address={address}
        failed={t`Не удалось загрузить пользователей`}
        count={items.length}
        empty={<NothingFound address={address} filters={['role', 'state']} />}
      >
        {({ total }) => (
          <div>
            <ListHead
              selection={selection}
              page={page}
              shown={items.length}
              total={total}
              acts={[
                chosen.some(({ user }) => user.is_active) && {
                  glyph: 'eyeOff',
                  label: t`Закрыть вход`,
                  run: () => setActive(chosen, false),
                },
                chosen.some(({ user }) => !user.is_active) && {
                  glyph: 'eye',
                  label: t`Открыть вход`,
                  run: () => setActive(chosen, true),
                },
              ]}
            />
            <UserTable items={items} selection={selection} canMark={canMark} address={address} />
          </div>
        )}
      </ReadList>
    </Page>
  );
}
