const form =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i;

/** A time as ISO 8601 in UTC; a date without a zone is taken as UTC. Null for anything else. */
export function readDate(text: string): string | null {
  const found = form.exec(text.trim());
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

const ownZone = /(?:\b(?:UTC?|GMT|[ECMP][SD]T)|\dZ|[+-]\d{2}:?\d{2})(?:\s*\(.*\))?\s*$/i;

/** Returns any date that a program writes as ISO 8601 in UTC; one without a zone is taken as UTC. Null for other texts. */
export function readAnyDate(text: string | null | undefined): string | null {
  const words = text?.trim() ?? '';
  if (words === '' || form.test(words)) return readDate(words);
  // Otherwise the result would depend on the zone of the server.
  const time = Date.parse(ownZone.test(words) ? words : `${words} UTC`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
