import type { Series } from '@janus-site/core';
import { series } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { usePage } from '../../hooks/page.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import type { BulkActions, Named } from '../lists/useBulkActions.ts';
import { useBulkActions } from '../lists/useBulkActions.ts';
import { useDeletion } from '../lists/useDeletion.ts';
import { seriesTitle } from './seriesText.ts';

export interface SeriesActions {
  acts: BulkActions<Named>;
  /** Deletes it, with the way back; its posts stay. */
  remove(item: Series): void;
  restore(item: Series): void;
}

/** What can be done with a series from the list. */
export function useSeriesActions(): SeriesActions {
  const { t } = useLingui();
  const { language } = usePage();
  const acts = useBulkActions<Named>();
  const remove = useWrite(series.remove);
  const restore = useWrite(series.restore);
  const deletion = useDeletion(acts, {
    remove: (id) => remove.run({ id }),
    restore: (id) => restore.run({ id }),
  });
  const named = (item: Series): Named => ({ id: item.id, title: seriesTitle(item, language) });
  return {
    acts,
    remove: (item) => deletion.remove([named(item)]),
    restore: (item) => {
      const { title } = named(item);
      void acts.run({
        items: [named(item)],
        call: ({ id }) => restore.run({ id }),
        done: () => t`Возвращено: «${title}»`,
        failed: t`Не возвращено:`,
      });
    },
  };
}
