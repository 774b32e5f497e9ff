import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { installSample } from '../../../sample.ts';
import { openImport } from '../../../testing/importFiles.ts';
import { createFolderStorage } from '../../../media/folderStorage.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { listCareer } from '../../../routes/career/store.ts';
import { getProfile } from '../../../routes/profile/store.ts';
import { experienceStore } from '../../../routes/experiences/store.ts';
import { projectStore } from '../../../routes/projects/store.ts';
import { wholeView } from '../../../routes/shared/view.ts';
import { getSite } from '../../../routes/site/store.ts';
import { readMonth } from './months.ts';

type Opened = Awaited<ReturnType<typeof openImport>>;

/** The package of the format's own schema, under the MIT licence: its sample and its examples. */
const published = fileURLToPath(new URL('.', import.meta.resolve('@jsonresume/schema/schema.json')));
const sample = readFileSync(`${published}sample.resume.json`, 'utf8');

async function contentOf({ db }: Opened) {
  const request = { limit: 100, publishedOnly: false, view: wholeView };
  const { items: jobs } = await experienceStore.list(db, request);
  const { items: projects } = await projectStore.list(db, request);
  const career = await listCareer(db);
  return { jobs, projects, career, profile: await getProfile(db, wholeView), settings: await getSite(db) };
}

/** The item without its name. */
const placeOf = (item: string): string => item.replace(/:.*$/, '');
const outcomes = (lines: Awaited<ReturnType<Opened['run']>>): string[] =>
  lines.map(({ item, outcome }) => `${outcome} ${placeOf(item)}`);
const notesOf = (lines: Awaited<ReturnType<Opened['run']>>): string[] =>
  lines.flatMap(({ item, notes }) => notes.map(({ text }) => `${placeOf(item)}: ${text}`));

/** Imports with a dry run first, then twice: the second run changes nothing. */
async function take(files: Readonly<Record<string, string>>, path: string, opened?: Opened) {
  const site = opened ?? (await openImport(files));
  const dry = await site.run(path, { isDryRun: true });
  const lines = await site.run(path);
  expect(outcomes(dry)).toEqual(outcomes(lines));
  const content = await contentOf(site);
  const again = await site.run(path);
  expect(again.filter(({ outcome }) => outcome === 'taken' || outcome === 'changed')).toEqual([]);
  expect(await contentOf(site)).toEqual(content);
  return { opened: site, lines, ...content };
}

test('the sample of the JSON Resume package is imported completely, section by section', async () => {
  const { lines, jobs, projects, career, profile, settings } = await take(
    { 'resume.json': sample },
    'resume.json',
  );
  expect(outcomes(lines)).toEqual([
    'changed profile',
    'taken settings',
    'taken work 1',
    'changed projects 1',
    'taken education 1',
    'taken skills 1',
    'taken skills 2',
    'taken languages 1',
    'taken publications 1',
    'taken volunteer 1',
    'taken awards 1',
    'taken interests 1',
    'taken references 1',
  ]);
  expect(notesOf(lines)).toEqual([
    'profile: Fields without a place here: phone, url.',
    'projects 1: Fields without a place here: entity, type.',
  ]);
  expect(profile).toMatchObject({
    email: 'richard.hendriks@mail.com',
    github: null,
    translations: [{ language: 'en', name: 'Richard Hendriks', location: 'San Francisco, California, US' }],
  });
  expect(settings.links?.map(({ name }) => name)).toEqual(['Twitter', 'SoundCloud']);
  expect(jobs).toMatchObject([
    {
      company_url: 'http://piedpiper.example.com',
      start_date: '2013-12-01',
      end_date: '2014-12-01',
      translations: [{ language: 'en', company: 'Pied Piper', location: 'Palo Alto, CA' }],
    },
  ]);
  expect(jobs[0]?.translations[0]?.description).toMatch(
    /^Awesome compression company\n\nPied Piper is [^]+\n\n- Build/,
  );
  expect(projects).toMatchObject([
    {
      technologies: ['GoogleMaps', 'Chrome Extension', 'Javascript'],
      translations: [{ role: 'Team lead, Designer' }],
    },
  ]);
  expect(career.find(({ section }) => section === 'education')?.fields).toEqual({
    organisation: { en: 'University of Oklahoma' },
    title: { en: 'Information Technology' },
    level: { en: 'Bachelor' },
    start: '2011-06-01',
    end: '2014-01-01',
    url: 'https://www.ou.edu/',
    summary: { en: '4.0' },
    keywords: { en: ['DB1101 - Basic SQL', 'CS2011 - Java Introduction'] },
  });
});

test.each(readdirSync(`${published}examples`))(
  'the published example %s is imported without a refusal',
  async (name) => {
    const text = readFileSync(`${published}examples/${name}`, 'utf8');
    const { lines, career } = await take({ [name]: text }, name);
    expect(outcomes(lines).filter((line) => /^(?:refused|aside)/.test(line))).toEqual([]);
    expect(career.length).toBeGreaterThan(3);
  },
);

test('existing profile fields are kept, and the report says so', async () => {
  const ours = { basics: { name: 'Anna', label: 'Engineer', summary: 'I *make* things.\n\n1. Really' } };
  const theirs = { basics: { name: 'Bob', label: 'Engineer', email: 'bob@example.com' } };
  const { opened } = await take(
    { 'a.json': JSON.stringify(ours), 'b.json': JSON.stringify(theirs) },
    'a.json',
  );
  const { lines, profile } = await take({}, 'b.json', opened);
  expect(outcomes(lines)).toEqual(['changed profile']);
  expect(notesOf(lines)).toEqual(['profile: The profile has the name already, which stays.']);
  expect(profile).toMatchObject({
    email: 'bob@example.com',
    translations: [{ name: 'Anna', about_html: '<p>I *make* things.</p>\n<p>1. Really</p>\n' }],
  });
});

test('replaces the sample’s profile, and adds its entries to those of the sample', async () => {
  const site = await openImport({
    'cv.ru.json': JSON.stringify({
      basics: { name: 'Анна Ким', label: 'Инженер' },
      skills: [{ name: 'Пайка' }],
    }),
  });
  const { settings, remove } = testSettings();
  await installSample(site.db, createFolderStorage(settings.mediaFolder), { now: 1 });
  const before = await contentOf(site);
  const { lines, profile, career } = await take({}, 'cv.ru.json', site);
  remove();
  expect(outcomes(lines)).toEqual(['changed profile', 'taken skills 1']);
  expect(notesOf(lines)[0]).toMatch(/sample’s still/);
  expect(profile.translations.find(({ language }) => language === 'ru')).toMatchObject({ name: 'Анна Ким' });
  expect(profile.photo).toBe(before.profile.photo);
  expect(career).toHaveLength(before.career.length + 1);
});

test('files in two languages become bilingual entries where their sections match', async () => {
  const ru = {
    basics: { name: 'Анна Ким' },
    work: [{ name: 'Север', position: 'Инженер', startDate: '2020-02' }],
    skills: [{ name: 'Пайка', keywords: ['олово'] }],
    awards: [{ title: 'Лучший зонд', date: '2020-01' }],
  };
  const en = {
    basics: { name: 'Anna Kim' },
    work: [{ name: 'North', position: 'Engineer', startDate: '2020-02' }],
    skills: [{ name: 'Soldering' }],
    awards: [{ title: 'Best probe', date: '2021-01' }],
    interests: [{ name: 'Radio' }],
  };
  const files = { 'in/resume.ru.json': JSON.stringify(ru), 'in/resume.en.json': JSON.stringify(en) };
  const { lines, jobs, career, profile } = await take(files, 'in');
  expect(lines.map(({ item, source }) => `${item} ${source}`)).toEqual([
    'profile resume.ru.json',
    'profile resume.en.json',
    'work 1: Север resume.ru.json, resume.en.json',
    'skills 1: Пайка resume.ru.json, resume.en.json',
    'awards 1: Лучший зонд resume.ru.json',
    'awards 1: Best probe resume.en.json',
    'interests 1: Radio resume.en.json',
  ]);
  expect(profile.translations.map(({ name }) => name).toSorted()).toEqual(['Anna Kim', 'Анна Ким']);
  expect(jobs).toMatchObject([{ translations: [{ company: 'Север' }, { company: 'North' }] }]);
  expect(career.map(({ fields }) => fields.title)).toEqual([
    { ru: 'Пайка', en: 'Soldering' },
    { ru: 'Лучший зонд' },
    { en: 'Best probe' },
    { en: 'Radio' },
  ]);
});

test('a photo beside the file is imported, one from another site is not', async () => {
  const resume = (image: string): string => JSON.stringify({ basics: { name: 'Anna', image } });
  const { profile } = await take({ 'in/resume.json': resume('./photo.png'), 'in/photo.png': 'PNG' }, 'in');
  expect(profile.photo).toMatch(/^\/media\//);
  const far = await take({ 'resume.json': resume('https://example.com/photo.png') }, 'resume.json');
  expect(far.profile.photo).toBeNull();
  expect(notesOf(far.lines)[0]).toMatch(/is not among the files and is left out/);
});

test.each([
  ['2020-02-03', 'start', '2020-02-03'],
  ['2020-02', 'end', '2020-02'],
  ['2020-02-03T10:00:00Z', 'start', '2020-02-03'],
  ['2020', 'start', '2020-01'],
  ['2020', 'end', '2020-12'],
  ['Feb 2020', 'end', '2020-02'],
  ['September 2020', 'start', '2020-09'],
  ['Feb 3, 2020', 'start', '2020-02-03'],
  ['2020-02-31', 'start', undefined],
  ['0000', 'start', undefined],
  ['Foo 2020', 'start', undefined],
  ['yesterday', 'start', undefined],
] as const)('reads the date %s as the %s', (text, at, expected) => {
  expect(readMonth(text, at)?.date).toBe(expected);
});

const long = 'x'.repeat(1_500_000);

test.each<[string, string, RegExp]>([
  ['is truncated JSON', '{"basics": {', /JSON cannot be read/],
  ['exceeds the size limit', JSON.stringify({ basics: { summary: long + long } }), /the most is/],
  ['has an object instead of a list', '{"basics":{},"work":{"length":3}}', /work is no list/],
  [
    'has 100,000 entries',
    JSON.stringify({ skills: Array.from({ length: 100_000 }, () => ({})) }),
    /100000 entries; the most is 100/,
  ],
  ['has a text of a megabyte', JSON.stringify({ skills: [{ name: long }] }), /title/],
  ['has entries of wrong types', '{"skills":[null,7,"a",[],{"name":{"a":1}},{"name":true}]}', /title/],
  ['attempts prototype pollution', '{"skills":[{"__proto__":{"name":"x"},"constructor":"y"}]}', /title/],
  ['has an invalid date', '{"work":[{"name":"A","position":"B","startDate":"never"}]}', /start_date/],
  [
    'ends before it begins',
    '{"work":[{"name":"A","position":"B","startDate":"2020-02","endDate":"2019-01"}]}',
    /end_date/,
  ],
  [
    'has a javascript: address',
    '{"certificates":[{"name":"A","url":"javascript:alert(1)"}]}',
    /is not a web address/,
  ],
  ['is deeply nested', `{"work":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, /company|is no list|entries/],
  ['has no name', '{"basics":{"label":"Engineer"}}', /contains no name/],
  ['has an invalid email', '{"basics":{"name":"A","email":"a b"}}', /email/],
])('a file that %s is reported with a message and does no harm', async (_, text, reason) => {
  const started = performance.now();
  const { lines, career, jobs } = await take({ 'resume.json': text }, 'resume.json');
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(notesOf(lines).join('\n')).toMatch(reason);
  expect(jobs).toEqual([]);
  expect(career.length).toBeLessThanOrEqual(1);
  expect(({} as { name?: string }).name).toBeUndefined();
});

test('control characters that pages and databases reject are removed', async () => {
  const { career } = await take({ 'resume.json': '{"skills":[{"name":"a\\u0000b\\u0007"}]}' }, 'resume.json');
  expect(career[0]?.fields).toEqual({ title: { en: 'ab' } });
});
