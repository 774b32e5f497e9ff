import type { Language } from '@janus-site/core';
import type { Schemas } from '../../contract/types.ts';
import type { Fields } from '../formats/fields.ts';
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

/** Who wrote a post elsewhere. */
export interface Author {
  name: string;
  email: string;
}

/** The series that a file names. */
export interface SourceSeries {
  slug: string;
  /** What it is called where it has to be made. */
  titles: Schemas['SeriesCreate']['titles'];
  /** Its place among the parts, as far as the file says. */
  order: number | null;
}

/** A post of one or two languages as it was found in a folder. */
export interface SourcePost {
  slug: string;
  /** The language it was first written in comes first. */
  texts: readonly SourceText[];
  /** Its text in the other language, where that was refused. */
  refusedSibling?: Pick<SourceText, 'language' | 'file'>;
  shared: Omit<Schemas['PostCreate'], 'slug' | 'translations' | 'cover'>;
  /** Null for none, and where a program has no series. */
  series: SourceSeries | null;
  /** The file of its cover, from the folder. */
  cover: string | null;
  /** Slugs that it had before. */
  formerSlugs: readonly string[];
  /** Paths that it had elsewhere, each of a text. */
  oldPaths: readonly { from: string; language: Language }[];
  /** Milliseconds; null for the time of its first text. */
  created: number | null;
  /** Null for the first owner. */
  author: Author | null;
  notes: readonly Note[];
}

/** An old address that a file beside the texts leads to a path of the blog. */
export interface SourceRedirect {
  from: string;
  to: string;
  file: string;
}

/** An entry of a resume, as the contract has one. */
export interface ResumeEntry {
  kind: 'experience' | 'projects' | 'career';
  /** As the file names it. */
  section: string;
  /** What it is called in the report. */
  item: string;
  file: string;
  /** Not checked yet. */
  input: Fields;
  notes: readonly Note[];
}

/** What a resume says of its owner, in one language. */
export interface SourceProfile {
  file: string;
  language: Language;
  /** Not checked yet, as everything here. */
  text: Fields;
  shared: Fields;
  links: readonly { name: string; url: string }[];
  /** The file or the address of the photo. */
  image: string | null;
  notes: readonly Note[];
}

/** A career as other programs write it. */
export interface SourceResume {
  language: Language;
  profile: SourceProfile | null;
  entries: readonly ResumeEntry[];
}

/** What of a folder are posts, and what became of the rest. */
export interface Source {
  posts: readonly SourcePost[];
  others: readonly ReportLine[];
  redirects?: readonly SourceRedirect[];
  resumes?: readonly SourceResume[];
}
