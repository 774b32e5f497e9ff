import { problem } from '../../errors.ts';

/** Compares months and days as texts over the precision that both have: 2024-05 does not end before 2024-05-17. */
export function refuseEndBeforeStart(start: string | null, end: string | null, path: string): void {
  if (start === null || end === null) return;
  const length = Math.min(start.length, end.length);
  if (end.slice(0, length) >= start.slice(0, length)) return;
  throw problem('invalid_fields', {
    fields: [
      {
        path,
        code: 'end_before_start',
        message: { ru: 'Конец раньше начала.', en: 'The end is before the start.' },
      },
    ],
  });
}
