import { classifyPostReference, isPictureAddress, printable } from '@janus-site/core';
import type { Face, Language } from '@janus-site/core';
import type { ServerContext } from '../context.ts';
import { drawPixels } from '../covers/pixels.ts';
import type { CoverPlan } from '../covers/drawCover.ts';
import { readCoverAddress } from '../covers/plan.ts';
import type { Schemas } from '../contract/types.ts';
import { isDamaged, isUnavailable } from '../db/faults.ts';
import { ProblemError } from '../errors.ts';
import { idOfFile } from '../media/files.ts';
import { readFileOf, type MediaStorage } from '../media/storage.ts';
import { createTimelyReads } from '../media/timelyReads.ts';
import { listCareer } from '../routes/career/store.ts';
import { experienceStore } from '../routes/experiences/store.ts';
import { newestPosts } from '../routes/posts/newest.ts';
import { postRow, postRowBySlug, readPost, requireFace } from '../routes/posts/store.ts';
import { getProfile } from '../routes/profile/store.ts';
import { readProjectPage } from '../routes/projects/page.ts';
import { projectStore } from '../routes/projects/store.ts';
import { getSite, type Site } from '../routes/site/store.ts';
import { longestOrder, type View } from '../routes/shared/view.ts';
import { sitemapSeries } from '../routes/posts/series/store.ts';
import {
  hasPostPart,
  hasTagPart,
  sitemapChangedAt,
  sitemapPages,
  sitemapParts,
  sitemapPosts,
  sitemapTags,
} from '../routes/sitemap/store.ts';

/** The content could not be read, or not in time. */
export class Unread extends Error {}

/** Whole pictures, which are larger than those that pages wait for. */
const pictures = createTimelyReads<Uint8Array>({ patience: 2000 });

export type ContentSource = Pick<ServerContext, 'db' | 'media' | 'now'>;

export interface Owner {
  profile: Schemas['Profile'];
  /** In the language of the address, or the other one; undefined while the site has no name. */
  text: Schemas['ProfileTranslation'] | undefined;
}

/** Reads what visitors may read, directly from the stores, until the signal aborts. */
export function createContent({ db, media, now }: ContentSource, signal: AbortSignal) {
  const tooLate = new Promise<never>((_, reject) => {
    const handleAbort = () => reject(new Unread('The time of the request is over.'));
    if (signal.aborted) handleAbort();
    signal.addEventListener('abort', handleAbort);
  });
  // Handled by reads under way; there may be none.
  tooLate.catch(() => undefined);

  async function read<T>(work: Promise<T>): Promise<T> {
    try {
      return await Promise.race([work, tooLate]);
    } catch (error) {
      if (!isUnavailable(error) && !isDamaged(error)) throw error;
      throw new Unread('The database does not answer.', { cause: error });
    }
  }

  async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await read(work());
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'not_found') return null;
      throw error;
    }
  }

  const viewOf = (language?: Language): View => ({
    withSource: false,
    ...(language !== undefined && { language }),
  });
  const listOf = (language?: Language) => ({
    limit: longestOrder,
    publishedOnly: true,
    view: viewOf(language),
  });

  async function findPost(reference: string, language: Language): Promise<Schemas['Post']> {
    const isId = classifyPostReference(reference) === 'id';
    const row = await (isId ? postRow(db, reference) : postRowBySlug(db, reference));
    return readPost(db, requireFace(row, null), { ...viewOf(language), now: now() });
  }

  async function findPage(slug: string, face: Face, language: Language): Promise<Schemas['Post']> {
    const row = requireFace(await postRowBySlug(db, slug), face);
    return readPost(db, row, { ...viewOf(language), now: now() });
  }

  return {
    async owner(language: Language): Promise<Owner> {
      const profile = await read(getProfile(db, viewOf(language)));
      return { profile, text: profile.translations[0] };
    },
    /** The owner's settings, with the words of one language. */
    site: (language: Language): Promise<Site> => read(getSite(db, language)),
    profile: () => read(getProfile(db, viewOf())),
    projects: async (language?: Language) => (await read(projectStore.list(db, listOf(language)))).items,
    /** By a current or former slug; null for one that visitors cannot read. */
    async project(slug: string, language: Language): Promise<Schemas['ProjectPage'] | null> {
      if (printable(slug) !== slug) return null;
      return orNull(() => readProjectPage(db, slug, viewOf(language)));
    },
    experiences: async (language?: Language) =>
      (await read(experienceStore.list(db, listOf(language)))).items,
    career: () => read(listCareer(db)),
    newest: async (language: Language) => (await read(newestPosts(db, language, now()))).items,
    /** By a current or former slug, or an id; null for one that visitors cannot read. */
    async post(reference: string, language: Language): Promise<Schemas['Post'] | null> {
      if (printable(reference) !== reference) return null;
      return orNull(() => findPost(reference, language));
    },
    /** By a current or former slug; null for one that visitors cannot read. */
    async page(slug: string, face: Face, language: Language): Promise<Schemas['Post'] | null> {
      if (printable(slug) !== slug) return null;
      return orNull(() => findPage(slug, face, language));
    },
    sitemapChangedAt: () => read(sitemapChangedAt(db, now())),
    sitemapPages: () => read(sitemapPages(db, now())),
    sitemapSeries: () => read(sitemapSeries(db, now())),
    sitemapParts: () => read(sitemapParts(db, now())),
    sitemapPosts: async (part: number) => (await read(sitemapPosts(db, part, now()))).items,
    sitemapTags: async (part: number) => (await read(sitemapTags(db, part, now()))).items,
    /** Whether this part or a later one is in the site map. */
    hasSitemapPart: (kind: 'posts' | 'tags', part: number) =>
      read(kind === 'posts' ? hasPostPart(db, part) : hasTagPart(db, part, now())),
    /** The bytes of a picture of this site; null for another site's and for a missing or late one. */
    async picture(address: string): Promise<Uint8Array | null> {
      const drawn = readCoverAddress(address);
      if (drawn) return coverPicture(drawn.plan);
      return storedPicture(media, address);
    },
  };
}

export type Content = ReturnType<typeof createContent>;

async function storedPicture(media: MediaStorage, address: string): Promise<Uint8Array | null> {
  const name = isPictureAddress(address) ? address.slice(address.lastIndexOf('/') + 1) : '';
  if (idOfFile(name) === null) return null;
  return pictures(
    name,
    () => readFileOf(media, name),
    async (bytes) => bytes,
  );
}

/** Draws a cover as a picture, at twice the size, so that its edges are smooth when scaled down. */
async function coverPicture(plan: CoverPlan): Promise<Uint8Array> {
  const { sharp } = await import('../media/sharp.ts');
  const { data, width, height } = drawPixels(plan, 2);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(width / 2)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The latest of times in ISO 8601; the times of the stores compare as text. */
export function latest(times: readonly (string | null)[]): string | null {
  return times.reduce((a, b) => ((b ?? '') > (a ?? '') ? b : a), null);
}
