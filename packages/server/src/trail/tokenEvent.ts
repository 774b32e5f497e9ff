import type { Caller } from '../contract/handler.ts';
import type { TrailEvent } from './recordEvent.ts';

/** Describes an action on an access token; its name is quoted, so as not to be taken for a keyword of the trail. */
export function tokenEvent(
  action: 'token_created' | 'token_revoked',
  { id, username }: Pick<Caller, 'id' | 'username'>,
  name: string,
): TrailEvent {
  return { action, object: { kind: 'account', id, title: username }, details: [`"${name}"`] };
}
