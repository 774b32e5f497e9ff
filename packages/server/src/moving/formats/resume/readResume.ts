import type { Language } from '@janus-site/core';
import type { Importing } from '../../import/importing.ts';
import { refusalOf, type ReportLine } from '../../import/report.ts';
import type { ResumeEntry, Source, SourceProfile, SourceResume } from '../../import/source.ts';
import { presentFields } from '../../yaml.ts';
import { asFields, type Fields } from '../fields.ts';
import { createIdentify } from '../identity.ts';
import { foreignAside } from '../languages.ts';
import { parseJson } from '../parseJson.ts';
import { resumeSections, toEntry } from './entries.ts';
import { mergeLanguages } from './mergeLanguages.ts';
import { describe, readEntry, cleanText } from './reading.ts';

/** Per section: a CV with more is not read. */
const mostEntries = 100;

/** Fields whose values have no language, or are English whatever the rest is. */
const wordless = new Set('keywords image url website email phone profiles meta $schema username'.split(' '));
const mostProse = 50_000;

/** Returns text of a resume, from whose letters its language is recognised. */
export function proseOf(resume: Fields): string {
  let prose = '';
  const waiting: unknown[] = [resume];
  while (waiting.length > 0 && prose.length < mostProse) {
    const value = waiting.pop();
    if (typeof value === 'string') prose += ` ${value.slice(0, mostProse)}`;
    else if (Array.isArray(value)) waiting.push(...value.slice(0, mostEntries));
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value).slice(0, mostEntries))
        if (!wordless.has(name)) waiting.push(inner);
  }
  return prose;
}

/** A town without its street: the address in a CV is for employers, but a page is public. */
function placeOf(location: unknown): string | undefined {
  const fields = asFields(location);
  const parts = ['city', 'region', 'countryCode'].flatMap((name) => cleanText(fields[name]) ?? []);
  return parts.length > 0 && fields['city'] !== undefined ? parts.join(', ') : cleanText(fields['address']);
}

interface Networks {
  github?: string;
  telegram?: string;
  links: { name: string; url: string }[];
  /** Those listed without an address. */
  left: string[];
}

const mostLinks = 20;
const telegramForm = /^@?\w{4,64}$/;

function addNetwork(networks: Networks, profile: unknown): void {
  const read = readEntry(asFields(profile));
  const [name = '', username] = [read.text('network'), read.text('username')];
  const url = read.url('url');
  if (/^github$/i.test(name)) {
    const address = url ?? (username && `https://github.com/${username}`);
    if (address !== undefined) networks.github ??= address;
    return;
  }
  const handle = [username, url?.split('/').at(-1)].find((one) => telegramForm.test(one ?? ''));
  if (/^telegram$/i.test(name) && handle !== undefined) networks.telegram ??= handle;
  else if (name !== '' && url !== undefined) networks.links.push({ name: name.slice(0, 40), url });
  else networks.left.push(name || 'profile');
}

function networksOf(profiles: unknown): Networks {
  const networks: Networks = { links: [], left: [] };
  const rows: readonly unknown[] = Array.isArray(profiles) ? profiles : [];
  for (const profile of rows.slice(0, mostLinks)) addNetwork(networks, profile);
  return networks;
}

function readBasics(basics: Fields, { file, language }: Place): SourceProfile {
  const { profiles, location, ...rest } = basics;
  const read = readEntry(rest);
  const { github, telegram, links, left } = networksOf(profiles);
  const text = presentFields({
    name: read.text('name'),
    headline: read.text('label'),
    about: describe([read.text('summary')], []),
    location: placeOf(location),
  });
  const shared = presentFields({ github, telegram, email: read.text('email') });
  const image = read.text('image', 'picture') ?? null;
  const notes = left.length === 0 ? [] : [{ line: null, text: `Left out: ${left.join(', ').slice(0, 300)}` }];
  return { file, language, text, shared, links, image, notes: [...read.notes(), ...notes] };
}

interface Place {
  file: string;
  language: Language;
}

/** Converts a resume entry by entry; malformed sections are refused with a reason. */
export function toResume(
  resume: Fields,
  place: Place,
): { resume: SourceResume; others: readonly ReportLine[] } {
  const entries: ResumeEntry[] = [];
  const others: ReportLine[] = [];
  for (const section of resumeSections) {
    const content = Object.hasOwn(resume, section) ? resume[section] : undefined;
    if (content === undefined || content === null) continue;
    const refuse = (text: string): void =>
      void others.push({
        outcome: 'refused',
        item: section,
        source: place.file,
        notes: [{ line: null, text }],
      });
    if (!Array.isArray(content)) refuse(`The section ${section} is no list.`);
    else if (content.length > mostEntries)
      refuse(`The section ${section} has ${content.length} entries; the most is ${mostEntries}.`);
    else
      for (const [at, value] of content.entries())
        entries.push(toEntry(value, { ...place, section, number: at + 1 }));
  }
  const basics = Object.hasOwn(resume, 'basics') ? asFields(resume['basics']) : {};
  const profile = Object.keys(basics).length === 0 ? null : readBasics(basics, place);
  return { resume: { language: place.language, profile, entries }, others };
}

/**
 * Reads careers in JSON Resume, each in the language of its file name or its letters; those in another language are
 * left aside.
 */
export async function readResumes(files: readonly string[], { folder }: Importing): Promise<Source> {
  const resumes: SourceResume[] = [];
  const others: ReportLine[] = [];
  const identify = createIdentify(files);
  for (const file of files) {
    try {
      const fields = asFields(parseJson(await folder.readText(file), file));
      const { language, foreign } = identify(file, {}, proseOf(fields));
      if (foreign !== null) {
        others.push(foreignAside(file, file, foreign));
        continue;
      }
      const found = toResume(fields, { file, language });
      resumes.push(found.resume);
      others.push(...found.others);
    } catch (error) {
      others.push({ outcome: 'refused', item: file, source: file, notes: refusalOf(error) });
    }
  }
  return { posts: [], others, resumes: mergeLanguages(resumes) };
}
