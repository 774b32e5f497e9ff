import { readAnyDate } from './dates.ts';

/** Front matter is untrusted: no field is assumed to have a type. */
export type Fields = Readonly<Record<string, unknown>>;

export function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

export function textOf(fields: Fields, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return undefined;
}

export function isSet(fields: Fields, name: string): boolean {
  return fields[name] === true || fields[name] === 'true';
}

/** Milliseconds; null for anything but a time. */
export function millisecondsOf(text: string | undefined): number | null {
  const date = readAnyDate(text);
  return date === null ? null : Date.parse(date);
}
