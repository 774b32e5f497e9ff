import { languages } from '@janus-site/core';
import { placeOf } from '../../discovery/place.ts';
import { toResume } from '../../discovery/resume.ts';
import { pdfName } from '../../media/files.ts';
import { readFileOf } from '../../media/storage.ts';
import { profileTranslations, profileRow } from '../../routes/profile/store.ts';
import { getSite } from '../../routes/site/store.ts';
import { readOwnSynonyms } from '../../search/ownSynonyms.ts';
import { layout, siteFile } from '../marker.ts';
import { presentFields, toYaml } from '../yaml.ts';
import type { Exporting } from './exporting.ts';

/** Sorts keys, whatever the order in which they were written. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, entry]) => [name, sorted(entry)]));
}

/** Writes the site's settings, the profile, the synonyms of the search, and the uploaded CVs. */
export async function exportSettings({ db, media, folder, pictures }: Exporting): Promise<void> {
  const { github, telegram, email, photo } = await profileRow(db);
  const texts = await profileTranslations(db);
  // next to the settings, at the top
  const localize = (text: string): Promise<string> => pictures.localize(text, '');
  const inLanguages: Record<string, object> = {};
  for (const language of languages) {
    const text = texts.find((found) => found.language === language);
    if (!text) continue;
    const pdf = text.cv === null ? null : await readFileOf(media, pdfName(text.cv));
    if (pdf) await folder.write(`cv-${language}.pdf`, pdf);
    const { name, headline, location, availability, answer_time } = text;
    inLanguages[language] = presentFields({
      name,
      headline,
      location,
      availability,
      answer_time,
      about: await localize(text.about),
    });
  }
  const shown = photo === null ? null : await localize(photo);
  const profile = { ...presentFields({ github, telegram, email, photo: shown }), ...inLanguages };
  const site = await getSite(db);
  const logo =
    site.logo && 'picture' in site.logo ? { picture: await localize(site.logo.picture) } : site.logo;
  const settings = sorted({ ...site, ...(logo && { logo }) });
  const synonyms = await readOwnSynonyms(db);
  await folder.write(
    siteFile,
    toYaml({ janus: layout, settings, profile, ...(synonyms.length > 0 && { synonyms }) }),
  );
}

/** Writes the career record as JSON Resume, without parts that change by themselves. */
export async function exportResumes({ db, media, settings, folder, now }: Exporting): Promise<void> {
  const host = settings.hosts.portfolio[0] ?? 'localhost';
  for (const language of languages) {
    const end = language === 'ru' ? 'resume.json' : `${language}/resume.json`;
    const place = placeOf(new Request(`${settings.originScheme}://${host}/${end}`), {
      settings,
      db,
      media,
      now: () => now,
      look: () => {
        throw new Error('A career record has no look.');
      },
    });
    const text = await toResume(place);
    if (text === null) continue;
    const { meta: _meta, ...resume } = JSON.parse(text) as Record<string, object>;
    const { image: _image, ...basics } = resume['basics'] as Record<string, unknown>;
    const name = language === 'ru' ? 'resume.json' : `resume.${language}.json`;
    await folder.write(name, `${JSON.stringify({ ...resume, basics }, null, 2)}\n`);
  }
}
