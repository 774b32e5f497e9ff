import { sql } from 'kysely';
import { isPictureAddress, isWebAddress, menuItemOf, menuNames } from '@janus-site/core';
import { noteBadValue } from '../../badValues.ts';
import type { Schemas } from '../../contract/types.ts';
import { noteCoversChange } from '../../db/drawnCovers.ts';
import type { Database } from '../../db/schema.ts';
import { touchRepresentation } from '../../db/touchRepresentation.ts';
import { recordUses } from '../../media/uses.ts';

export type Site = Schemas['Site'];

function isSoundLogo(logo: Site['logo']): boolean {
  if (logo === undefined) return true;
  if ('letters' in logo) return /^[\p{L}\p{N}]{1,2}$/u.test(logo.letters);
  return isPictureAddress(logo.picture) && isPictureAddress(logo.raster);
}

const themes: ReadonlySet<unknown> = new Set([undefined, 'light', 'dark']);
const typefaces: ReadonlySet<unknown> = new Set([undefined, 'literata', 'onest']);
const corners: ReadonlySet<unknown> = new Set([undefined, 'square', 'round']);
const sections: ReadonlySet<unknown> = new Set(['projects', 'experience']);
const blogSections: ReadonlySet<unknown> = new Set(['lead', 'newest', 'topics']);

const hasSoundSections = (chosen: readonly string[], all: ReadonlySet<unknown>): boolean =>
  chosen.every((section) => all.has(section)) && new Set(chosen).size === chosen.length;

function hasSoundMenus({ menus = {} }: Site): boolean {
  const entries = menuNames.flatMap((name) => menus[name] ?? []);
  return entries.every(
    ({ item, names = {} }) =>
      typeof item === 'string' && Object.values(names).every((name) => typeof name === 'string'),
  );
}

/** The handler writes only what the contract allows; a row changed by other means falls back to the defaults. */
function parseSettings(json: string): Site {
  try {
    const site = JSON.parse(json) as Site;
    const colors = [site.portfolio_accent, site.blog_accent];
    const hasColors = colors.every((color) => color === undefined || /^#[0-9a-f]{6}$/.test(color));
    const hasLinks = (site.links ?? []).every(({ url }) => isWebAddress(url));
    const { home = [], blog_home = [] } = site;
    const hasHomes = hasSoundSections(home, sections) && hasSoundSections(blog_home, blogSections);
    const hasLook = themes.has(site.theme) && typefaces.has(site.typeface) && corners.has(site.corners);
    const isSound = hasColors && hasLinks && hasHomes && hasLook && hasSoundMenus(site);
    if (isSound && isSoundLogo(site.logo)) return site;
  } catch {
    // Reported below.
  }
  noteBadValue('site settings', json);
  return {};
}

/** Returns the owner's settings, in both languages. */
export async function readSettings(db: Database): Promise<Site> {
  const row = await db
    .selectFrom('site_settings')
    .select('settings')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return parseSettings(row.settings);
}

/** Marks the items without a cover as changed, since their drawn covers are. Projects are few. */
async function touchDrawnCovers(trx: Database, now: number, before: Site, after: Site): Promise<void> {
  const isOther = before.draws_covers !== after.draws_covers;
  if (isOther || before.blog_accent !== after.blog_accent) await noteCoversChange(trx, now);
  if (isOther || before.portfolio_accent !== after.portfolio_accent)
    await touchRepresentation(trx, 'projects', sql`cover is null`, now);
}

/** Applies a change to the current settings. */
export async function changeSite(trx: Database, now: number, change: (site: Site) => Site): Promise<Site> {
  // The row is locked before it is read: of two concurrent changes, the second builds on the first.
  const { settings } = await trx
    .updateTable('site_settings')
    .set({ updated_at: now })
    .where('id', '=', 1)
    .returning('settings')
    .executeTakeFirstOrThrow();
  const before = parseSettings(settings);
  const site = change(before);
  await trx
    .updateTable('site_settings')
    .set({ settings: JSON.stringify(site) })
    .where('id', '=', 1)
    .execute();
  await touchDrawnCovers(trx, now, before, site);
  const pictures = site.logo && 'picture' in site.logo ? `${site.logo.picture} ${site.logo.raster}` : null;
  await recordUses(trx, { kind: 'site', item_id: 'site', place: 'logo' }, pictures);
  return site;
}

/** Keeps a page of the owner in its menus when its slug changes. */
export async function renameInMenus(
  trx: Database,
  now: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const item = menuItemOf(from);
  const { menus = {} } = await readSettings(trx);
  if (!menuNames.some((name) => menus[name]?.some((entry) => entry.item === item))) return;
  await changeSite(trx, now, (site) => {
    const renamed = menuNames.flatMap((name) => {
      const entries = site.menus?.[name];
      if (!entries) return [];
      return [
        [name, entries.map((entry) => (entry.item === item ? { ...entry, item: menuItemOf(to) } : entry))],
      ];
    });
    return { ...site, menus: Object.fromEntries(renamed) as NonNullable<Site['menus']> };
  });
}
