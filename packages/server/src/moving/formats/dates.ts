const form =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i;

/** Zones that `Date.parse` does not read. */
const zones = new Map(
  'WET+0000 WEST+0100 BST+0100 CET+0100 CEST+0200 EET+0200 EEST+0300 MSK+0300 MSD+0400 SAMT+0400 YEKT+0500 OMST+0600 NOVT+0700 KRAT+0700 IRKT+0800 YAKT+0900 VLAT+1000 MAGT+1100 PETT+1200'
    .split(' ')
    .map((zone) => [zone.slice(0, -5), zone.slice(-5)]),
);
const withOffset = (text: string): string =>
  text.trim().replace(/\b[a-z]{3,4}$/i, (name) => zones.get(name.toUpperCase()) ?? name);

/** A time as ISO 8601 in UTC; a date without a zone is taken as UTC. Null for anything else. */
export function readDate(text: string): string | null {
  const found = form.exec(withOffset(text));
  if (!found) return null;
  const [, year, month = '', day = '', hour = '0', minute = '00', second = '00', zone = 'Z'] = found;
  const two = (part: string): string => part.padStart(2, '0');
  const offset = /^(?:Z|UTC)$/i.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const iso = `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${second}${offset}`;
  const time = Date.parse(iso);
  // there is no 31 February: such a date would become one in March
  const isDay = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  return Number.isNaN(time) || !isDay ? null : new Date(time).toISOString();
}

/** The day of a time as it is written, whatever its zone. Null for anything else. */
export function readDay(text: string): string | null {
  const [, year = '', month = '', day = ''] = form.exec(withOffset(text)) ?? [];
  return readDate(text) && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A zone that `Date.parse` reads: an abbreviation, or an offset after the time. */
const zone = /\b(?:utc?|gmt|[ecmp][sd]t)\b|\dz\b|:\d\d(?:\.\d+)?(?:\s*[ap]m)?\s*[+-]\d/i;

/** The same, of a date in any form that `Date.parse` reads, which by itself takes the zone of the server. */
export function readAnyDate(text: string | null | undefined): string | null {
  const written = withOffset(text ?? '');
  if (form.test(written)) return readDate(written);
  const time = Date.parse(zone.test(written) ? written : `${written} UTC`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
