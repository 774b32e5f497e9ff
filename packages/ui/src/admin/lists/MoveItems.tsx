import { useLingui } from '@lingui/react/macro';
import { MenuItem } from '../../components/DropdownMenu/DropdownMenu.tsx';

export interface MoveItemsProps {
  /** The row's index, from 0. */
  index: number;
  /** The number of rows. */
  total: number;
  /** Moves the row to an index, from 0. */
  onMove(index: number): void;
}

/** Menu items that move a row by one place: not everybody can drag. */
export function MoveItems({ index, total, onMove }: MoveItemsProps) {
  const { t } = useLingui();
  return (
    <>
      <MenuItem isDisabled={index === 0} onSelect={() => onMove(index - 1)}>{t`Выше`}</MenuItem>
      <MenuItem isDisabled={index === total - 1} onSelect={() => onMove(index + 1)}>{t`Ниже`}</MenuItem>
    </>
  );
}
