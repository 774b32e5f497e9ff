import { DeletedItems } from '../lists/DeletedItems.tsx';
import { useListAddress } from '../lists/useListAddress.ts';
import { Inbox } from './Inbox.tsx';

/** `/admin/messages`: the visitors' messages; with `?deleted` the deleted ones. */
export function MessagesScreen() {
  const address = useListAddress('messages');
  return address.has('deleted') ? (
    <DeletedItems kind="message" address={address} />
  ) : (
    <Inbox address={address} />
  );
}
