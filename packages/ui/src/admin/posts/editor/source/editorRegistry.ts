import type { Language } from '@janus-site/core';
import type { TextSource } from './textSource.ts';

/** What the editor keeps of its source fields while only one of them is on the screen. */
export interface EditorRegistry {
  /** The fields that are there now. */
  sources: Map<Language, TextSource>;
  /** Undo and selection of the rich fields that were there before. */
  memories: Map<Language, unknown>;
}

export const createEditorRegistry = (): EditorRegistry => ({ sources: new Map(), memories: new Map() });
