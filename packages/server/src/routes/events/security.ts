import type { Handlers } from '../../contract/handler.ts';
import { listSecurityRows, noteSecuritySeen } from './securityEvents.ts';
import { presentEvent } from './present.ts';

/** Security events that the start page of the panel shows until they are dismissed. */
export const securityEventHandlers: Pick<Handlers, 'listSecurityEvents' | 'seeSecurityEvents'> = {
  async listSecurityEvents({ db, caller }) {
    const rows = await listSecurityRows(db, caller);
    return { status: 200, body: { items: rows.map(presentEvent) } };
  },

  async seeSecurityEvents({ db, input, caller, now }) {
    // Future events cannot have been seen.
    await noteSecuritySeen(db, caller.id, Math.min(Date.parse(input.body.until), now()));
    return { status: 204 };
  },
};
