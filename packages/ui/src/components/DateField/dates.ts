/** Returns a time in the format of a `datetime-local` field (`2026-11-21T09:30`), in the person's time zone. */
export function toLocalInput(time: string | null): string {
  if (!time) return '';
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '';
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Returns the time of a `datetime-local` field in UTC; null if it is empty or invalid. */
export function fromLocalInput(text: string): string | null {
  if (!text) return null;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
