import { sql } from 'kysely';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import type { ReadingCountTable } from '../../db/schema/upkeep.ts';
import { day, hour, startOf } from '../../figures/times.ts';
import { isoTime } from '../../values.ts';

type Period = Schemas['FiguresPeriod'];
type Kind = ReadingCountTable['kind'];
type Numbers = Pick<ReadingCountTable, 'views' | 'visitors'>;

interface FiguresQuery {
  face: ReadingCountTable['face'];
  from: number;
  kind: Kind;
}

const mostRows = 100;
const spanOf = { day: 'hour', month: 'day', year: 'month' } as const;

/** Returns the starts of the hours, days or months of a period that ends now. */
export function momentsOf(period: Period, now: number): number[] {
  const last = startOf(spanOf[period], now);
  if (period === 'day') return Array.from({ length: 24 }, (_, at) => last - (23 - at) * hour);
  if (period === 'month') return Array.from({ length: 30 }, (_, at) => last - (29 - at) * day);
  const date = new Date(last);
  return Array.from({ length: 12 }, (_, at) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 11 + at));
}

/** Hours are later merged into days, and both are within the period: no visit is in two rows. */
function rowsOf(db: Database, { face, from, kind }: FiguresQuery) {
  return db
    .selectFrom('reading_counts')
    .select([sql<number>`sum(views)`.as('views'), sql<number>`sum(visitors)`.as('visitors')])
    .where('span', 'in', ['hour', 'day'])
    .where('at', '>=', from)
    .where('face', '=', face)
    .where('kind', '=', kind);
}

const toNumbers = ({ views, visitors }: Numbers): Numbers => ({
  views: Number(views),
  visitors: Number(visitors),
});

async function seriesOf(
  db: Database,
  period: Period,
  asked: Omit<FiguresQuery, 'kind'>,
  moments: readonly number[],
) {
  const found = await rowsOf(db, { ...asked, kind: 'all' })
    .select('at')
    .groupBy('at')
    .execute();
  const sums = new Map(moments.map((at) => [at, { views: 0, visitors: 0 }]));
  for (const row of found) {
    const sum = sums.get(startOf(spanOf[period], row.at));
    if (!sum) continue;
    const { views, visitors } = toNumbers(row);
    sum.views += views;
    sum.visitors += visitors;
  }
  return [...sums].map(([at, numbers]) => ({ at: isoTime(at), ...numbers }));
}

async function namesOf(db: Database, asked: FiguresQuery): Promise<Schemas['FiguresRow'][]> {
  const rows = await rowsOf(db, asked)
    .select('name')
    .groupBy('name')
    .orderBy('views', 'desc')
    .orderBy('name')
    .limit(mostRows)
    .execute();
  return rows.map((row) => ({ name: row.name, ...toNumbers(row) }));
}

export async function figuresOf(
  db: Database,
  { period, face, now }: { period: Period; face: FiguresQuery['face']; now: number },
): Promise<Schemas['Figures']> {
  const moments = momentsOf(period, now);
  const asked = { face, from: moments[0] ?? now };
  const series = await seriesOf(db, period, asked, moments);
  const sum = (key: keyof Numbers): number => series.reduce((total, moment) => total + moment[key], 0);
  return {
    views: sum('views'),
    visitors: sum('visitors'),
    series,
    pages: await namesOf(db, { ...asked, kind: 'page' }),
    referrers: await namesOf(db, { ...asked, kind: 'referrer' }),
    languages: await namesOf(db, { ...asked, kind: 'language' }),
  };
}

const slice = 500;
const key = ['span', 'at', 'face', 'kind', 'name'] as const;

/** Reads all rows in the order of their key, slice by slice. */
export async function* countSlices(db: Database): AsyncGenerator<ReadingCountTable[], void> {
  let after: ReadingCountTable | undefined;
  for (;;) {
    let query = db
      .selectFrom('reading_counts')
      .selectAll()
      .orderBy('span')
      .orderBy('at')
      .orderBy('face')
      .orderBy('kind')
      .orderBy('name')
      .limit(slice);
    if (after) {
      const last = after;
      query = query.where((eb) =>
        eb(eb.refTuple(...key), '>', eb.tuple(last.span, last.at, last.face, last.kind, last.name)),
      );
    }
    const rows = await query.execute();
    after = rows.at(-1);
    if (rows.length > 0) yield rows;
    if (rows.length < slice) return;
  }
}
