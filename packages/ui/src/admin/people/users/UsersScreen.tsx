import { useListAddress } from '../../lists/useListAddress.ts';
import { usePage } from '../../../hooks/page.ts';
import { OneUser } from './OneUser.tsx';
import { UserForm } from './UserForm.tsx';
import { UserList } from './UserList.tsx';

/** `/admin/users`: the accounts; `?edit=` opens the form of one, `?new` of a new one. */
export function UsersScreen() {
  const { query } = usePage<'users'>();
  const address = useListAddress('users');
  const editId = query.edit;
  if (editId) return <OneUser key={editId} id={editId} address={address} />;
  if (query.new) return <UserForm user={null} address={address} />;
  return <UserList address={address} />;
}
