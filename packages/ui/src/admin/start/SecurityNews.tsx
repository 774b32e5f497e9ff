import { events } from '@janus-site/core';
import { onDemand } from '../shared/onDemand.tsx';
import { useRead } from '../../hooks/useRead.ts';

const SecurityCard = onDemand(async () => (await import('./SecurityCard.tsx')).SecurityCard);

/** Security events of the account or the site since the last look; empty if there are none. */
export function SecurityNews() {
  const read = useRead(events.security(), { reloadOnFocus: true });
  if (read.state !== 'ready' || read.data.items.length === 0) return null;
  return <SecurityCard items={read.data.items} />;
}
