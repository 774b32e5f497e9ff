import type { Post } from '../../data/types.ts';
import type { Language } from '../../route/faces.ts';
import { languages } from '../../route/faces.ts';
import type { PostValues } from './postValues.ts';
import { translationOf } from './postValues.ts';

/** The revision that the text of one language on the screen is based on. */
export interface BaseRevision {
  /** The server's revision of the text. */
  revision: number;
  /** The version of the pending change; 0 if there is none. */
  version: number;
}

/** The base revision of each language that has a translation. */
export type BaseRevisions = Partial<Record<Language, BaseRevision>>;

/** Returns the base revisions of a post; null is a new post. */
export function baseRevisionsOf(post: Post | null): BaseRevisions {
  const revisions: BaseRevisions = {};
  for (const language of languages) {
    const translation = translationOf(post, language);
    if (!translation) continue;
    const { revision, pending } = translation;
    revisions[language] = { revision: pending?.revision ?? revision, version: pending?.version ?? 0 };
  }
  return revisions;
}

/** The contents of a successful call. */
export interface Sent {
  /** The parts whose values are now saved. */
  parts: readonly (keyof PostValues)[];
  /** Languages whose text replaced the known revision: the base moves to the new one. */
  settled?: readonly Language[];
  /** Languages whose times were sent. */
  dated?: readonly Language[];
  /** The language whose pending change was saved or discarded: its own base revision moves on. */
  pending?: Language;
}

/**
 * Returns the base revisions after a call; languages that were not sent keep theirs. One that somebody else has added
 * since has none, so that words typed here do not replace theirs.
 */
export function advanceBaseRevisions(
  baseRevisions: BaseRevisions,
  post: Post,
  { settled = [], pending }: Sent,
): BaseRevisions {
  const next: BaseRevisions = {};
  const kept = baseRevisionsOf(post);
  for (const language of languages) {
    const translation = translationOf(post, language);
    if (!translation) continue;
    const fresh = { revision: translation.revision, version: translation.pending?.version ?? 0 };
    const former = language === pending ? kept[language] : baseRevisions[language];
    const base = settled.includes(language) ? fresh : former;
    if (base) next[language] = base;
  }
  return next;
}
