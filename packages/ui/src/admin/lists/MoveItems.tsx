import { useLingui } from '@lingui/react/macro';
import { MenuItem } from '../../components/DropdownMenu/DropdownMenu.tsx';

export interface MoveItemsProps {
  /** Where the row stands, from 0. */
  index: number;
  /** How many rows there are. */
  total: number;
  /** To an index, from 0. */
  onMove(index: number): void;
}

/** What moves a row by one place, in its menu: not everybody can drag. */
export function MoveItems({ index, total, onMove }: MoveItemsProps) {
  const { t } = useLingui();
  return (
    <>
      <MenuItem isDisabled={index === 0} onSelect={() => onMove(index - 1)}>{t`Выше`}</MenuItem>
      <MenuItem isDisabled={index === total - 1} onSelect={() => onMove(index + 1)}>{t`Ниже`}</MenuItem>
    </>
  );
}
