import type { Language } from '@janus-site/core';

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

/** A picture for previews of a link. */
export interface ShareCard {
  look: CardLook;
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
  /** The bytes of a picture: a cover, a portrait. */
  picture?: Uint8Array;
}

/** The size that the services which show previews ask for. */
export const cardWidth = 1200;
export const cardHeight = 630;
