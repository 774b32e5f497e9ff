import type { ContentsEntry, RenderOptions } from './types.ts';

/** Data shared by the rules of one rendering. */
export interface RenderEnv extends RenderOptions {
  contents: ContentsEntry[];
  /** The ids of footnotes so far. */
  usedIds: Set<string>;
  /** Read by the footnotes as part of their ids. */
  docId?: string;
}

/** The parser passes this object to its rules under a wider type. */
export function renderEnv(env: unknown): RenderEnv {
  return env as RenderEnv;
}
