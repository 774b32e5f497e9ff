import { formatMoment } from '@janus-site/core';
import { useState } from 'react';
import { usePage } from '../../hooks/page.ts';
import { ownZone, relativeTime } from './times.ts';

export interface WhenProps {
  /** ISO 8601. */
  time: string;
}

/** How long ago; the full moment under the pointer. */
export function When({ time }: WhenProps) {
  const { language } = usePage();
  const [now] = useState(Date.now);
  return (
    <time dateTime={time} title={formatMoment(time, language, ownZone())}>
      {relativeTime(time, language, now)}
    </time>
  );
}
