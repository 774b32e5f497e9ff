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

/** A page as its head describes it to machines; plain data, because pages are drawn in another thread. */
export interface DescribedPage {
  route: RouteName;
  face: Face;
  language: Language;
  /** The value of the parameter `domain` where the address has one. */
  domain: string | null;
  /** Scheme and host by which the page calls itself, without a slash at the end. */
  origin: string;
  /** The absolute address of the portfolio's home. */
  portfolio: string;
  /** The tag of a page of posts; empty elsewhere. */
  tag: string;
  title: string;
  about?: string | undefined;
  canonical: string;
  /** Of the content, which may be the other one than the page's. */
  contentLanguage: Language;
  profile: Pick<Profile, 'photo' | 'github' | 'telegram'>;
  owner?: Pick<ProfileTranslation, 'name' | 'headline'> | undefined;
  /** What the owner has set, with the words of the page's language. */
  site: Site;
  /** The post of a page that shows one. */
  post: DescribedPost | null;
  /** The project of a page that shows one. */
  project: DescribedProject | null;
}

export interface DescribedProject extends Pick<
  Project,
  'slug' | 'cover' | 'technologies' | 'github_url' | 'demo_url' | 'started_on' | 'updated_at'
> {
  text: Pick<ProjectTranslation, 'language' | 'title' | 'summary' | 'outcome'>;
}

export interface DescribedPost extends Pick<Post, 'slug' | 'tags' | 'cover' | 'author' | 'series'> {
  text: Pick<
    PostTranslation,
    'language' | 'title' | 'summary' | 'published_at' | 'updated_at' | 'reading_minutes'
  >;
}
