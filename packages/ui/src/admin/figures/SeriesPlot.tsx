import type { FiguresMoment } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { usePage } from '../../hooks/page.ts';
import * as styles from './FiguresScreen.css.ts';

/** A moment with its name. */
export interface NamedMoment extends FiguresMoment {
  name: string;
}

export interface SeriesPlotProps {
  moments: readonly NamedMoment[];
}

const height = 100;

/** Views as bars, with visitors inside them. Screen readers get a summary and the table below. */
export function SeriesPlot({ moments }: SeriesPlotProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const numbers = new Intl.NumberFormat(language);
  const highest = moments.reduce(
    (most, moment) => (moment.views > most.views ? moment : most),
    moments[0] ?? none,
  );
  const most = Math.max(1, highest.views);
  const sizeOf = (value: number) => (value / most) * height;
  const [first, last] = [moments[0] ?? none, moments.at(-1) ?? none];
  const mostText = numbers.format(highest.views);
  const label = t`Просмотры и посетители с ${first.name} по ${last.name}; больше всего просмотров, ${mostText}, — ${highest.name}`;
  return (
    <figure className={styles.plot}>
      <div className={styles.scale} aria-hidden="true">
        {mostText}
      </div>
      <svg
        role="img"
        aria-label={label}
        className={styles.bars}
        viewBox={`0 0 ${moments.length * 10} ${height}`}
        preserveAspectRatio="none"
      >
        {moments.map(({ at, name, views, visitors }, index) => (
          <g key={at}>
            <title>{`${name}: ${numbers.format(views)} / ${numbers.format(visitors)}`}</title>
            {/* as tall as the plot, so that the pointer need not be over the bar */}
            <rect x={index * 10} width={10} height={height} fill="transparent" />
            <rect
              x={index * 10 + 1.5}
              width={7}
              y={height - sizeOf(views)}
              height={sizeOf(views)}
              className={styles.viewsBar}
            />
            <rect
              x={index * 10 + 1.5}
              width={7}
              y={height - sizeOf(visitors)}
              height={sizeOf(visitors)}
              className={styles.visitorsBar}
            />
          </g>
        ))}
      </svg>
      <div className={styles.scale} aria-hidden="true">
        <span>{first.name}</span>
        <span>{last.name}</span>
      </div>
    </figure>
  );
}

const none: NamedMoment = { at: '', name: '', views: 0, visitors: 0 };
