import type { Redirect } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Table } from '../../../components/Table/Table.tsx';
import type { ListAddress } from '../../lists/useListAddress.ts';
import { When } from '../../shared/When.tsx';
import { address as addressClass, none, short } from './Redirects.css.ts';

export interface RedirectTableProps {
  items: readonly Redirect[];
  address: ListAddress;
  onRemove(redirect: Redirect): void;
}

/** Redirects in rows; a press opens one. */
export function RedirectTable({ items, address, onRemove }: RedirectTableProps) {
  const { t } = useLingui();
  const makers = { hand: t`вручную`, import: t`импорт` };
  return (
    <Table
      label={t`Переадресация`}
      items={items}
      getId={({ id }) => id}
      columns={[
        {
          title: t`Откуда`,
          kind: 'heading',
          render: ({ id, from }) => (
            <Link className={addressClass} href={address.hrefOf({ edit: id, page: String(address.page) })}>
              {from}
            </Link>
          ),
        },
        { title: t`Куда`, render: ({ to }) => <span className={addressClass}>{to}</span> },
        {
          title: t`Добавлена`,
          render: ({ created_by }) => <span className={short}>{makers[created_by]}</span>,
        },
        { title: t`Переходов`, render: ({ hits }) => hits },
        {
          title: t`Последний`,
          render: ({ last_hit_at }) =>
            last_hit_at === null ? <span className={none}>{t`не было`}</span> : <When time={last_hit_at} />,
        },
        {
          title: t`Действия`,
          kind: 'actions',
          render: (redirect) => (
            <IconButton
              glyph="trash"
              tone="danger"
              label={t`Удалить переадресацию с ${redirect.from}`}
              onClick={() => onRemove(redirect)}
            />
          ),
        },
      ]}
    />
  );
}
