import { deleted } from '@janus-site/core';
import { useWrite } from '../../hooks/useWrite.ts';
import { DeletedPage } from './DeletedPage.tsx';
import type { ListAddress } from './useListAddress.ts';

export interface DeletedItemsProps {
  kind: 'project' | 'experience' | 'message' | 'picture';
  address: ListAddress;
}

/** The items deleted from one of the lists. */
export function DeletedItems({ kind, address }: DeletedItemsProps) {
  const restore = useWrite(deleted.restore);
  const purge = useWrite(deleted.purge);
  return (
    <DeletedPage
      address={address}
      list={(piece) => deleted.list({ ...piece, kind })}
      restore={(id) => restore.run({ id, kind })}
      purge={(id) => purge.run({ id })}
    />
  );
}
