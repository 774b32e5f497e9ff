import type { Site } from '@janus-site/core';
import type { Database } from '../db/schema.ts';
import { readSettings } from '../routes/shared/siteSettings.ts';

/** The parts of the site's look used in a CV; empty where the owner has chosen nothing. */
export interface CvLook {
  typeface?: Site['typeface'];
  /** `#rrggbb`, legible on white. */
  accent?: string;
}

/** Returns the portfolio's accent as shown on white. */
export type AccentOf = (site: Site) => string;

/** Returns the owner's choices; `accentOf` comes from the host of the pages, which renders accents. */
export async function readCvLook(db: Database, accentOf: AccentOf | null): Promise<CvLook> {
  const site = await readSettings(db);
  const { typeface, portfolio_accent } = site;
  return { typeface, ...(portfolio_accent !== undefined && accentOf && { accent: accentOf(site) }) };
}
