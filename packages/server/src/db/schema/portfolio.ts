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
  /** Whether and for what the owner can be hired; empty if not stated. */
  availability: string;
  /** When to expect a reply; empty if not stated. */
  answer_time: string;
  /** Id of the uploaded CV; null for the generated one. */
  cv: string | null;
}

/** One row, `id` 1. */
export interface SiteSettingsTable {
  id: number;
  /** What the owner has set, in the form of the contract's `Site`. */
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
  /** When its content for readers last changed without a write to it, such as a renamed tag; null for never. */
  representation_changed_at: Time | null;
  /** When it was moved to the trash: it is hidden, and deleted after 30 days. Null otherwise. */
  deleted_at: Time | null;
  /** The slug of a project in the trash, which others may take: its `slug` is its id then. */
  deleted_slug: string | null;
}

/** A former slug, which still leads to the project. */
export interface ProjectSlugTable {
  slug: string;
  project_id: string;
}

/** A link in a text of a post to the page of a project, by a present or former slug, or to a page of another site. */
export interface ProjectLinkTable {
  post_id: string;
  language: LanguageColumn;
  /** As in the address, with the port; empty for a relative address. */
  host: string;
  slug: string;
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
  /** When its content for readers last changed without a write to it, such as a renamed tag; null for never. */
  representation_changed_at: Time | null;
  /** When it was moved to the trash: it is hidden, and deleted after 30 days. Null otherwise. */
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

/** An entry of a CV section other than the experience. */
export interface CareerEntryTable {
  id: string;
  section: CareerSection;
  position: number;
  /** In the form of the contract's `CareerFields`. */
  fields: Json;
  created_at: Time;
  updated_at: Time;
  /** When it was moved to the trash: it is hidden, and deleted after 30 days. Null otherwise. */
  deleted_at: Time | null;
}

/** A version of the CV for one kind of job. */
export interface CvVersionTable {
  id: string;
  /** Shown to the owner only. */
  name: string;
  /** The token of its private link is derived from this and the server's secret, so that it can be shown again. */
  link_seed: string;
  /** Hash of that token. */
  link_hash: string;
  /** Design, file name, texts and selection, in the form of the contract's `CvVersionFields`. */
  content: Json;
  created_at: Time;
  updated_at: Time;
  /** When it was moved to the trash: its link stops working, and it is deleted after 30 days. Null otherwise. */
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
  /** The replies sent: JSON of a list of `MessageReply`. */
  replies: string;
  state: 'inbox' | 'archived' | 'spam';
  /** When it was moved to the trash: it is hidden, and deleted after 30 days. Null otherwise. */
  deleted_at: Time | null;
}
