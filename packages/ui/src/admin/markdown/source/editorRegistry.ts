import type { Language } from '@janus-site/core';
import type { TextSource } from './textSource.ts';

/** The editor's source fields and their memory while only one of them is shown. */
export interface EditorRegistry {
  /** The mounted fields. */
  sources: Map<Language, TextSource>;
  /** Undo history and selection of unmounted rich fields. */
  memories: Map<Language, unknown>;
}

export const createEditorRegistry = (): EditorRegistry => ({ sources: new Map(), memories: new Map() });
