import { createHash } from 'node:crypto';
import { baseTitle } from '@janus-site/core';
import type { Face, Language, Post, PostTranslation, Profile, ProfileTranslation } from '@janus-site/core';

export const cardWidth = 1200;
export const cardHeight = 630;

interface CardPicture {
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
  left: number;
  top: number;
}

/** What a face gives to all its cards: colours, shapes and the place of the words. */
export interface CardLook {
  ground: string;
  text: string;
  muted: string;
  accent: string;
  shape: CardPicture;
  mark: CardPicture;
  left: number;
  width: number;
}

/** What a card says. */
export interface CardWords {
  language: Language;
  name: string;
  title: string;
  lead?: string;
  author?: string;
  publishedAt?: string | null;
  minutes?: number;
}

/** Draws a picture of 1200 by 630 pixels; `picture` is the bytes of one that it shows. */
export type DrawCard = (card: CardWords & { look: CardLook; picture?: Uint8Array }) => Promise<Uint8Array>;

/** A card before it is drawn. */
export interface Card {
  face: Face;
  words: CardWords;
  /** The address of the picture on it. */
  picture: string | null;
}

/** The card of a post in one of its languages. */
export function postCard(post: Post, text: PostTranslation, owner: ProfileTranslation | undefined): Card {
  const { author, cover } = post;
  return {
    face: 'blog',
    words: {
      language: text.language,
      name: 'AleBlog',
      title: text.title,
      author: `${author?.first_name ?? ''} ${author?.last_name ?? ''}`.trim() || owner?.name,
      publishedAt: text.published_at,
      minutes: text.reading_minutes,
    },
    picture: cover,
  };
}

export interface FaceFacts {
  face: Face;
  language: Language;
  origin: string;
  profile: Profile;
  owner: ProfileTranslation | undefined;
}

/** The card of a face, named by its host. */
export function faceCard({ face, language, origin, profile, owner }: FaceFacts): Card {
  const [title = '', role] = baseTitle(face, language, owner?.name ?? '').split(' — ');
  const isBlog = face === 'blog';
  return {
    face,
    words: { language, name: new URL(origin).host, title, lead: isBlog ? role : owner?.headline || role },
    picture: isBlog ? null : profile.photo,
  };
}

/** Raised when cards are drawn in another way. */
const design = 1;

/** Another text, another version: copies of a version never need to be checked again. */
export function cardVersion(card: Card): string {
  return createHash('sha256')
    .update(JSON.stringify([design, card]))
    .digest('base64url')
    .slice(0, 8);
}
