import { profile } from '@janus-site/core';
import type { Api, Language, Profile, ProfileTranslation, Loader } from '@janus-site/core';

/** A service that should have answered did not. */
export class Unread extends Error {}

export async function load<T>(api: Api, read: Loader<T>): Promise<T> {
  const result = await read.load(api);
  if (!result.ok) throw new Unread(`${read.key[0]}: ${result.error.message}`);
  return result.data;
}

/** The same of what may not be there: null then. */
export async function loadPresent<T>(api: Api, read: Loader<T>): Promise<T | null> {
  const result = await read.load(api);
  if (result.ok) return result.data;
  if (result.error.kind === 'http' && result.error.status < 500) return null;
  throw new Unread(`${read.key[0]}: ${result.error.message}`);
}

export interface Owner {
  profile: Profile;
  /** In the language of the address, or the other one; undefined while the site has no name. */
  text: ProfileTranslation | undefined;
}

export async function loadOwner(api: Api, language: Language): Promise<Owner> {
  const answer = await load(api, profile.published(language));
  return { profile: answer, text: answer.translations[0] };
}

/** The later of times in ISO 8601; the times of the services compare as text. */
export function latest(times: readonly (string | null)[]): string | null {
  return times.reduce((a, b) => ((b ?? '') > (a ?? '') ? b : a), null);
}
