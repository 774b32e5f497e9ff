import type { Figures, FiguresPeriod } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { card, cardHead, cards } from '../shared/Page.css.ts';
import { usePage } from '../../hooks/page.ts';
import * as styles from './FiguresScreen.css.ts';
import { momentName } from './momentName.ts';
import { NumbersTable } from './NumbersTable.tsx';
import { RankPlot } from './RankPlot.tsx';
import { SeriesPlot } from './SeriesPlot.tsx';
import { usePageNames } from './usePageNames.tsx';

export interface FiguresViewProps {
  figures: Figures;
  period: FiguresPeriod;
}

/** The totals, their course over time and their breakdown: each as a plot with a table. */
export function FiguresView({ figures, period }: FiguresViewProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const nameOfPage = usePageNames();
  const numbers = new Intl.NumberFormat(language);
  const languages: Readonly<Record<string, string>> = { ru: t`По-русски`, en: t`По-английски` };
  const others = t`Остальные`;
  const moments = figures.series.map((moment) => ({
    ...moment,
    name: momentName(moment.at, period, language),
  }));
  const titles = { day: t`По часам`, month: t`По дням`, year: t`По месяцам` };
  return (
    <>
      <section className={card}>
        <h2 className={cardHead}>{titles[period]}</h2>
        <dl className={styles.totals}>
          <div className={styles.total}>
            <dt className={styles.totalName}>
              <Swatch className={styles.viewsBar} />
              {t`Просмотры`}
            </dt>
            <dd className={styles.totalValue}>{numbers.format(figures.views)}</dd>
          </div>
          <div className={styles.total}>
            <dt className={styles.totalName}>
              <Swatch className={styles.visitorsBar} />
              {t`Посетители`}
            </dt>
            <dd className={styles.totalValue}>{numbers.format(figures.visitors)}</dd>
          </div>
        </dl>
        <SeriesPlot moments={moments} />
        <NumbersTable label={titles[period]} title={t`Когда`} rows={moments.toReversed()} />
      </section>
      <section className={card}>
        <RankPlot
          heading={t`Страницы`}
          title={t`Страница`}
          rows={figures.pages}
          nameOf={nameOfPage}
          empty={t`Нет`}
        />
      </section>
      <div className={cards}>
        <section className={card}>
          <RankPlot
            heading={t`Откуда приходили`}
            title={t`Сайт`}
            rows={figures.referrers}
            nameOf={(name) => (name === '*' ? others : name)}
            empty={t`Ни один сайт не назвал себя: приходили по прямым ссылкам или из программ.`}
          />
        </section>
        <section className={card}>
          <RankPlot
            heading={t`Языки страниц`}
            title={t`Язык`}
            rows={figures.languages}
            nameOf={(name) => languages[name] ?? name}
            empty={t`Нет`}
          />
        </section>
      </div>
    </>
  );
}

interface SwatchProps {
  className: string;
}

function Swatch({ className }: SwatchProps) {
  return (
    <svg width="12" height="12" aria-hidden="true" focusable="false">
      <rect width="12" height="12" rx="2" className={className} />
    </svg>
  );
}
