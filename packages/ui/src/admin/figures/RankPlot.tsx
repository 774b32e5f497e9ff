import type { FiguresRow } from '@janus-site/core';
import type { ReactNode } from 'react';
import { cardHead, quiet } from '../shared/Page.css.ts';
import { usePage } from '../../hooks/page.ts';
import * as styles from './FiguresScreen.css.ts';
import { NumbersTable } from './NumbersTable.tsx';

export interface RankPlotProps {
  heading: string;
  /** The heading of the table's name column. */
  title: string;
  rows: readonly FiguresRow[];
  nameOf(name: string): ReactNode;
  /** Shown when there are no rows. */
  empty: ReactNode;
}

const shown = 10;

/** The first ten rows as bars; the table below has all of them. */
export function RankPlot({ heading, title, rows, nameOf, empty }: RankPlotProps) {
  const { language } = usePage();
  const numbers = new Intl.NumberFormat(language);
  const most = Math.max(1, ...rows.map(({ views }) => views));
  return (
    <>
      <h2 className={cardHead}>{heading}</h2>
      {rows.length === 0 ? (
        <p className={quiet}>{empty}</p>
      ) : (
        <>
          <ol role="list" className={styles.ranks}>
            {rows.slice(0, shown).map(({ name, views }) => (
              <li key={name} className={styles.rank}>
                <span className={styles.rankName}>{nameOf(name)}</span>
                <span>{numbers.format(views)}</span>
                <svg
                  className={styles.rankBar}
                  viewBox="0 0 100 1"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  focusable="false"
                >
                  <rect width="100" height="1" className={styles.rest} />
                  <rect width={(views / most) * 100} height="1" className={styles.visitorsBar} />
                </svg>
              </li>
            ))}
          </ol>
          <NumbersTable label={heading} title={title} rows={rows} nameOf={nameOf} />
        </>
      )}
    </>
  );
}
