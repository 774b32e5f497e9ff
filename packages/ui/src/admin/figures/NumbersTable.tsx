import type { FiguresRow } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Table } from '../../components/Table/Table.tsx';
import { usePage } from '../../hooks/page.ts';
import { summary } from './FiguresScreen.css.ts';

export interface NumbersTableProps {
  /** The name of the table and of the element that opens it. */
  label: string;
  /** The heading of the name column. */
  title: string;
  rows: readonly (FiguresRow & { at?: string })[];
  nameOf?(name: string): ReactNode;
}

/** The table that belongs to a plot. */
export function NumbersTable({ label, title, rows, nameOf }: NumbersTableProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const numbers = new Intl.NumberFormat(language);
  return (
    <details>
      <summary className={summary}>{t`Таблица: ${label}`}</summary>
      <Table
        label={label}
        items={rows}
        getId={({ at, name }) => at ?? name}
        columns={[
          { title, kind: 'heading', render: ({ name }) => nameOf?.(name) ?? name },
          { title: t`Просмотры`, render: ({ views }) => numbers.format(views) },
          { title: t`Посетители`, render: ({ visitors }) => numbers.format(visitors) },
        ]}
      />
    </details>
  );
}
