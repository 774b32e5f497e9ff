import { createHash } from 'node:crypto';
import { baseTitle, logoVersion, personName, plainTitle, siteName } from '@janus-site/core';
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

/** RGBA pixels and where they lie on the card. */
export interface CardPicture {
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
  left: number;
  top: number;
}

/** What a face gives to all its cards. Colours as `#rrggbb`. */
export interface CardLook {
  ground: string;
  text: string;
  muted: string;
  accent: string;
  /** The large shape at the edge; a picture of the content is seen through it. */
  shape: CardPicture;
  /** The small mark before the site's name. */
  mark: CardPicture;
  /** Where words begin, and how wide they may be. */
  left: number;
  width: number;
}

/** What a card says. */
interface CardWords {
  language: Language;
  /** Small, on top: whose site it is. */
  name: string;
  title: string;
  /** One sentence under the title. */
  lead?: string;
  /** The row at the foot. */
  author?: string;
  publishedAt?: string | null;
  minutes?: number;
}

/** A picture for previews of a link. */
export interface ShareCard extends CardWords {
  look: CardLook;
  /** What the words are set in; Inter unless the owner has chosen another. */
  typeface?: Site['typeface'];
  /** The bytes of a picture: a cover, a portrait. */
  picture?: Uint8Array;
}

/** A card before it is drawn. */
export interface Card {
  face: Face;
  words: CardWords;
  /** The address of the picture on it. */
  picture: string | null;
  /** That of the face, where its owner has chosen one. */
  accent?: string | undefined;
  /** The version of the owner's own logo. */
  logo?: string | undefined;
  /** Where the owner has chosen one. */
  typeface?: Site['typeface'];
}

/** What a card takes of the settings; of what has its default, nothing, so that its version stays. */
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
      author: personName(author) || owner?.name,
      publishedAt: text.published_at,
      minutes: text.reading_minutes,
    },
    picture: cover,
    ...lookFields('blog', site),
  };
}

/** The card of a page that the owner has made on a face. */
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

/** The card of a face, named by its host. */
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

/** Raised when cards are drawn in another way. */
const design = 2;

/** Another text, another version: copies of a version never need to be checked again. */
export function cardVersion(card: Card): string {
  return createHash('sha256')
    .update(JSON.stringify([design, card]))
    .digest('base64url')
    .slice(0, 8);
}
