import { unknownPlaceholders } from '@janus-site/core';
import type { ServerContext } from '../../context.ts';
import type { Caller, Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import { writeContent } from '../../db/transaction.ts';
import { problem, type FieldProblem } from '../../errors.ts';
import { storeRaster } from '../../media/logo/storeRaster.ts';
import { recordEvent, type Author } from '../../trail/recordEvent.ts';
import type { Site } from './store.ts';
import { changeSite } from '../shared/siteSettings.ts';
import { changed, getPageSite, getSite } from './store.ts';

function checkTemplates(texts: Schemas['SiteTextsUpdate']): void {
  const fields = Object.entries(texts).flatMap(([path, text]): FieldProblem[] => {
    const [unknown] = unknownPlaceholders(path, text ?? '');
    if (unknown === undefined) return [];
    const message = {
      ru: `Здесь нельзя подставить ${unknown}.`,
      en: `${unknown} cannot be used here.`,
    };
    return [{ path, code: 'unknown_placeholder', message }];
  });
  if (fields.length > 0) throw problem('invalid_fields', { fields });
}

async function save(
  call: Author & { db: Database },
  details: readonly string[],
  change: (site: Site) => Site,
): Promise<{ status: 200; body: Site }> {
  const body = await writeContent(call.db, async (trx) => {
    const site = await changeSite(trx, call.now(), change);
    await recordEvent(trx, call, {
      action: 'changed',
      object: { kind: 'site', id: null, title: '' },
      details,
    });
    return site;
  });
  return { status: 200, body };
}

/** Returns the chosen logo with its raster; the current one is not drawn again. */
async function drawnLogo(
  { db, media, caller }: Pick<ServerContext, 'db' | 'media'> & { caller: Caller },
  picture: string,
): Promise<Site['logo']> {
  const { logo } = await getSite(db);
  if (logo && 'picture' in logo && logo.picture === picture) return logo;
  return { picture, raster: await storeRaster(db, media, { picture, account: caller.id }) };
}

export const siteHandlers = {
  getSite: async ({ db, input, now }) => {
    const { language, face } = input.query;
    const body =
      language === undefined ? await getSite(db) : await getPageSite(db, { language, face, now: now() });
    return { status: 200, body };
  },

  updateSite: async (call) => {
    const { body } = call.input;
    const { logo } = body;
    const chosen = logo && 'picture' in logo ? { logo: await drawnLogo(call, logo.picture) } : {};
    return save(call, Object.keys(body), (site) => changed(site, { ...body, ...chosen }));
  },

  updateSiteTranslation: async (call) => {
    const { body, params } = call.input;
    const { language } = params;
    checkTemplates(body);
    return save(call, [language], (site) => {
      const words = changed(site[language] ?? {}, body);
      return changed(site, { [language]: Object.keys(words).length === 0 ? null : words });
    });
  },
} satisfies Partial<Handlers>;
