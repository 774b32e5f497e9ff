import { languages, type Language } from '@janus-site/core';
import { checkBody } from '../../contract/validate.ts';
import type { Schemas } from '../../contract/types.ts';
import { writeContent } from '../../db/transaction.ts';
import { storeRaster } from '../../media/logo/storeRaster.ts';
import { storePdf } from '../../media/store.ts';
import { asFields, type Fields } from '../formats/fields.ts';
import { parseYaml, withPictures } from '../formats/janusFile.ts';
import { layout, siteFile } from '../marker.ts';
import { writeProfileTranslation } from '../../routes/profile/handlers.ts';
import { profileRow, profileTranslations, touchProfile } from '../../routes/profile/store.ts';
import { changeSite } from '../../routes/shared/siteSettings.ts';
import { getSite } from '../../routes/site/store.ts';
import { readOwnSynonyms, writeOwnSynonyms } from '../../search/ownSynonyms.ts';
import type { Importing } from './importing.ts';
import { RefusedError, refusalOf, type ReportLine } from './report.ts';

/** Imports a logo whose picture is next to the settings; its icons are made as for one chosen here. */
async function takeLogo(
  fields: Fields,
  { db, media, folder, pictures, isDryRun }: Importing,
): Promise<Fields> {
  const logo = asFields(fields['logo']);
  const { picture: file } = logo;
  if (typeof file !== 'string') return fields;
  const picture = folder.has(file) ? await pictures.take(file) : file;
  checkBody('portfolio#/components/schemas/SiteUpdate', { logo: { ...logo, picture } }, 0);
  if (isDryRun) return { ...fields, logo: { picture } };
  return { ...fields, logo: { picture, raster: await storeRaster(db, media, { picture }) } };
}

async function takeSite(written: Fields, importing: Importing): Promise<boolean> {
  const { db, now, isDryRun } = importing;
  if (Object.keys(written).length === 0) return false;
  const { ru, en, logo, ...rest } = written;
  const hasPicture = typeof asFields(logo)['picture'] === 'string';
  const shared = hasPicture || logo === undefined ? rest : { ...rest, logo };
  if (Object.keys(shared).length > 0) checkBody('portfolio#/components/schemas/SiteUpdate', shared, 0);
  for (const words of [ru, en])
    if (words !== undefined) checkBody('portfolio#/components/schemas/SiteTextsUpdate', words, 0);
  // the owner's own settings stay
  const present = await getSite(db);
  const settings = hasPicture && !present.logo ? await takeLogo(written, importing) : written;
  const isNew = Object.keys(settings).some((name) => !(name in present));
  if (isNew && !isDryRun)
    await writeContent(db, (trx) =>
      changeSite(trx, now, (site) => ({ ...(settings as Schemas['Site']), ...site })),
    );
  return isNew;
}

async function takeLanguage(language: Language, fields: Fields, importing: Importing): Promise<void> {
  const { db, media, folder, pictures, now, isDryRun } = importing;
  const take = { folder, take: pictures.take };
  const about = await withPictures(typeof fields['about'] === 'string' ? fields['about'] : '', '', take);
  const input = { ...fields, about } as Schemas['ProfileTranslationUpdate'];
  checkBody('portfolio#/components/schemas/ProfileTranslationUpdate', input, 0);
  if (isDryRun) return;
  await writeProfileTranslation(db, language, input, { account: null, now });
  const pdf = `cv-${language}.pdf`;
  if (!folder.has(pdf)) return;
  const cv = await storePdf(db, media, await folder.readMedium(pdf));
  await writeContent(db, async (trx) => {
    await trx.updateTable('profile_translations').set({ cv }).where('language', '=', language).execute();
    await touchProfile(trx, now);
  });
}

async function takeProfile(profile: Fields, importing: Importing): Promise<boolean> {
  const { db, folder, pictures, now, isDryRun } = importing;
  const { ru, en, photo, ...contacts } = profile;
  const row = await profileRow(db);
  const isEmpty = (name: string): boolean => row[name as keyof typeof row] === null;
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries(contacts).filter(([name]) => isEmpty(name)),
  );
  if (typeof photo === 'string' && row.photo === null && folder.has(photo))
    values['photo'] = await pictures.take(photo);
  if (Object.keys(contacts).length > 0) checkBody('portfolio#/components/schemas/ProfileUpdate', contacts, 0);
  const isNew = Object.keys(values).length > 0;
  if (isNew && !isDryRun) await writeContent(db, (trx) => touchProfile(trx, now, values));
  const present = await profileTranslations(db);
  let isNewText = false;
  for (const language of languages) {
    const texts = language === 'ru' ? ru : en;
    if (texts === undefined || present.some((text) => text.language === language)) continue;
    await takeLanguage(language, asFields(texts), importing);
    isNewText = true;
  }
  return isNew || isNewText;
}

/** Imports the synonyms of the search, unless the owner has added some. */
async function takeSynonyms(groups: unknown, { db, isDryRun }: Importing): Promise<boolean> {
  if (groups === undefined) return false;
  checkBody('posts#/components/schemas/SearchTwins', { groups }, 0);
  if ((await readOwnSynonyms(db)).length > 0) return false;
  if (!isDryRun) await writeContent(db, (trx) => writeOwnSynonyms(trx, groups as string[][]));
  return true;
}

async function readSiteFile({ folder }: Importing): Promise<Fields> {
  const fields = asFields(parseYaml(await folder.readText(siteFile), siteFile, 1));
  if (Number(fields['janus']) > layout)
    throw new RefusedError(
      `The export is of a newer version of Janus (layout ${Number(fields['janus'])}): install that one.`,
    );
  return fields;
}

/** Fills empty fields of the settings and the profile; the owner's own values stay. */
export async function takeSettings(importing: Importing): Promise<ReportLine[]> {
  const lines: ReportLine[] = [];
  const reading = readSiteFile(importing);
  const take = async (
    item: 'settings' | 'profile',
    work: (fields: Fields) => Promise<boolean>,
  ): Promise<void> => {
    const line = { item, source: siteFile };
    try {
      const isTaken = await work(asFields((await reading)[item]));
      if (isTaken && !importing.isDryRun)
        await importing.progress.made(importing.db, { kind: item, item_id: item, stamp: '' });
      lines.push({ ...line, outcome: isTaken ? 'taken' : 'kept', notes: [] });
    } catch (error) {
      lines.push({ ...line, outcome: 'refused', notes: refusalOf(error) });
    }
  };
  await take('settings', async (fields) => {
    const isSiteTaken = await takeSite(fields, importing);
    return (await takeSynonyms((await reading)['synonyms'], importing)) || isSiteTaken;
  });
  await take('profile', (fields) => takeProfile(fields, importing));
  return lines;
}
