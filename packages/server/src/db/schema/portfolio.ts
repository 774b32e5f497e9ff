import type { CareerSection } from '@janus-site/core';
import type { Flag, Json, LanguageColumn, Time } from './columns.ts';

/** One row, `id` 1. */
export interface ProfileTable {
  id: number;
  github: string | null;
  telegram: string | null;
  email: string | null;
  photo: string | null;
  updated_at: Time;
}

export interface ProfileTranslationTable {
  language: LanguageColumn;
  name: string;
  headline: string;
  about: string;
  about_html: string;
  location: string | null;
  /** Whether and for what the owner can be hired; empty where that is not said. */
  availability: string;
  /** When whoever writes can expect an answer; empty where that is not said. */
  answer_time: string;
  /** Media id of the uploaded CV; none means the generated one. */
  cv: string | null;
}

/** One row, `id` 1. */
export interface SiteSettingsTable {
  id: number;
  /** What the owner has set, as the contract's `Site` has it. */
  settings: Json;
  updated_at: Time;
}

export interface ProjectTable {
  id: string;
  slug: string;
  position: number;
  is_published: Flag;
  is_featured: Flag;
  github_url: string | null;
  demo_url: string | null;
  technologies: Json;
  started_on: string | null;
  finished_on: string | null;
  cover: string | null;
  created_at: Time;
  updated_at: Time;
  /** When what readers see of it last changed without a write of its own, as by a renamed tag; null for never. */
  representation_changed_at: Time | null;
  /** When it was deleted: it is hidden, and gone after 30 days. Null while it is there. */
  deleted_at: Time | null;
  /** The address of a deleted project, which others may take: its `slug` is its id then. */
  deleted_slug: string | null;
}

/** A former address, which goes on to work. */
export interface ProjectSlugTable {
  slug: string;
  project_id: string;
}

export interface ProjectTranslationTable {
  id: string;
  project_id: string;
  language: LanguageColumn;
  title: string;
  summary: string;
  outcome: string;
  role: string;
  team: string;
  description: string;
  description_html: string;
  body: string;
  body_html: string;
}

export interface ExperienceTable {
  id: string;
  position: number;
  company_url: string | null;
  start_date: string;
  end_date: string | null;
  technologies: Json;
  is_published: Flag;
  created_at: Time;
  updated_at: Time;
  /** When what readers see of it last changed without a write of its own, as by a renamed tag; null for never. */
  representation_changed_at: Time | null;
  /** When it was deleted: it is hidden, and gone after 30 days. Null while it is there. */
  deleted_at: Time | null;
}

export interface ExperienceTranslationTable {
  id: string;
  experience_id: string;
  language: LanguageColumn;
  company: string;
  job_title: string;
  location: string | null;
  description: string;
  description_html: string;
}

/** An entry of a section of the CV beside the experience. */
export interface CareerEntryTable {
  id: string;
  section: CareerSection;
  position: number;
  /** As the contract's `CareerFields` has them. */
  fields: Json;
  created_at: Time;
  updated_at: Time;
  /** When it was deleted: it is hidden, and gone after 30 days. Null while it is there. */
  deleted_at: Time | null;
}

/** The CV for one kind of job. */
export interface CvVersionTable {
  id: string;
  /** For the owner alone. */
  name: string;
  /** What the token of its private link follows from, with the server's secret: it is shown again and again. */
  link_seed: string;
  /** Of that token. */
  link_hash: string;
  /** Design, file name, texts and selection as the contract's `CvVersionFields` has them. */
  content: Json;
  created_at: Time;
  updated_at: Time;
  /** When it was deleted: its link leads nowhere, and it is gone after 30 days. Null while it is there. */
  deleted_at: Time | null;
}

export interface MessageTable {
  id: string;
  name: string;
  message: string;
  email: string | null;
  telegram: string | null;
  language: LanguageColumn;
  face: 'portfolio' | 'blog';
  created_at: Time;
  read_at: Time | null;
  /** When the owner marked it as answered. */
  answered_at: Time | null;
  /** What was written back: JSON of a list of `MessageReply`. */
  replies: string;
  state: 'inbox' | 'archived' | 'spam';
  /** When it was deleted: it is hidden, and gone after 30 days. Null while it is there. */
  deleted_at: Time | null;
}
