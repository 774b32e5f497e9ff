import { useLingui } from '@lingui/react/macro';
import { FilterSelect } from './FilterSelect.tsx';
import { tools } from './ListTools.css.ts';
import { SearchField } from './SearchField.tsx';
import type { ShownItems } from './useShownItems.ts';

/** The search, the filter and the order of a list of items. */
export function ItemTools({ address, state, order }: Pick<ShownItems, 'address' | 'state' | 'order'>) {
  const { t } = useLingui();
  return (
    <div className={tools}>
      <SearchField address={address} />
      <FilterSelect
        address={address}
        name="state"
        label={t`Показать`}
        value={state}
        options={{ all: t`Все`, shown: t`На сайте`, hidden: t`Скрытые`, untranslated: t`Без перевода` }}
      />
      <FilterSelect
        address={address}
        name="sort"
        label={t`Порядок`}
        value={order}
        options={{ site: t`Как на сайте`, updated: t`Сначала изменённые`, title: t`По алфавиту` }}
      />
    </div>
  );
}
