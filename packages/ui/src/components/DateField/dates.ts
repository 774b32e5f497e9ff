/** `2026-11-21T09:30` as a `datetime-local` field wants it, in the person's own zone. */
export function toLocalInput(time: string | null): string {
  if (!time) return '';
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '';
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The moment a `datetime-local` field names, in UTC; null for an empty or impossible one. */
export function fromLocalInput(text: string): string | null {
  if (!text) return null;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
