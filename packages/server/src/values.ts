import { isCalendarDate, isPictureAddress, isWebAddress } from '@janus-site/core';
import type { Schemas } from './contract/types.ts';
import { noteBadValue } from './badValues.ts';

// The range of a time in the contract: the years 1000 to 2999.
const [earliest, latest] = [Date.UTC(1000, 0, 1), Date.UTC(3000, 0, 1) - 1];

/** Columns are portable numbers and texts; responses follow the contracts, whatever the columns hold. */
export function isoTime(milliseconds: number): string;
export function isoTime(milliseconds: number | null): string | null;
export function isoTime(milliseconds: number | null): string | null {
  if (milliseconds === null) return null;
  const time = Math.min(latest, Math.max(earliest, milliseconds));
  if (time !== milliseconds) noteBadValue('time', milliseconds);
  return new Date(Number.isNaN(time) ? 0 : time).toISOString();
}

/** Returns a text that is valid for its column; null otherwise. */
function readText(isRight: (text: string) => boolean) {
  return (place: string, text: string | null): string | null => {
    if (text === null || isRight(text)) return text;
    noteBadValue(place, text);
    return null;
  };
}

export const readAddress = readText(isWebAddress);
export const readPicture = readText(isPictureAddress);
export const readDate = readText(isCalendarDate);

export function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

function readList(json: string): unknown[] {
  try {
    const value: unknown = JSON.parse(json);
    if (Array.isArray(value)) return value;
  } catch {
    // reported below, like every other malformed list
  }
  noteBadValue('list', json);
  return [];
}

export function textList(json: string): string[] {
  return readList(json).filter((entry) => typeof entry === 'string');
}

/** A table of contents. */
export function headingList(json: string): Schemas['Heading'][] {
  return readList(json).filter((entry): entry is Schemas['Heading'] => {
    const { id, level, text } = (entry ?? {}) as Partial<Schemas['Heading']>;
    return typeof id === 'string' && typeof level === 'number' && typeof text === 'string';
  });
}

/** The entries that are not undefined: an absent field of an update leaves its column unchanged. */
export function withoutUndefined<T extends object>(
  values: T,
): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}

/** Groups rows by the value of one column. */
export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
