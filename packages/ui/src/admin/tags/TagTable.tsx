import type { Language, Tag } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { TitleText } from '../../components/TitleText/TitleText.tsx';
import { usePage } from '../../hooks/page.ts';
import type { ListAddress } from '../lists/useListAddress.ts';
import { shownName } from '../shared/bilingualNames.ts';
import { none } from './TagsScreen.css.ts';

export interface TagTableProps {
  items: readonly Tag[];
  address: ListAddress;
  onRemove(tag: Tag): void;
}

/** Tags in rows: their names, the number of their posts; a press opens one. */
export function TagTable({ items, address, onRemove }: TagTableProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const other = language === 'ru' ? 'en' : 'ru';
  const missing = { ru: t`нет русского имени`, en: t`нет английского имени` };
  const nameIn = ({ names }: Tag, each: Language) => {
    const name = names[each];
    return name === null ? <span className={none}>{missing[each]}</span> : <TitleText>{name}</TitleText>;
  };
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
            <>
              <Link href={address.hrefOf({ edit: tag.id })}>
                <TitleText>{shownName(tag, language)}</TitleText>
              </Link>
              {tag.names[language] === null ? <> {nameIn(tag, language)}</> : null}
            </>
          ),
        },
        {
          title: other === 'ru' ? t`По-русски` : t`По-английски`,
          render: (tag) => nameIn(tag, other),
        },
        { title: t`Постов`, render: ({ count }) => count },
        {
          title: t`Действия`,
          kind: 'actions',
          render: (tag) => (
            <IconButton
              glyph="trash"
              tone="danger"
              label={t`Удалить метку «${shownName(tag, language)}»`}
              onClick={() => onRemove(tag)}
            />
          ),
        },
      ]}
    />
  );
}
