// oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- These are the implicit
// roles, repeated because on a phone a row is laid out as a grid, which Safari no longer treats as a row.
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/text.css.ts';
import { actions, cell, frame, head, heading, headRows, row, select, table } from './Table.css.ts';

/** A column of a `Table`. */
export interface TableColumn<T> {
  /** The heading of the column. */
  title: string;
  /** Returns the content of the cell. */
  render(item: T): ReactNode;
  /**
   * `heading` names the row for screen readers, and its link covers the row; `select` is the first column and `actions`
   * the last, with headings for screen readers only.
   */
  kind?: 'heading' | 'plain' | 'select' | 'actions';
}

/** The props of `Table`. */
export interface TableProps<T> {
  /** Names the table. */
  label: string;
  /** From left to right. */
  columns: readonly TableColumn<T>[];
  /** The items, one row each. */
  items: readonly T[];
  /** Returns the key of an item. */
  getId(item: T): string;
}

const cells = { heading, plain: cell, select, actions } as const;

/** A table. On a phone every row becomes a short stack with the headings next to the values. */
export function Table<T>({ label, columns, items, getId }: TableProps<T>) {
  return (
    <div className={frame}>
      <table role="table" className={table}>
        <caption className={visuallyHidden}>{label}</caption>
        <thead role="rowgroup" className={headRows}>
          <tr role="row" className={row}>
            {columns.map((column) => (
              <th key={column.title} role="columnheader" scope="col" className={head}>
                {column.kind === 'actions' || column.kind === 'select' ? (
                  <span className={visuallyHidden}>{column.title}</span>
                ) : (
                  column.title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {items.map((item) => (
            <tr key={getId(item)} role="row" className={row}>
              {columns.map((column) =>
                column.kind === 'heading' ? (
                  <th key={column.title} role="rowheader" scope="row" className={heading}>
                    {column.render(item)}
                  </th>
                ) : (
                  <td
                    key={column.title}
                    role="cell"
                    data-title={column.kind ? undefined : column.title}
                    className={cells[column.kind ?? 'plain']}
                  >
                    {column.render(item)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
