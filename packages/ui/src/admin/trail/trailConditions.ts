import type { QueryOf, RouteQuery } from '@janus-site/core';

/** The parameters of the address that narrow the log. */
export const logFilters = ['group', 'action', 'actor', 'kind', 'object', 'from', 'to'] as const;

/** Midnight at the beginning of a day, where the reader is, or of the day so many days later; undefined for no day. */
function startOfDay(day: string | undefined, later = 0): string | undefined {
  const [, year, month, date] = /^([12]\d{3})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? [];
  if (year === undefined) return undefined;
  const start = new Date(Number(year), Number(month) - 1, Number(date) + later);
  return start.toISOString();
}

/** What the service is asked for by an address; both days are included. */
export function conditionsOf(query: RouteQuery<'trail'>): Omit<QueryOf<'exportEvents'>, 'format'> {
  const { from, to, page: _page, ...rest } = query;
  const conditions = { ...rest, from: startOfDay(from), to: startOfDay(to, 1) };
  // words that the service does not know are its to refuse
  return Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== undefined));
}
