import type { Language, Site } from '@janus-site/core';
import { decodePart } from '../../decodePart.ts';
import { createResponse, forOtherSites } from '../responses.ts';
import { readOwnLogo } from '../logo/ownLogo.ts';
import type { Place } from '../place.ts';
import type { PicturedKind } from './address.ts';
import { facePicture, itemPicture, withVersion } from './address.ts';
import type { Card, CardLook, CardOwner } from './card.ts';
import { cardVersion, faceCard, pageCard, postCard, projectCard } from './card.ts';
import { drawCard } from './drawCard.ts';
import { createCardLook } from './look.ts';

const ofItem = /^\/share\/(post|page|project)\/([^/]{1,600})\.(ru|en)\.png$/;
const ofFace = /^\/share\/(portfolio|blog)\.(ru|en)\.png$/;
const forever = 'public, max-age=31536000, immutable';
/** About ten megabytes. */
const mostKept = 300;

interface FoundCard {
  card: Card;
  /** Its current path. */
  path: string;
  site: Site;
}

interface CardFacts {
  owner: CardOwner;
  site: Site;
}

/** Draws the card of an item in a language; null where visitors cannot read it in that language. */
type Draw = ((facts: CardFacts) => { card: Card; slug: string }) | null;

function textIn<Text extends { language: Language }>(
  item: { translations: readonly Text[] } | null,
  language: Language,
): Text | undefined {
  return item?.translations.find((translation) => translation.language === language);
}

/** By the current slug or a former one; posts belong to the blog, projects to the portfolio, pages to either face. */
const readers: Readonly<
  Record<PicturedKind, (place: Place, slug: string, language: Language) => Promise<Draw>>
> = {
  async post({ face, content }, slug, language) {
    const post = face === 'blog' ? await content.post(slug, language) : null;
    const text = textIn(post, language);
    return post && text ? (facts) => ({ card: postCard(post, text, facts), slug: post.slug }) : null;
  },
  async page({ face, content }, slug, language) {
    const page = await content.page(slug, face, language);
    const text = textIn(page, language);
    return page && text ? (facts) => ({ card: pageCard(face, page, text, facts), slug: page.slug }) : null;
  },
  async project({ face, content }, slug, language) {
    const project = face === 'portfolio' ? await content.project(slug, language) : null;
    const text = textIn(project, language);
    return project && text
      ? (facts) => ({ card: projectCard(project, text, facts), slug: project.slug })
      : null;
  },
};

async function findItem(
  place: Place,
  { kind, reference, language }: { kind: PicturedKind; reference: string; language: Language },
): Promise<FoundCard | null> {
  const draw = await readers[kind](place, reference, language);
  if (!draw) return null;
  const { content } = place;
  const [owner, site] = await Promise.all([content.owner(language), content.site(language)]);
  const { card, slug } = draw({ owner: owner.text, site });
  return { card, path: itemPicture(kind, slug, language), site };
}

async function findFace(place: Place, language: Language): Promise<FoundCard> {
  const { face, origin, content } = place;
  const [{ profile, text }, site] = await Promise.all([content.owner(language), content.site(language)]);
  return {
    card: faceCard({ face, language, origin, profile, owner: text, site }),
    path: facePicture(face, language),
    site,
  };
}

async function findCard(place: Place): Promise<FoundCard | null> {
  const [, face, faceLanguage] = ofFace.exec(place.path) ?? [];
  if (face === place.face) return findFace(place, faceLanguage as Language);
  const [, kind, slug = '', language] = ofItem.exec(place.path) ?? [];
  if (kind === undefined) return null;
  return findItem(place, {
    kind: kind as PicturedKind,
    reference: decodePart(slug),
    language: language as Language,
  });
}

interface Drawing {
  png: Uint8Array;
  /** False if the file of its picture or of the logo could not be read. */
  isWhole: boolean;
}

/**
 * Serves the pictures of posts, pages, projects and faces; null for all other addresses, for drafts and for missing
 * items.
 */
export function createShare(): (place: Place) => Promise<Response | null> {
  const looks = new Map<string, CardLook>();
  const drawings = new Map<string, Promise<Drawing>>();

  async function lookOf({ face, accent, logo }: Card, { look, content }: Place, site: Site) {
    const key = `${face} ${accent} ${logo}`;
    const own = looks.has(key) ? null : await readOwnLogo(site, content);
    const made = looks.get(key) ?? (await createCardLook(face, look(site), own));
    // a logo whose file was unavailable is looked up again
    const isWhole = looks.has(key) || own !== null || logo === undefined;
    if (isWhole) looks.set(key, made);
    return { look: made, isWhole };
  }

  /** Drawn once, whatever else is edited; the most recently used whole ones are cached. */
  function drawing({ card, site }: FoundCard, key: string, place: Place) {
    const { words, typeface, picture } = card;
    const running = drawings.get(key);
    const drawn =
      running ??
      (async () => {
        const bytes = picture === null ? null : await place.content.picture(picture);
        const { look, isWhole } = await lookOf(card, place, site);
        const png = await drawCard({
          ...words,
          typeface,
          look,
          ...(bytes === null ? {} : { picture: bytes }),
        });
        return { png, isWhole: isWhole && (bytes !== null || picture === null) };
      })();
    drawings.delete(key);
    drawings.set(key, drawn);
    drawn.then(({ isWhole }) => isWhole || drawings.delete(key)).catch(() => drawings.delete(key));
    const [oldest] = drawings.keys();
    if (oldest !== undefined && drawings.size > mostKept) drawings.delete(oldest);
    return drawn;
  }

  return async (place) => {
    const { version } = place;
    const match = place.language === 'ru' ? await findCard(place) : null;
    if (match === null) return null;
    const current = cardVersion(match.card);
    // One address per picture: nobody can fill the memory with made-up versions.
    if (place.path !== match.path || (version !== null && version !== current)) {
      const location = withVersion(place.local(match.path), current);
      return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } });
    }
    const { png, isWhole } = await drawing(match, `${match.card.face} ${current}`, place);
    return createResponse(new Uint8Array(png), 'image/png', {
      ...forOtherSites,
      ...(version !== null && { 'cache-control': forever }),
      ...(!isWhole && { 'cache-control': 'no-store' }),
    });
  };
}
