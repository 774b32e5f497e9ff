import { usePage } from '../../hooks/page.ts';
import { DeletedItems } from '../lists/DeletedItems.tsx';
import { useListAddress } from '../lists/useListAddress.ts';
import { Library } from './Library.tsx';

/** `/admin/media` of either face: what was uploaded; with `?deleted` what lies in the bin. */
export function MediaScreen() {
  const { face } = usePage();
  const address = useListAddress(face === 'blog' ? 'blogMedia' : 'media');
  return address.has('deleted') ? (
    <DeletedItems kind="picture" address={address} />
  ) : (
    <Library address={address} />
  );
}
