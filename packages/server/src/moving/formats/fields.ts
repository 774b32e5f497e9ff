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

/** Lists that Jekyll writes in one line with spaces. */
const spaced = new Set(['tags', 'categories']);

export function listOf(fields: Fields, ...names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const value = fields[name];
    if (typeof value === 'string')
      return value.split(spaced.has(name) && !value.includes(',') ? /\s+/ : ',').filter(Boolean);
    if (!Array.isArray(value)) return [];
    return value.filter((entry) => typeof entry === 'string' || typeof entry === 'number').map(String);
  });
}

export function isSet(fields: Fields, name: string): boolean {
  return fields[name] === true || fields[name] === 'true';
}

/** Milliseconds; null for anything but a time. */
export function millisecondsOf(text: string | undefined): number | null {
  const date = readAnyDate(text);
  return date === null ? null : Date.parse(date);
}
