import { namesOf } from '../../http/localNames.ts';
import { originsOf, type Places } from '../passkeys/relyingParty.ts';

/**
 * Whether the pages of an origin are a face of the site. A tool's, which may use the services with a token of its own, is
 * none; where the pages live elsewhere, their port and scheme are those that the settings let in.
 */
export function isFaceOrigin(places: Places, origin: string): boolean {
  const names = [...namesOf(places.hosts)];
  return (
    names.some((name) => originsOf(places, name).includes(origin)) ||
    (places.corsOrigins.includes(origin) && names.includes(new URL(origin).hostname))
  );
}
