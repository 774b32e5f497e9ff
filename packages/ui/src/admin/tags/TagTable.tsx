import type { Tag } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { NamesTable } from '../lists/NamesTable.tsx';
import type { ListAddress } from '../lists/useListAddress.ts';

export interface TagTableProps {
  items: readonly Tag[];
  address: ListAddress;
  onRemove(tag: Tag): void;
}

/** Tags in rows with names and the number of posts; a press opens one. */
export function TagTable(props: TagTableProps) {
  const { t } = useLingui();
  return (
    <NamesTable<Tag>
      {...props}
      label={t`Метки`}
      headings={{ name: t`Метка`, count: t`Постов` }}
      namesOf={(tag) => tag}
      countOf={({ count }) => count}
      missing={{ ru: t`нет русского имени`, en: t`нет английского имени` }}
      labelOfRemoval={(name) => t`Удалить метку «${name}»`}
    />
  );
}
