import { namesOf } from '../../http/localNames.ts';
import { originsOf, type Places } from '../passkeys/relyingParty.ts';

/**
 * Whether an origin is a face of the site. The origin of a tool that calls the services with a token is not; if the
 * pages are served elsewhere, their port and scheme are those that the settings allow.
 */
export function isFaceOrigin(places: Places, origin: string): boolean {
  const names = [...namesOf(places.hosts)];
  return (
    names.some((name) => originsOf(places, name).includes(origin)) ||
    (places.corsOrigins.includes(origin) && names.includes(new URL(origin).hostname))
  );
}
