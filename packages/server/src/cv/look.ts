import type { Site } from '@janus-site/core';
import type { Database } from '../db/schema.ts';
import { readSettings } from '../routes/shared/siteSettings.ts';

/** What a CV has of the look of its site; nothing of one whose owner has chosen nothing. */
export interface CvLook {
  typeface?: Site['typeface'];
  /** `#rrggbb`, legible on white. */
  accent?: string;
}

/** Returns the accent of the portfolio as its pages have it on white. */
export type AccentOf = (site: Site) => string;

/** Returns what the owner has chosen; only who serves the pages knows how an accent is shown. */
export async function readCvLook(db: Database, accentOf: AccentOf | null): Promise<CvLook> {
  const site = await readSettings(db);
  const { typeface, portfolio_accent } = site;
  return { typeface, ...(portfolio_accent !== undefined && accentOf && { accent: accentOf(site) }) };
}
