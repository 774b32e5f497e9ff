import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import type { ListAddress } from './useListAddress.ts';

export interface DeletedLinkProps {
  address: ListAddress;
}

/** A link from a list to its deleted items. */
export function DeletedLink({ address }: DeletedLinkProps) {
  const { t } = useLingui();
  return (
    <ButtonLink tone="quiet" href={address.hrefOf({ deleted: '1' })}>
      <Glyph name="trash" size={16} />
      {t`Недавно удалённые`}
    </ButtonLink>
  );
}
