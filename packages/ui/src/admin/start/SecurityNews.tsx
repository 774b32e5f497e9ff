import { events } from '@janus-site/core';
import { onDemand } from '../shared/onDemand.tsx';
import { useRead } from '../../hooks/useRead.ts';

const SecurityCard = onDemand(async () => (await import('./SecurityCard.tsx')).SecurityCard);

/** What touched the safety of the account or the site since it was last looked at; nothing while there is no news. */
export function SecurityNews() {
  const read = useRead(events.security(), { reloadOnFocus: true });
  if (read.state !== 'ready' || read.data.items.length === 0) return null;
  return <SecurityCard items={read.data.items} />;
}
