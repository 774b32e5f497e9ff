import type { ContentsEntry, RenderOptions } from './types.ts';

/** What the rules of one rendering share. */
export interface RenderEnv extends RenderOptions {
  contents: ContentsEntry[];
  /** Read by the footnotes: part of their ids. */
  docId?: string;
}
