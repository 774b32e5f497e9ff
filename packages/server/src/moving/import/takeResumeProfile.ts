import type { Language } from '@janus-site/core';
import { checkBody } from '../../contract/validate.ts';
import { writeContent } from '../../db/transaction.ts';
import { writeProfileTranslation } from '../../routes/profile/handlers.ts';
import { profileRow, profileTranslations, touchProfile } from '../../routes/profile/store.ts';
import { presentItems } from '../../routes/sample/store.ts';
import { changeSite } from '../../routes/shared/siteSettings.ts';
import { getSite } from '../../routes/site/store.ts';
import { createMediaFinder } from '../formats/mediaFinder.ts';
import type { Importing } from './importing.ts';
import { RefusedError, refusalOf, type Note, type ReportLine } from './report.ts';
import type { SourceProfile } from './source.ts';

type Incoming = Readonly<Record<string, unknown>>;
type Present = Readonly<Record<string, unknown>>;

interface Choice {
  /** The values to import. */
  values: Record<string, unknown>;
  notes: Note[];
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const labels: Readonly<Record<string, string>> = {
  name: 'the name',
  headline: 'the headline',
  about: 'the words about the owner',
  location: 'the place',
  email: 'the email',
  github: 'the address at GitHub',
  telegram: 'the name at Telegram',
};

/** Chooses the incoming values that the owner has not set. */
function choose(incoming: Incoming, present: Present, isSample: boolean): Choice {
  const choice: Choice = { values: {}, notes: [] };
  for (const [name, value] of Object.entries(incoming)) {
    if (value === present[name]) continue;
    if (isSample || isEmpty(present[name])) choice.values[name] = value;
    else
      choice.notes.push({
        line: null,
        text: `The profile has ${labels[name] ?? name} already, which stays.`,
      });
  }
  return choice;
}

const hasSome = (values: object): boolean => Object.keys(values).length > 0;

/** Whether the profile is still the sample's. */
export async function isProfileOfSample({ db }: Importing): Promise<boolean> {
  return (await presentItems(db)).some(({ kind }) => kind === 'profile');
}

/** The profile's texts in a language; the sample's count as empty. */
async function presentText(language: Language, { db }: Importing): Promise<Present> {
  const texts = await profileTranslations(db);
  return { ...texts.find((text) => text.language === language) };
}

/** Imports the photo next to the file; it makes no network requests. */
async function takePhoto(image: string, { folder, pictures }: Importing): Promise<string | Note> {
  const file = createMediaFinder(folder.files)(image);
  if (file === undefined)
    return { line: null, text: `${image.slice(0, 200)} is not among the files and is left out.` };
  return pictures.take(file);
}

async function write(
  { language }: SourceProfile,
  { shared, text }: { shared: object; text: object },
  { db, now, progress }: Importing,
): Promise<void> {
  if (hasSome(text))
    await writeProfileTranslation(db, language, text, {
      account: null,
      now,
    });
  if (hasSome(shared)) await writeContent(db, (trx) => touchProfile(trx, now, shared));
  await progress.made(db, { kind: 'profile', item_id: 'profile', stamp: '' });
}

async function takeOwner(
  profile: SourceProfile,
  isSample: boolean,
  importing: Importing,
): Promise<Pick<ReportLine, 'outcome' | 'notes'>> {
  const row = await profileRow(importing.db);
  const present = await presentText(profile.language, importing);
  const text = choose(profile.text, present, isSample);
  const shared = choose(profile.shared, { ...row }, isSample);
  const notes = [...profile.notes, ...text.notes, ...shared.notes];
  if (profile.image !== null && (isSample || row.photo === null)) {
    const photo = await takePhoto(profile.image, importing);
    if (typeof photo === 'string') shared.values['photo'] = photo;
    else notes.push(photo);
  }
  if (present['name'] === undefined && text.values['name'] === undefined && hasSome(text.values))
    throw new RefusedError('It contains no name, so there is no profile to import.');
  if (hasSome(text.values))
    checkBody('portfolio#/components/schemas/ProfileTranslationUpdate', text.values, 0);
  if (hasSome(shared.values)) checkBody('portfolio#/components/schemas/ProfileUpdate', shared.values, 0);
  if (!hasSome(text.values) && !hasSome(shared.values)) return { outcome: 'kept', notes };
  if (isSample)
    notes.push({ line: null, text: 'The rest of the profile is the sample’s still: look it over.' });
  if (!importing.isDryRun) await write(profile, { shared: shared.values, text: text.values }, importing);
  return { outcome: notes.length === 0 ? 'taken' : 'changed', notes };
}

/** Imports links to the owner's pages elsewhere, if the owner has set none. */
async function takeLinks({ file, links }: SourceProfile, importing: Importing): Promise<ReportLine[]> {
  const { db, now, isDryRun, progress } = importing;
  if (links.length === 0) return [];
  const line = { item: 'settings', source: file };
  const incoming = { links: [...links] };
  checkBody('portfolio#/components/schemas/SiteUpdate', incoming, 0);
  if ((await getSite(db)).links !== undefined) return [{ ...line, outcome: 'kept', notes: [] }];
  if (!isDryRun)
    await writeContent(db, async (trx) => {
      await changeSite(trx, now, (site) => ({ ...incoming, ...site }));
      await progress.made(trx, { kind: 'settings', item_id: 'settings', stamp: '' });
    });
  return [{ ...line, outcome: 'taken', notes: [] }];
}

/** Fills empty fields of the profile, or those of the sample; the owner's own values stay. */
export async function takeResumeProfile(
  profile: SourceProfile,
  isSample: boolean,
  importing: Importing,
): Promise<ReportLine[]> {
  const line = { source: profile.file };
  const lines: ReportLine[] = [];
  try {
    lines.push({ ...line, item: 'profile', ...(await takeOwner(profile, isSample, importing)) });
  } catch (error) {
    lines.push({ ...line, item: 'profile', outcome: 'refused', notes: refusalOf(error) });
  }
  try {
    lines.push(...(await takeLinks(profile, importing)));
  } catch (error) {
    lines.push({ ...line, item: 'settings', outcome: 'refused', notes: refusalOf(error) });
  }
  return lines;
}
