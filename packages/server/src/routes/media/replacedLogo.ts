import type { ServerContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { ProblemError } from '../../errors.ts';
import type { Replacement } from '../../media/library/replace.ts';
import { storeRaster } from '../../media/logo/storeRaster.ts';
import { changeSite, readSettings } from '../shared/siteSettings.ts';

/** Returns null for a picture that cannot be a logo: the site keeps its current one. */
async function rasterOf(
  { db, media }: Pick<ServerContext, 'db' | 'media'>,
  { to: picture, account }: Replacement,
): Promise<string | null> {
  try {
    return await storeRaster(db, media, { picture, account: account ?? undefined });
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'unfit_logo') return null;
    throw error;
  }
}

/** Returns a write that makes a file the logo if it replaces the logo; the raster is made before the transaction. */
export async function replacedLogo(
  context: Pick<ServerContext, 'db' | 'media'>,
  change: Replacement,
): Promise<(trx: Database) => Promise<void>> {
  const isLogo = (logo: Awaited<ReturnType<typeof readSettings>>['logo']) =>
    logo !== undefined && 'picture' in logo && logo.picture === change.from;
  const { logo: present } = await readSettings(context.db);
  const raster = isLogo(present) ? await rasterOf(context, change) : null;
  return async (trx) => {
    if (raster === null) return;
    const logo = { picture: change.to, raster };
    await changeSite(trx, change.now, (site) => (isLogo(site.logo) ? { ...site, logo } : site));
  };
}
