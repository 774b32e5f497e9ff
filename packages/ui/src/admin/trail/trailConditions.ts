import type { QueryOf, RouteQuery } from '@janus-site/core';

/** The query parameters that filter the log. */
export const logFilters = ['group', 'action', 'actor', 'kind', 'object', 'from', 'to'] as const;

/** Returns midnight at the start of a day in the reader's time zone, or so many days later; undefined without a day. */
function startOfDay(day: string | undefined, later = 0): string | undefined {
  const [, year, month, date] = /^([12]\d{3})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? [];
  if (year === undefined) return undefined;
  const start = new Date(Number(year), Number(month) - 1, Number(date) + later);
  return start.toISOString();
}

/** Returns the API's filters for an address; both days are inclusive. */
export function conditionsOf(query: RouteQuery<'trail'>): Omit<QueryOf<'exportEvents'>, 'format'> {
  const { from, to, page: _page, ...rest } = query;
  const conditions = { ...rest, from: startOfDay(from), to: startOfDay(to, 1) };
  // unknown values are left for the server to refuse
  return Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== undefined));
}
