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
  /** The file, relative to the folder. */
  file: string;
  fields: Omit<Schemas['PostTranslationInput'], 'language' | 'body'>;
  /** Whether it is behind the original. */
  isOutdated?: boolean;
  /** Imports the pictures, so it is called only once the post will be imported. */
  readBody(): Promise<ReadBody>;
}

/** The author of a post elsewhere. */
export interface Author {
  name: string;
  email: string;
}

/** The series named in a file. */
export interface SourceSeries {
  slug: string;
  /** Its titles, in case it has to be created. */
  titles: Schemas['SeriesCreate']['titles'];
  /** Its number among the parts, if the file has one. */
  order: number | null;
}

/** A post in one or two languages, as found in a folder. */
export interface SourcePost {
  slug: string;
  /** The original language comes first. */
  texts: readonly SourceText[];
  /** Its text in the other language, if that was refused. */
  refusedSibling?: Pick<SourceText, 'language' | 'file'>;
  shared: Omit<Schemas['PostCreate'], 'slug' | 'translations' | 'cover'>;
  /** Null for none, and for programs without series. */
  series: SourceSeries | null;
  /** The file of its cover, relative to the folder. */
  cover: string | null;
  /** Former slugs. */
  formerSlugs: readonly string[];
  /** Its former paths elsewhere, each for a text. */
  oldPaths: readonly { from: string; language: Language }[];
  /** Milliseconds; null for the time of its first text. */
  created: number | null;
  /** Null for the first owner. */
  author: Author | null;
  notes: readonly Note[];
}

/** A redirect from an old address to a path of the blog, from a file of the import. */
export interface SourceRedirect {
  from: string;
  to: string;
  file: string;
}

/** An entry of a resume, in the form of the contract. */
export interface ResumeEntry {
  kind: 'experience' | 'projects' | 'career';
  /** As named in the file. */
  section: string;
  /** Its name in the report. */
  item: string;
  file: string;
  /** Not validated yet. */
  input: Fields;
  notes: readonly Note[];
}

/** A resume's data about its owner, in one language. */
export interface SourceProfile {
  file: string;
  language: Language;
  /** Not validated yet, like everything here. */
  text: Fields;
  shared: Fields;
  links: readonly { name: string; url: string }[];
  /** The file or the address of the photo. */
  image: string | null;
  notes: readonly Note[];
}

/** A career from another program. */
export interface SourceResume {
  language: Language;
  profile: SourceProfile | null;
  entries: readonly ResumeEntry[];
}

/** The posts of a folder, and the report on the rest. */
export interface Source {
  posts: readonly SourcePost[];
  others: readonly ReportLine[];
  redirects?: readonly SourceRedirect[];
  resumes?: readonly SourceResume[];
}
