import type { Language } from '@janus-site/core';
import type { Schemas } from '../../contract/types.ts';
import type { Note, ReportLine } from './report.ts';

/** A text with its pictures at their addresses here. */
export interface ReadBody {
  body: string;
  notes: readonly Note[];
}

export interface SourceText {
  language: Language;
  /** The file, from the folder. */
  file: string;
  fields: Omit<Schemas['PostTranslationInput'], 'language' | 'body'>;
  /** Brings the pictures along; not before it is sure that the post is taken. */
  readBody(): Promise<ReadBody>;
}

/** A post of one or two languages as it was found in a folder. */
export interface SourcePost {
  slug: string;
  /** The language it was first written in comes first. */
  texts: readonly SourceText[];
  shared: Omit<Schemas['PostCreate'], 'slug' | 'translations' | 'cover'>;
  /** The file of its cover, from the folder. */
  cover: string | null;
  /** Slugs that it had before. */
  formerSlugs: readonly string[];
  /** Addresses that it had elsewhere: paths. */
  oldPaths: readonly string[];
  /** Milliseconds; null for the time of its first text. */
  created: number | null;
  notes: readonly Note[];
}

/** What of a folder are posts, and what could not be read. */
export interface Source {
  posts: readonly SourcePost[];
  refused: readonly ReportLine[];
}
