/** Returns a time in the format of a `datetime-local` field (`2026-11-21T09:30`), in the person's time zone. */
export function toLocalInput(time: string | null): string {
  if (!time) return '';
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '';
  // Made of parts: the platform rounds its offset to minutes, and old offsets have seconds.
  const year = pad(date.getFullYear(), 4);
  const day = `${year}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** Returns the time of a `datetime-local` field in UTC; null if it is empty or invalid. */
export function fromLocalInput(text: string): string | null {
  if (!text) return null;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
