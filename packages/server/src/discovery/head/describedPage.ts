import type {
  Face,
  Language,
  Post,
  PostTranslation,
  Profile,
  ProfileTranslation,
  Project,
  ProjectTranslation,
  RouteName,
  Site,
} from '@janus-site/core';

/** The data of a page for its machine-readable head; plain data, because pages are drawn in another thread. */
export interface DescribedPage {
  route: RouteName;
  face: Face;
  language: Language;
  /** The value of the parameter `domain` if the address has one. */
  domain: string | null;
  /** The page's canonical scheme and host, without a trailing slash. */
  origin: string;
  /** The absolute address of the portfolio's home. */
  portfolio: string;
  /** The tag of a page of posts; empty elsewhere. */
  tag: string;
  title: string;
  about?: string | undefined;
  /** Its address on this site. */
  canonical: string;
  /** The language of the content, which may differ from the page's. */
  contentLanguage: Language;
  profile: Pick<Profile, 'photo' | 'github' | 'telegram'>;
  owner?: Pick<ProfileTranslation, 'name' | 'headline'> | undefined;
  /** The owner's settings, with the words of the page's language. */
  site: Site;
  /** The post, if the page shows one. */
  post: DescribedPost | null;
  /** The project, if the page shows one. */
  project: DescribedProject | null;
}

export interface DescribedProject extends Pick<
  Project,
  'slug' | 'cover' | 'technologies' | 'github_url' | 'demo_url' | 'started_on' | 'updated_at'
> {
  text: Pick<ProjectTranslation, 'language' | 'title' | 'summary' | 'outcome'>;
}

export interface DescribedPost extends Pick<
  Post,
  'slug' | 'tags' | 'cover' | 'author' | 'series' | 'canonical_url'
> {
  text: Pick<
    PostTranslation,
    'language' | 'title' | 'summary' | 'published_at' | 'updated_at' | 'reading_minutes'
  >;
}

/** The address that search engines and previews get: of the first publication, if that is on another site. */
export function contentAddress({ post, canonical }: DescribedPage): string {
  return post?.canonical_url ?? canonical;
}
