import type { Language, Site } from '@janus-site/core';
import { answer, forOtherSites } from '../answer.ts';
import type { Place } from '../place.ts';
import { facePicture, pagePicture, postPicture, projectPicture, withVersion } from './address.ts';
import type { Card, CardLook } from './card.ts';
import { cardVersion, faceCard, pageCard, postCard, projectCard } from './card.ts';
import { drawCard } from './drawCard.ts';
import { createCardLook } from './look.ts';

const ofPost = /^\/share\/post\/([^/]{1,600})\.(ru|en)\.png$/;
const ofPage = /^\/share\/page\/([^/]{1,600})\.(ru|en)\.png$/;
const ofProject = /^\/share\/project\/([^/]{1,600})\.(ru|en)\.png$/;
const ofFace = /^\/share\/(portfolio|blog)\.(ru|en)\.png$/;
const forever = 'public, max-age=31536000, immutable';
/** Some ten megabytes. */
const mostKept = 300;

interface FoundCard {
  card: Card;
  /** The path that it has now. */
  path: string;
  site: Site;
}

async function findPost(place: Place, reference: string, language: Language): Promise<FoundCard | null> {
  const post = await place.content.post(reference, language);
  const text = post?.translations.find((translation) => translation.language === language);
  if (!post || !text) return null;
  const [owner, site] = await Promise.all([place.content.owner(language), place.content.site(language)]);
  return {
    card: postCard(post, text, { owner: owner.text, site }),
    path: postPicture(post.slug, language),
    site,
  };
}

async function findPage(place: Place, slug: string, language: Language): Promise<FoundCard | null> {
  const { face, content } = place;
  const page = await content.page(slug, face, language);
  const text = page?.translations.find((translation) => translation.language === language);
  if (!page || !text) return null;
  const [owner, site] = await Promise.all([content.owner(language), content.site(language)]);
  return {
    card: pageCard(face, page, text, { owner: owner.text, site }),
    path: pagePicture(page.slug, language),
    site,
  };
}

async function findProject(place: Place, slug: string, language: Language): Promise<FoundCard | null> {
  const project = await place.content.project(slug, language);
  const text = project?.translations.find((translation) => translation.language === language);
  if (!project || !text) return null;
  const [owner, site] = await Promise.all([place.content.owner(language), place.content.site(language)]);
  return {
    card: projectCard(project, text, { owner: owner.text, site }),
    path: projectPicture(project.slug, language),
    site,
  };
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

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

async function findCard(place: Place): Promise<FoundCard | null> {
  const [, slug, postLanguage] = ofPost.exec(place.path) ?? [];
  const [, face, faceLanguage] = ofFace.exec(place.path) ?? [];
  if (face === place.face) return findFace(place, faceLanguage as Language);
  const [, pageSlug, pageLanguage] = ofPage.exec(place.path) ?? [];
  const page = pageSlug === undefined ? null : decode(pageSlug);
  if (page !== null) return findPage(place, page, pageLanguage as Language);
  const [, projectSlug, projectLanguage] = ofProject.exec(place.path) ?? [];
  const project = place.face === 'portfolio' && projectSlug !== undefined ? decode(projectSlug) : null;
  if (project !== null) return findProject(place, project, projectLanguage as Language);
  const reference = place.face === 'blog' && slug !== undefined ? decode(slug) : null;
  return reference === null ? null : findPost(place, reference, postLanguage as Language);
}

/** Answers the pictures of posts, pages, projects and faces; null for all other addresses, for drafts and for what is not there. */
export function createShare(): (place: Place) => Promise<Response | null> {
  const looks = new Map<string, CardLook>();
  const drawings = new Map<string, Promise<Uint8Array>>();

  function lookOf({ face, accent }: Card, { look }: Place, site: Site): CardLook {
    const key = `${face} ${accent}`;
    const made = looks.get(key) ?? createCardLook(face, look(site));
    looks.set(key, made);
    return made;
  }

  /** Drawn once, whatever else is edited; the ones asked for last are kept. */
  function drawing({ card, site }: FoundCard, key: string, place: Place) {
    const { words, picture } = card;
    const running = drawings.get(key);
    const drawn =
      running ??
      (async () => {
        const bytes = picture === null ? null : await place.content.picture(picture);
        return drawCard({
          ...words,
          look: lookOf(card, place, site),
          ...(bytes === null ? {} : { picture: bytes }),
        });
      })();
    drawings.delete(key);
    drawings.set(key, drawn);
    drawn.catch(() => drawings.delete(key));
    const [oldest] = drawings.keys();
    if (oldest !== undefined && drawings.size > mostKept) drawings.delete(oldest);
    return drawn;
  }

  return async (place) => {
    const { version } = place;
    const match = place.language === 'ru' ? await findCard(place) : null;
    if (match === null) return null;
    const current = cardVersion(match.card);
    // One picture, one address: nobody fills the memory with made-up versions.
    if (place.path !== match.path || (version !== null && version !== current)) {
      const location = withVersion(place.local(match.path), current);
      return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } });
    }
    const bytes = await drawing(match, `${match.card.face} ${current}`, place);
    return answer(new Uint8Array(bytes), 'image/png', {
      ...forOtherSites,
      ...(version === null ? {} : { 'cache-control': forever }),
    });
  };
}
