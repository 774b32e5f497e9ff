import { usePage } from '../../hooks/page.ts';
import { DeletedItems } from '../lists/DeletedItems.tsx';
import { useListAddress } from '../lists/useListAddress.ts';
import { Library } from './Library.tsx';

/** `/admin/media` of either face: the uploaded files; with `?deleted` the trash. */
export function MediaScreen() {
  const { face } = usePage();
  const address = useListAddress(face === 'blog' ? 'blogMedia' : 'media');
  return address.has('deleted') ? (
    <DeletedItems kind="picture" address={address} />
  ) : (
    <Library address={address} />
  );
}
