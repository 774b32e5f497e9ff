import type { FiguresPeriod } from '@janus-site/core';
import { figures, site } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useRead } from '../../hooks/useRead.ts';
import { Page } from '../shared/Page.tsx';
import { lead } from '../shared/Page.css.ts';
import { FiguresExport } from './FiguresExport.tsx';
import { FiguresView } from './FiguresView.tsx';
import * as styles from './FiguresScreen.css.ts';

interface PeriodsProps {
  chosen: FiguresPeriod;
}

function Periods({ chosen }: PeriodsProps) {
  const { t } = useLingui();
  const { face } = usePage();
  const { href } = useNavigation();
  const periods = [
    ['day', t`Сутки`],
    ['month', t`30 дней`],
    ['year', t`12 месяцев`],
  ] as const;
  const hrefOf = (period: FiguresPeriod) =>
    href(face === 'blog' ? 'blogFigures' : 'figures', { query: period === 'month' ? {} : { period } });
  return (
    <nav aria-label={t`За какое время`}>
      <ul role="list" className={styles.periods}>
        {periods.map(([period, label]) => (
          <li key={period}>
            <Link
              href={hrefOf(period)}
              className={styles.period}
              aria-current={period === chosen ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OffNotice() {
  const { face } = usePage();
  const { href } = useNavigation();
  const settings = useRead(site.get());
  if (settings.state !== 'ready' || settings.data.counts_readers !== false) return null;
  return (
    <Notice tone="info">
      <Trans>
        Счёт выключен в <Link href={href(face === 'blog' ? 'blogSite' : 'site')}>настройках сайта</Link>: ниже
        то, что было сосчитано раньше.
      </Trans>
    </Notice>
  );
}

/** `/admin/figures` on both faces: how often the pages of the face are read. */
export function FiguresScreen() {
  const { t } = useLingui();
  const { face, query } = usePage<'figures' | 'blogFigures'>();
  const period = query.period ?? 'month';
  const read = useRead(figures.of({ period, face }), { reloadOnFocus: true });
  return (
    <Page heading={t`Чтение`} actions={<FiguresExport />}>
      <p className={lead}>
        <Trans>
          Сколько раз открывали страницы и сколько было посетителей. Роботы и те, кто просит браузер не
          отслеживать их (Do Not Track, Global Privacy Control), не считаются; ваши собственные просмотры
          считаются тоже. Посетитель за день один, на следующий день его уже не узнать, поэтому посетители
          нескольких дней — сумма по дням. Дни — по UTC.
        </Trans>
      </p>
      <OffNotice />
      <Periods chosen={period} />
      {read.state === 'pending' ? <Skeleton /> : null}
      {read.state === 'failed' ? (
        <ErrorState title={t`Не удалось загрузить цифры`} error={read.error} onRetry={read.retry} />
      ) : null}
      {read.state === 'ready' && read.data.views === 0 ? (
        <EmptyState title={t`За это время никто ничего не открывал`}>
          {t`Цифры появятся, когда кто-нибудь откроет страницу сайта.`}
        </EmptyState>
      ) : null}
      {read.state === 'ready' && read.data.views > 0 ? (
        <FiguresView figures={read.data} period={period} />
      ) : null}
    </Page>
  );
}
