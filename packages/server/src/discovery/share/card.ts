import { createHash } from 'node:crypto';
import { authorName, baseTitle, logoVersion, plainTitle, siteName } from '@janus-site/core';
import type {
  Face,
  Language,
  Post,
  PostTranslation,
  Profile,
  ProfileTranslation,
  Project,
  ProjectTranslation,
  Site,
} from '@janus-site/core';

/** RGBA pixels and their position on the card. */
export interface CardPicture {
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
  left: number;
  top: number;
}

/** The parts common to all cards of a face. Colours as `#rrggbb`. */
export interface CardLook {
  ground: string;
  text: string;
  muted: string;
  accent: string;
  /** The large shape at the edge; a picture of the content shows through it. */
  shape: CardPicture;
  /** The small mark before the site's name. */
  mark: CardPicture;
  /** Where words begin, and their maximum width. */
  left: number;
  width: number;
}

/** The words on a card. */
interface CardWords {
  language: Language;
  /** Small, at the top: the owner of the site. */
  name: string;
  title: string;
  /** One sentence under the title. */
  lead?: string;
  /** The row at the bottom. */
  author?: string;
  publishedAt?: string | null;
  minutes?: number;
}

/** A preview picture of a link. */
export interface ShareCard extends CardWords {
  look: CardLook;
  /** The typeface of the words; Inter unless the owner has chosen another. */
  typeface?: Site['typeface'];
  /** The bytes of a picture: a cover or a portrait. */
  picture?: Uint8Array;
}

/** A card before it is drawn. */
export interface Card {
  face: Face;
  words: CardWords;
  /** The address of the picture on it. */
  picture: string | null;
  /** The accent of the face, if the owner has chosen one. */
  accent?: string | undefined;
  /** The version of the owner's own logo. */
  logo?: string | undefined;
  /** If the owner has chosen one. */
  typeface?: Site['typeface'];
}

/** The settings that affect a card; defaults are omitted, so that its version stays the same. */
function lookFields(face: Face, site: Site): Pick<Card, 'accent' | 'logo' | 'typeface'> {
  const { typeface } = site;
  return { accent: site[`${face}_accent`], logo: logoVersion(site, face) || undefined, typeface };
}

export type CardPost = Pick<Post, 'author' | 'cover'>;
export type CardText = Pick<PostTranslation, 'language' | 'title' | 'published_at' | 'reading_minutes'>;
export type CardOwner = Pick<ProfileTranslation, 'name' | 'headline'> | undefined;

/** The card of a post in one of its languages. */
export function postCard(
  { author, cover }: CardPost,
  text: CardText,
  { owner, site }: { owner: CardOwner; site: Site },
): Card {
  return {
    face: 'blog',
    words: {
      language: text.language,
      name: siteName('blog', site[text.language]),
      title: plainTitle(text.title),
      author: authorName(author, owner?.name),
      publishedAt: text.published_at,
      minutes: text.reading_minutes,
    },
    picture: cover,
    ...lookFields('blog', site),
  };
}

/** The card of a page created by the owner on a face. */
export function pageCard(
  face: Face,
  { cover }: Pick<Post, 'cover'>,
  { language, title, summary }: Pick<PostTranslation, 'language' | 'title' | 'summary'>,
  { owner, site }: { owner: CardOwner; site: Site },
): Card {
  return {
    face,
    words: {
      language,
      name: siteName(face, site[language], face === 'portfolio' ? owner?.name : undefined),
      title: plainTitle(title),
      ...(summary && { lead: summary }),
    },
    picture: cover,
    ...lookFields(face, site),
  };
}

export type CardProject = Pick<ProjectTranslation, 'language' | 'title' | 'summary' | 'outcome'>;

/** The card of a project in one of its languages. */
export function projectCard(
  { cover }: Pick<Project, 'cover'>,
  { language, title, summary, outcome }: CardProject,
  { owner, site }: { owner: CardOwner; site: Site },
): Card {
  const lead = outcome || summary;
  return {
    face: 'portfolio',
    words: {
      language,
      name: owner?.name || siteName('portfolio', site[language]),
      title,
      ...(lead && { lead }),
    },
    picture: cover,
    ...lookFields('portfolio', site),
  };
}

export interface FaceFacts {
  face: Face;
  language: Language;
  origin: string;
  profile: Pick<Profile, 'photo'>;
  owner: CardOwner;
  site: Site;
}

/** The card of a face, named after its host. */
export function faceCard({ face, language, origin, profile, owner, site }: FaceFacts): Card {
  const words = site[language];
  const [title = '', role] = baseTitle(face, language, owner?.name ?? '', words).split(' — ');
  const isBlog = face === 'blog';
  return {
    face,
    words: {
      language,
      name: new URL(origin).host,
      title,
      lead: isBlog ? (words?.blog_sentence ?? role) : owner?.headline || role,
    },
    picture: isBlog ? null : profile.photo,
    ...lookFields(face, site),
  };
}

/** Raised when the way cards are drawn changes. */
const design = 2;

/** Another text has another version: copies of a version never need revalidation. */
export function cardVersion(card: Card): string {
  return createHash('sha256')
    .update(JSON.stringify([design, card]))
    .digest('base64url')
    .slice(0, 8);
}
