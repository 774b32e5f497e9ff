import { isWebAddress } from '@janus-site/core';
import { noteBadValue } from '../../badValues.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';

export type Site = Schemas['Site'];

/** The handler wrote what the contract allows; a row that somebody else changed shows the defaults. */
export function parseSettings(json: string): Site {
  try {
    const site = JSON.parse(json) as Site;
    const colors = [site.portfolio_accent, site.blog_accent];
    const hasColors = colors.every((color) => color === undefined || /^#[0-9a-f]{6}$/.test(color));
    const hasLinks = (site.links ?? []).every(({ url }) => isWebAddress(url));
    if (hasColors && hasLinks) return site;
  } catch {
    // told below
  }
  noteBadValue('site settings', json);
  return {};
}

/** Returns what the owner has set, in both languages. */
export async function readSettings(db: Database): Promise<Site> {
  const row = await db
    .selectFrom('site_settings')
    .select('settings')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return parseSettings(row.settings);
}
