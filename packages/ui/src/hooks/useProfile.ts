import type { Language, Profile, ProfileTranslation, Loader } from '@janus-site/core';
import { profile } from '@janus-site/core';
import { usePage } from './page.ts';
import { useRead } from './useRead.ts';

/** What `useProfile` returns. */
export interface ProfileState {
  profile: Profile;
  /** The translation to show; absent until the owner has written one. */
  text: ProfileTranslation | undefined;
}

/** Every public page loads it, for the name in its title, its header and its footer. */
export function profileLoader(language: Language): Loader<Profile> {
  return profile.published(language);
}

/** Returns the owner's profile; null until it is loaded. Pages render without it. */
export function useProfile(): ProfileState | null {
  const { language } = usePage();
  const answer = useRead(profileLoader(language));
  if (answer.state !== 'ready') return null;
  return { profile: answer.data, text: answer.data.translations[0] };
}
