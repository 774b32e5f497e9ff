import type { Language } from '@janus-site/core';
import { otherLanguage } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { TitleText } from '../../components/TitleText/TitleText.tsx';
import { usePage } from '../../hooks/page.ts';
import { SampleMark } from '../sample/SampleMark.tsx';
import type { BilingualNames } from '../shared/bilingualNames.ts';
import { shownName } from '../shared/bilingualNames.ts';
import { none } from './NamesTable.css.ts';
import type { ListAddress } from './useListAddress.ts';

export interface NamesTableProps<Item> {
  /** The accessible name of the table. */
  label: string;
  /** The headings of the name and count columns. */
  headings: { name: string; count: string };
  items: readonly Item[];
  address: ListAddress;
  namesOf(item: Item): BilingualNames;
  countOf(item: Item): number;
  /** Whether it belongs to the sample. */
  isSample?(item: Item): boolean;
  /** Shown where a language has no name. */
  missing: Readonly<Record<Language, string>>;
  labelOfRemoval(name: string): string;
  onRemove(item: Item): void;
}

/** A table of items with names in one or both languages and the number of their posts; a press opens an item. */
export function NamesTable<Item extends { id: string }>(props: NamesTableProps<Item>) {
  const { headings, address, missing, namesOf } = props;
  const { t } = useLingui();
  const { language } = usePage();
  const other = otherLanguage(language);
  const nameIn = (item: Item, each: Language) => {
    const name = namesOf(item).names[each];
    return name === null ? <span className={none}>{missing[each]}</span> : <TitleText>{name}</TitleText>;
  };
  return (
    <Table
      label={props.label}
      items={props.items}
      getId={({ id }) => id}
      columns={[
        {
          title: headings.name,
          kind: 'heading',
          render: (item) => (
            <>
              <Link href={address.hrefOf({ edit: item.id })}>
                <TitleText>{shownName(namesOf(item), language)}</TitleText>
              </Link>
              {props.isSample?.(item) ? (
                <>
                  {' '}
                  <SampleMark />
                </>
              ) : null}
              {namesOf(item).names[language] === null ? <> {nameIn(item, language)}</> : null}
            </>
          ),
        },
        {
          title: other === 'ru' ? t`По-русски` : t`По-английски`,
          render: (item) => nameIn(item, other),
        },
        { title: headings.count, render: props.countOf },
        {
          title: t`Действия`,
          kind: 'actions',
          render: (item) => (
            <IconButton
              glyph="trash"
              tone="danger"
              label={props.labelOfRemoval(shownName(namesOf(item), language))}
              onClick={() => props.onRemove(item)}
            />
          ),
        },
      ]}
    />
  );
}
