import type { Tag } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { TitleText } from '../../components/TitleText/TitleText.tsx';
import { usePage } from '../../hooks/page.ts';
import type { ListAddress } from '../lists/useListAddress.ts';
import { none } from './TagsScreen.css.ts';
import { tagTitle } from './tagText.ts';

export interface TagTableProps {
  items: readonly Tag[];
  address: ListAddress;
  onRemove(tag: Tag): void;
}

/** Tags in rows: their names, the number of their posts; a press opens one. */
export function TagTable({ items, address, onRemove }: TagTableProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const name = (text: string | null, missing: string) =>
    text === null ? <span className={none}>{missing}</span> : <TitleText>{text}</TitleText>;
  return (
    <Table
      label={t`Метки`}
      items={items}
      getId={({ id }) => id}
      columns={[
        {
          title: t`Метка`,
          kind: 'heading',
          render: (tag) => (
            <Link href={address.hrefOf({ edit: tag.id })}>
              <TitleText>{tagTitle(tag, language)}</TitleText>
            </Link>
          ),
        },
        { title: t`По-русски`, render: ({ names }) => name(names.ru, t`нет имени`) },
        { title: t`По-английски`, render: ({ names }) => name(names.en, t`нет имени`) },
        { title: t`Постов`, render: ({ count }) => count },
        {
          title: t`Действия`,
          kind: 'actions',
          render: (tag) => (
            <IconButton
              glyph="trash"
              tone="danger"
              label={t`Удалить метку «${tagTitle(tag, language)}»`}
              onClick={() => onRemove(tag)}
            />
          ),
        },
      ]}
    />
  );
}
