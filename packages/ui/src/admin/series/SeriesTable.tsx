import type { Series } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { NamesTable } from '../lists/NamesTable.tsx';
import type { ListAddress } from '../lists/useListAddress.ts';
import { useSampleIds } from '../sample/useSampleIds.ts';
import { namesOf } from './seriesText.ts';

export interface SeriesTableProps {
  items: readonly Series[];
  address: ListAddress;
  onRemove(item: Series): void;
}

/** Series in rows with titles and the number of parts; a press opens one. */
export function SeriesTable(props: SeriesTableProps) {
  const { t } = useLingui();
  const samples = useSampleIds();
  return (
    <NamesTable<Series>
      {...props}
      label={t`Серии`}
      headings={{ name: t`Серия`, count: t`Частей` }}
      namesOf={namesOf}
      countOf={({ posts }) => posts.length}
      isSample={({ id }) => samples.has(id)}
      missing={{ ru: t`нет русского названия`, en: t`нет английского названия` }}
      labelOfRemoval={(name) => t`Удалить серию «${name}»`}
    />
  );
}
