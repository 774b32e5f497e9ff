import type { Post } from '../../data/types.ts';
import type { Language } from '../../route/faces.ts';
import { languages } from '../../route/faces.ts';
import type { PostValues } from './postValues.ts';
import { translationOf } from './postValues.ts';

/** From what the words of one language were begun. */
export interface BaseRevision {
  /** The server's counter of the text. */
  revision: number;
  /** The counter of the pending change; 0 when nothing is pending. */
  version: number;
}

/** The base revision of each language that has a translation. */
export type BaseRevisions = Partial<Record<Language, BaseRevision>>;

/** Returns the base revisions of a post; null is a new one. */
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

/** What a call that went well has sent. */
export interface Sent {
  /** The parts whose values the server has now. */
  parts: readonly (keyof PostValues)[];
  /** Languages whose text was written over the revision that was known: there is nothing older to mind. */
  settled?: readonly Language[];
  /** Languages of which times were sent. */
  dated?: readonly Language[];
  /** The language whose pending change was kept or dropped: it goes on from the revision it began from. */
  pending?: Language;
}

/** Returns the base revisions after a call; those of languages that were not sent stay the same. */
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
    if (settled.includes(language)) next[language] = fresh;
    else next[language] = (language === pending ? kept[language] : baseRevisions[language]) ?? fresh;
  }
  return next;
}
