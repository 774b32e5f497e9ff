import { useLingui } from '@lingui/react/macro';
import type { ListAction } from './ListHead.tsx';
import type { ListedItem } from './listedItem.ts';
import type { ItemActions } from './useItemActions.ts';

/** Returns the actions on the selected items. */
export function useItemBulkActions(
  actions: ItemActions,
): (chosen: readonly ListedItem[]) => (ListAction | false)[] {
  const { t } = useLingui();
  return (chosen) => [
    chosen.some(({ isPublished }) => !isPublished) && {
      glyph: 'eye',
      label: t`Показать`,
      run: () => actions.publish(chosen, true),
    },
    chosen.some(({ isPublished }) => isPublished) && {
      glyph: 'eyeOff',
      label: t`Скрыть`,
      run: () => actions.publish(chosen, false),
    },
    { glyph: 'trash', label: t`Удалить`, run: () => actions.remove(chosen) },
  ];
}
