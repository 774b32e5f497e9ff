import type { Language } from '@janus-site/core';

/** A project or a place of work, as its list shows it. */
export interface ListedItem {
  id: string;
  title: string;
  /** One quiet line under the title. */
  detail: string;
  languages: readonly Language[];
  isPublished: boolean;
  updatedAt: string;
  /** The address of its form. */
  href: string;
}
