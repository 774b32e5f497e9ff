import type { ContentsEntry, RenderOptions } from './types.ts';

/** Data shared by the rules of one rendering. */
export interface RenderEnv extends RenderOptions {
  contents: ContentsEntry[];
  /** The ids of footnotes so far. */
  usedIds: Set<string>;
  /** Read by the footnotes as part of their ids. */
  docId?: string;
}
