import { posts } from '@janus-site/core';
import type { Post, PostTranslation, Profile, ProfileTranslation } from '@janus-site/core';
import { serializeKey } from '@janus-site/ui/hooks/serializeKey.ts';
import { profileLoader } from '@janus-site/ui/hooks/useProfile.ts';
import type { Page } from '../../page/page.ts';

/** What the reads of a page answered, as far as machines are told of it. */
export interface PageContent {
  profile: Profile;
  owner: ProfileTranslation | undefined;
  post: { post: Post; text: PostTranslation } | null;
}

/** Null where the profile could not be read: such a page is no page to show around. */
export function contentOf({ name, language, params, data }: Page): PageContent | null {
  const profile = data[serializeKey(profileLoader(language).key)] as Profile | undefined;
  if (!profile) return null;
  const post =
    name === 'post'
      ? (data[serializeKey(posts.byReference(params['slug'] ?? '', language).key)] as Post | undefined)
      : undefined;
  const text = post?.translations[0];
  return { profile, owner: profile.translations[0], post: post && text ? { post, text } : null };
}
