import { endsBefore } from '@janus-site/core';
import { problem } from '../../errors.ts';

export function refuseEndBeforeStart(start: string | null, end: string | null, path: string): void {
  if (start === null || end === null || !endsBefore(end, start)) return;
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
