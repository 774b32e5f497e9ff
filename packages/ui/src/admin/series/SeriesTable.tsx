import type { Language, Series } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { TitleText } from '../../components/TitleText/TitleText.tsx';
import { usePage } from '../../hooks/page.ts';
import type { ListAddress } from '../lists/useListAddress.ts';
import { none } from './Series.css.ts';
import { seriesTitle } from './seriesText.ts';

export interface SeriesTableProps {
  items: readonly Series[];
  address: ListAddress;
  onRemove(item: Series): void;
}

/** Series in rows: their titles, the number of their parts; a press opens one. */
export function SeriesTable({ items, address, onRemove }: SeriesTableProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const other = language === 'ru' ? 'en' : 'ru';
  const missing = { ru: t`нет русского названия`, en: t`нет английского названия` };
  const titleIn = ({ titles }: Series, each: Language) => {
    const title = titles[each];
    return title === null ? <span className={none}>{missing[each]}</span> : <TitleText>{title}</TitleText>;
  };
  return (
    <Table
      label={t`Серии`}
      items={items}
      getId={({ id }) => id}
      columns={[
        {
          title: t`Серия`,
          kind: 'heading',
          render: (item) => (
            <>
              <Link href={address.hrefOf({ edit: item.id })}>
                <TitleText>{seriesTitle(item, language)}</TitleText>
              </Link>
              {item.titles[language] === null ? <> {titleIn(item, language)}</> : null}
            </>
          ),
        },
        { title: other === 'ru' ? t`По-русски` : t`По-английски`, render: (item) => titleIn(item, other) },
        { title: t`Частей`, render: ({ posts }) => posts.length },
        {
          title: t`Действия`,
          kind: 'actions',
          render: (item) => (
            <IconButton
              glyph="trash"
              tone="danger"
              label={t`Удалить серию «${seriesTitle(item, language)}»`}
              onClick={() => onRemove(item)}
            />
          ),
        },
      ]}
    />
  );
}
