import type { ContentsEntry, RenderOptions } from './types.ts';

/** What the rules of one rendering share. */
export interface RenderEnv extends RenderOptions {
  contents: ContentsEntry[];
  /** The ids that footnotes have by now. */
  usedIds: Set<string>;
  /** Read by the footnotes: part of their ids. */
  docId?: string;
}
