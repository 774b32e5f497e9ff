import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/text.css.ts';
import { actions, cell, frame, head, heading, row, select, table } from './Table.css.ts';

export interface TableColumn<T> {
  /** Its heading. */
  title: string;
  /** What stands in the cell. */
  render(item: T): ReactNode;
  /**
   * `heading` names the row for readers, and its link covers the row; `select` stands first and `actions` last, with a
   * heading only for readers.
   */
  kind?: 'heading' | 'plain' | 'select' | 'actions';
}

export interface TableProps<T> {
  /** Names the table. */
  label: string;
  columns: readonly TableColumn<T>[];
  items: readonly T[];
  getId(item: T): string;
}

const cells = { heading, plain: cell, select, actions } as const;

/** Facts in rows; on a phone every row becomes a short stack. */
export function Table<T>({ label, columns, items, getId }: TableProps<T>) {
  return (
    <div className={frame}>
      <table className={table}>
        <caption className={visuallyHidden}>{label}</caption>
        <thead>
          <tr className={row}>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={head}>
                {column.kind === 'actions' || column.kind === 'select' ? (
                  <span className={visuallyHidden}>{column.title}</span>
                ) : (
                  column.title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={getId(item)} className={row}>
              {columns.map((column) =>
                column.kind === 'heading' ? (
                  <th key={column.title} scope="row" className={heading}>
                    {column.render(item)}
                  </th>
                ) : (
                  <td key={column.title} className={cells[column.kind ?? 'plain']}>
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
