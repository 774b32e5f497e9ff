import type { Pending, PendingInput, Post, PostCreate, PostUpdate } from '../../data/types.ts';
import type { Face, Language } from '../../route/faces.ts';
import type { Kind, Sides } from '../types.ts';
import type { BaseRevisions } from './baseRevisions.ts';
import { baseRevisionsOf } from './baseRevisions.ts';
import type { BaseTexts } from './baseTexts.ts';
import { baseTextsOf } from './baseTexts.ts';
import type { PostValues } from './postValues.ts';
import { valuesOf } from './postValues.ts';
import type { SaveCommand } from './savePlan.ts';

/** The server's side of a post, as far as it is known. */
export interface PostServer {
  /** The post as the server last returned it; null for a new post. */
  post: Post | null;
  /** The revisions that the words on the screen are based on. */
  base: BaseRevisions;
  baseTexts: BaseTexts;
}

/** One call of the save of a post. */
export type PostStep =
  | { kind: 'create'; body: PostCreate; filled: readonly Language[] }
  | { kind: 'pending'; id: string; language: Language; body: PendingInput }
  | { kind: 'update'; id: string; body: PostUpdate }
  | { kind: 'drop'; id: string; language: Language; version: number };

/** The responses of the services to a step. */
export type PostAnswer = { kind: 'post'; post: Post } | { kind: 'pending'; pending: Pending | null };

/** The types of the editor of a post. */
export interface PostKind extends Kind {
  values: PostValues;
  server: PostServer;
  command: SaveCommand;
  step: PostStep;
  answer: PostAnswer;
}

/** Returns both sides of a loaded post. Null is a new post, or a new page if a face is given. */
export function postSides(post: Post | null, face: Face | null = null): Omit<Sides<PostKind>, 'values'> {
  const base = baseRevisionsOf(post);
  return { saved: valuesOf(post, face), server: { post, base, baseTexts: baseTextsOf(post, base) } };
}
