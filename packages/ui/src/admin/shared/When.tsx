import { formatMoment } from '@janus-site/core';
import { usePage } from '../../hooks/page.ts';
import { ownZone, relativeTime } from './times.ts';
import { useNow } from './useNow.ts';

export interface WhenProps {
  /** ISO 8601. */
  time: string;
}

/** Relative time, with the full date and time in the tooltip. */
export function When({ time }: WhenProps) {
  const { language } = usePage();
  const now = useNow();
  return (
    <time dateTime={time} title={formatMoment(time, language, ownZone())}>
      {relativeTime(time, language, now)}
    </time>
  );
}
