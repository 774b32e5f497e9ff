import type { User } from '@janus-site/core';
import { users } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { BulkActions, Named } from '../../lists/useBulkActions.ts';
import { useBulkActions } from '../../lists/useBulkActions.ts';
import { useWrite } from '../../../hooks/useWrite.ts';

/** A row of the list. */
export interface ListedUser extends Named {
  user: User;
}

export interface UserActions {
  acts: BulkActions<ListedUser>;
  /** Activates accounts, or deactivates them and ends their sessions; with undo. */
  setActive(items: readonly ListedUser[], isActive: boolean): void;
}

/** Bulk actions on accounts. */
export function useUserActions(): UserActions {
  const { t } = useLingui();
  const acts = useBulkActions<ListedUser>();
  const update = useWrite(users.update);
  const turn = (isActive: boolean) => ({
    call: ({ id }: ListedUser) => update.run({ id, body: { is_active: isActive } }),
    done: (count: number) => (isActive ? t`Могут входить: ${count}` : t`Вход закрыт: ${count}`),
    failed: isActive ? t`Вход не открыт:` : t`Вход не закрыт:`,
  });
  return {
    acts,
    setActive: (items, isActive) =>
      void acts.run({
        items: items.filter(({ user }) => user.is_active !== isActive),
        ...turn(isActive),
        undo: turn(!isActive),
      }),
  };
}
