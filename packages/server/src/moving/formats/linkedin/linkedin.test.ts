import { expect, test } from 'vitest';
import { importFiles, openImport } from '../../../testing/importFiles.ts';
import { writeZip } from '../../../testing/writeZip.ts';
import { listCareer } from '../../../routes/career/store.ts';
import { experienceStore } from '../../../routes/experiences/store.ts';
import { getProfile } from '../../../routes/profile/store.ts';
import { projectStore } from '../../../routes/projects/store.ts';
import { wholeView } from '../../../routes/shared/view.ts';
import { linkedinArchive } from './fixtures.ts';

const zip = writeZip(Object.entries(linkedinArchive).map(([name, content]) => ({ name, content })));

test('a LinkedIn archive becomes the career and the posts of its owner', async () => {
  const { db, run } = await openImport({ 'archive.zip': zip });
  const dry = await run('archive.zip', { isDryRun: true });
  const lines = await run('archive.zip');
  expect(lines).toEqual(dry);
  expect(lines.map(({ outcome, item }) => `${outcome} ${item.replace(/:.*$/, '')}`)).toEqual([
    'taken profile',
    'taken work 1',
    'taken work 2',
    'taken projects 1',
    'changed education 1',
    'taken skills 1',
    'taken skills 2',
    'taken languages 1',
    'changed certificates 1',
    'taken publications 1',
    'changed volunteer 1',
    'taken awards 1',
    'taken posts/not-yet',
    'taken posts/two-batteries',
  ]);
  const notes = lines.flatMap(({ item, notes }) =>
    notes.map(({ text }) => `${item.replace(/:.*$/, '')}: ${text}`),
  );
  expect(notes).toEqual([
    'education 1: The date 2008 has no month and is taken as 2008-01.',
    'education 1: The date 2014 has no month and is taken as 2014-12.',
    'education 1: Fields without a place here: Notes, Activities.',
    'certificates 1: Fields without a place here: Finished On, License Number.',
    'volunteer 1: Fields without a place here: Cause.',
  ]);
  expect(await getProfile(db, wholeView)).toMatchObject({
    email: null,
    translations: [
      { language: 'en', name: 'Anna Kim', headline: 'Engineer, "hardware"', location: 'Riga, Latvia' },
    ],
  });
  const request = { limit: 10, publishedOnly: false, view: wholeView };
  const { items: jobs } = await experienceStore.list(db, request);
  expect(jobs).toMatchObject([
    {
      start_date: '2021-01',
      end_date: null,
      translations: [{ company: 'Acme', description: 'Built probes,\\\nand a bench.' }],
    },
    { start_date: '2018-03', end_date: '2020-12', translations: [{ company: 'Globex', location: null }] },
  ]);
  const { items: projects } = await projectStore.list(db, request);
  expect(projects).toMatchObject([{ demo_url: 'https://probe.example.com', started_on: '2021-02' }]);
  const career = await listCareer(db);
  expect(career.find(({ section }) => section === 'certificates')?.fields).toEqual({
    title: { en: 'LoRaWAN' },
    organisation: { en: 'The Things Network' },
    start: '2021-04',
    url: 'https://certificates.example.com/1',
  });
  expect(JSON.stringify(career)).not.toMatch(/Stranger|secret/);
  expect((await run('archive.zip')).filter(({ outcome }) => outcome !== 'kept')).toEqual([]);
});

test('nothing about other people and nothing private about the owner is read', async () => {
  const { lines } = await importFiles({ 'archive.zip': zip }, 'archive.zip');
  const sources = lines.map(({ source }) => source).join(' ');
  expect(sources).not.toMatch(/Connections|messages|Recommendations|Invitations|Email|Phone/);
  expect(JSON.stringify(lines)).not.toMatch(/Stranger|secret|1990|Street/);
});

test('articles keep their texts, dates and addresses; an unpublished one becomes a draft', async () => {
  const { found, redirects } = await importFiles({ 'archive.zip': zip }, 'archive.zip');
  expect(found('two-batteries', 'en')).toMatchObject({
    title: 'Two batteries',
    status: 'published',
    published_at: Date.UTC(2020, 0, 2, 10, 11),
    body: 'Three **years**. [More](/en/post/not-yet)',
  });
  expect(found('not-yet', 'en').status).toBe('draft');
  expect(redirects).toEqual({
    '/pulse/two-batteries-anna-kim': '/en/post/two-batteries',
    '/pulse/not-yet-anna-kim': '/en/post/not-yet',
  });
});

test.each([
  ['an unclosed quote', { 'Skills.csv': 'Name\n"Go\n' }, /quote is not closed/],
  ['a missing column', { 'Skills.csv': 'Skill\nGo\n' }, /no column Name/],
  ['invalid UTF-8', { 'Skills.csv': Buffer.from([0x4e, 0xff, 0xfe]) }, /not UTF-8/],
  ['5000 rows', { 'Skills.csv': `Name\n${'Go\n'.repeat(5000)}` }, /5000 entries; the most is 100/],
  ['unknown columns', { 'Skills.csv': 'Name,__proto__,constructor\nGo,a,b\n' }, /Fields without a place/],
  ['a deeply nested article', { 'Articles/a.html': '<div>'.repeat(500) }, /nested/],
] as const)('an archive with %s is imported except for that', async (_, files, reason) => {
  const { 'Positions.csv': jobs } = linkedinArchive;
  const { db, run } = await openImport({
    'in/Positions.csv': jobs,
    ...Object.fromEntries(Object.entries(files).map(([name, content]) => [`in/${name}`, content])),
  });
  const lines = await run('in');
  expect(JSON.stringify(lines)).toMatch(reason);
  expect(lines.filter(({ outcome }) => outcome === 'taken').map(({ item }) => item)).toEqual([
    'work 1: Acme',
    'work 2: Globex',
  ]);
  expect((await db.selectFrom('posts').select('id').execute()).length).toBe(0);
});
