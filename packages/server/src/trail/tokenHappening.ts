import type { Caller } from '../contract/handler.ts';
import type { Happening } from './recordEvent.ts';

/** What happened to an access token of an account; its name is quoted, so that no name is one of the trail's own words. */
export function tokenHappening(
  action: 'token_created' | 'token_revoked',
  { id, username }: Pick<Caller, 'id' | 'username'>,
  name: string,
): Happening {
  return { action, object: { kind: 'account', id, title: username }, details: [`"${name}"`] };
}
