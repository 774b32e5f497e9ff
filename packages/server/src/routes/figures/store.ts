import { sql } from 'kysely';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import type { ReadingCountTable } from '../../db/schema/upkeep.ts';
import { day, hour, startOf } from '../../figures/times.ts';
import { readInTurns } from '../../mapInTurns.ts';
import { groupBy, isoTime } from '../../values.ts';

type Period = Schemas['FiguresPeriod'];
type Kind = ReadingCountTable['kind'];
type Numbers = Pick<ReadingCountTable, 'views' | 'visitors'>;

interface FiguresQuery {
  face: ReadingCountTable['face'];
  from: number;
  /** Exclusive; the present by default. */
  before?: number;
  kind: Kind;
}

interface NamesQuery extends Pick<FiguresQuery, 'kind' | 'face'> {
  moments: readonly number[];
  /** Moments read in one turn of the event loop. */
  perTurn: number;
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
function rowsOf(db: Database, { face, from, before = Number.MAX_SAFE_INTEGER, kind }: FiguresQuery) {
  return db
    .selectFrom('reading_counts')
    .select([sql<number>`sum(views)`.as('views'), sql<number>`sum(visitors)`.as('visitors')])
    .where('span', 'in', ['hour', 'day'])
    .where('at', '>=', from)
    .where('at', '<', before)
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

/** Reads a year month by month, and lets others have their turn in between: it may be a hundred thousand rows. */
async function namesOf(
  db: Database,
  { kind, face, moments, perTurn }: NamesQuery,
): Promise<Schemas['FiguresRow'][]> {
  const rows = await readInTurns([...moments.entries()], perTurn, (slice) => {
    const [[at, from] = [0, 0]] = slice;
    const before = moments[at + perTurn];
    return rowsOf(db, { kind, face, from, ...(before !== undefined && { before }) })
      .select('name')
      .groupBy('name')
      .execute();
  });
  const sums = [...groupBy(rows, (row) => row.name)].map(([name, own]) => ({
    name,
    views: own.reduce((total, row) => total + Number(row.views), 0),
    visitors: own.reduce((total, row) => total + Number(row.visitors), 0),
  }));
  return sums
    .toSorted((one, other) => other.views - one.views || (one.name < other.name ? -1 : 1))
    .slice(0, mostRows);
}

export async function figuresOf(
  db: Database,
  { period, face, now }: { period: Period; face: FiguresQuery['face']; now: number },
): Promise<Schemas['Figures']> {
  const moments = momentsOf(period, now);
  const series = await seriesOf(db, period, { face, from: moments[0] ?? now }, moments);
  const perTurn = period === 'year' ? 1 : moments.length;
  const names = (kind: Kind) => namesOf(db, { kind, face, moments, perTurn });
  const sum = (key: keyof Numbers): number => series.reduce((total, moment) => total + moment[key], 0);
  return {
    views: sum('views'),
    visitors: sum('visitors'),
    series,
    pages: await names('page'),
    referrers: await names('referrer'),
    languages: await names('language'),
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
