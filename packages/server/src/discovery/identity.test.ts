import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Ajv } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolderStorage } from '../media/folderStorage.ts';
import { importSite } from '../moving/import/importSite.ts';
import type { ServedSite } from '../testing/serveSite.ts';
import { serveSite } from '../testing/serveSite.ts';

interface Manifest {
  name: string;
  short_name: string;
  lang: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

interface Resume {
  basics: { name: string; url: string; email: string; profiles: { network: string; url: string }[] };
  work: { name: string; position: string; startDate: string; endDate?: string; highlights?: string[] }[];
  projects: { name: string; description: string; keywords: string[]; startDate?: string }[];
  skills: { name: string }[];
  meta: { canonical: string; version: string; lastModified: string };
}

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.stop());

async function json<T>(host: string, path: string, type: string): Promise<T> {
  const { status, headers, text } = await site.ask(host, path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
  return JSON.parse(text) as T;
}

describe('the manifest', () => {
  const type = 'application/manifest+json';

  test('names the face in its language, and its icons are as declared', async () => {
    const portfolio = await json<Manifest>(site.hosts.portfolio, '/manifest.webmanifest', type);
    expect(portfolio).toMatchObject({ short_name: 'Алексей Заречный', lang: 'ru', start_url: '/' });
    const blog = await json<Manifest>(site.hosts.blog, '/en/manifest.webmanifest', type);
    expect(blog).toMatchObject({ short_name: 'AleBlog', lang: 'en', start_url: '/en' });
    expect(blog.icons.map((icon) => icon.purpose)).toContain('maskable');
    for (const icon of blog.icons) {
      const { headers, bytes } = await site.ask(site.hosts.blog, icon.src);
      expect(headers['content-type']).toBe(icon.type);
      const { width, height, format } = await sharp(bytes).metadata();
      expect([`${width}x${height}`, format]).toEqual([icon.sizes, 'png']);
    }
  });

  test('keeps the domain on localhost', async () => {
    const own = await json<Manifest>(site.hosts.own, '/manifest.webmanifest?domain=aleblog', type);
    expect(own.start_url).toBe('/?domain=aleblog');
    expect(own.icons[0]?.src).toBe('/icon-192.png?domain=aleblog');
  });
});

describe('icons', () => {
  test('each face has its own', async () => {
    const portfolio = await site.ask(site.hosts.portfolio, '/favicon.svg');
    expect(portfolio.headers['content-type']).toBe('image/svg+xml');
    expect(portfolio.headers['cache-control']).toBe('public, max-age=86400');
    expect(portfolio.text).not.toBe((await site.ask(site.hosts.blog, '/favicon.svg')).text);
  });

  test('the touch icon is 180 pixels wide and opaque', async () => {
    const { bytes, headers } = await site.ask(site.hosts.portfolio, '/apple-touch-icon.png');
    expect(headers['content-type']).toBe('image/png');
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([180, 180]);
    expect((await sharp(bytes).stats()).isOpaque).toBe(true);
  });

  test('favicon.ico has PNG pictures at the offsets in its table', async () => {
    const { bytes, headers } = await site.ask(site.hosts.blog, '/favicon.ico');
    expect(headers['content-type']).toBe('image/x-icon');
    expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [index, size] of [16, 32, 48].entries()) {
      const at = 6 + 16 * index;
      expect(bytes.readUInt8(at)).toBe(size);
      const offset = bytes.readUInt32LE(at + 12);
      const png = bytes.subarray(offset, offset + bytes.readUInt32LE(at + 8));
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    }
  });
});

describe('JSON Resume', () => {
  // The pattern of dates in the schema of version 1.0.0.
  const date = /^([1-2][0-9]{3}-[0-1][0-9]-[0-3][0-9]|[1-2][0-9]{3}-[0-1][0-9]|[1-2][0-9]{3})$/;

  test.each([
    { path: '/resume.json', name: 'Алексей Заречный', company: 'Северная телеметрия' },
    { path: '/en/resume.json', name: 'Alexey Zarechny', company: 'North Telemetry' },
  ])('$path has the structure of the schema', async ({ path, name, company }) => {
    const resume = await json<Resume>(site.hosts.portfolio, path, 'application/json');
    expect(resume.basics.name).toBe(name);
    expect(resume.basics.email).toMatch(/^\S+@\S+$/);
    expect(resume.work[0]?.name).toBe(company);
    expect(resume.work[0]).not.toHaveProperty('endDate');
    const links = [resume.basics.url, resume.meta.canonical, ...resume.basics.profiles.map(({ url }) => url)];
    for (const link of links) expect(URL.canParse(link), link).toBe(true);
    for (const row of [...resume.work, ...resume.projects]) {
      for (const day of [row.startDate, 'endDate' in row ? row.endDate : undefined])
        if (day !== undefined) expect(day).toMatch(date);
    }
    for (const { highlights = [], position } of resume.work) {
      expect(position).not.toBe('');
      for (const point of highlights) expect(point).not.toMatch(/<|&\w+;/);
    }
    const skills = resume.skills.map((skill) => skill.name);
    expect(new Set(skills).size).toBe(skills.length);
    expect(resume.projects.length).toBeGreaterThan(3);
    expect(resume.meta.version).toBe('v1.0.0');
    expect(resume.meta.lastModified).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);
  });

  /** The schema's errors for the served document. */
  const schemaProblems = async (path: string, value?: object) => {
    const { text } = await site.ask(site.hosts.portfolio, path);
    const ajv = new Ajv({ strict: false, allErrors: true, formats: fullFormats });
    // The schema allows additional names; an unknown name here is a misspelling.
    const closed = JSON.parse(
      JSON.stringify(schema).replaceAll('"additionalProperties":true', '"additionalProperties":false'),
    ) as { $id?: string };
    delete closed.$id;
    const validate = ajv.compile(closed);
    return validate(value ?? JSON.parse(text)) ? [] : validate.errors;
  };

  test.each(['/resume.json', '/en/resume.json'])(
    '%s validates against the official schema without unknown names',
    async (path) => {
      expect(await schemaProblems(path)).toEqual([]);
      expect(await schemaProblems(path, { basics: { mail: 'a@b.example' } })).not.toEqual([]);
      expect(await schemaProblems(path, { work: [{ startDate: 'yesterday' }] })).not.toEqual([]);
    },
  );

  test('has every section with the owner’s entries, in the requested language or the other one', async () => {
    const title = { ru: 'Имя', en: 'Name' };
    const dated = { url: 'https://пример.example/я', start: '2020-02', end: '2021-03-04' };
    const [url, startDate, endDate] = [new URL(dated.url).href, '2020-02', '2021-03-04'];
    const keywords = { ru: ['слово'], en: ['word', 'other'] };
    const summary = { ru: 'Текст' };
    const organisation = { en: 'Place' };
    const level = { ru: 'Уровень', en: 'Level' };
    const { start, url: link } = dated;
    const entries = {
      education: { organisation, title, level, ...dated, summary, keywords },
      skills: { title, level, keywords },
      languages: { title, level },
      certificates: { title, organisation, start, url: link },
      publications: { title, organisation, start, url: link, summary },
      volunteer: { organisation, title, ...dated, summary, keywords },
      awards: { title, organisation, start, summary },
      interests: { title, keywords },
      references: { title, summary },
    };
    for (const [section, fields] of Object.entries(entries))
      await site.write('POST', '/api/v1/career/', { section, fields });
    const english = await json<Record<string, object[]>>(
      site.hosts.portfolio,
      '/en/resume.json',
      'application/json',
    );
    const courses = ['word', 'other'];
    const last = (section: string) => english[section]?.find((row) => JSON.stringify(row).includes('Name'));
    expect(Object.fromEntries(Object.keys(entries).map((section) => [section, last(section)]))).toEqual({
      education: {
        institution: 'Place',
        url,
        area: 'Name',
        studyType: 'Level',
        startDate,
        endDate,
        score: 'Текст',
        courses,
      },
      skills: { name: 'Name', level: 'Level', keywords: courses },
      languages: { language: 'Name', fluency: 'Level' },
      certificates: { name: 'Name', date: startDate, url, issuer: 'Place' },
      publications: { name: 'Name', publisher: 'Place', releaseDate: startDate, url, summary: 'Текст' },
      volunteer: {
        organization: 'Place',
        position: 'Name',
        url,
        startDate,
        endDate,
        summary: 'Текст',
        highlights: courses,
      },
      awards: { title: 'Name', date: startDate, awarder: 'Place', summary: 'Текст' },
      interests: { name: 'Name', keywords: courses },
      references: { name: 'Name', reference: 'Текст' },
    });
    expect(await schemaProblems('/resume.json')).toEqual([]);
    expect(await schemaProblems('/en/resume.json')).toEqual([]);
  });

  test.each([[['/resume.json']], [['/en/resume.json']], [['/resume.json', '/en/resume.json']]])(
    '%j of the sample, imported into an empty site, produces the same document',
    async (paths) => {
      const ask = (served: ServedSite, path: string) =>
        served.ask(served.hosts.portfolio, path).then(({ text }) => JSON.parse(text) as Resume);
      const empty = await serveSite({ sample: false });
      const folder = mkdtempSync(join(tmpdir(), 'janus-resume-'));
      try {
        for (const [at, path] of paths.entries())
          writeFileSync(join(folder, `${at}.json`), JSON.stringify(await ask(site, path)));
        const { db } = empty.server.database;
        const target = {
          db,
          media: createFolderStorage(folder),
          now: Date.now(),
          record: async () => undefined,
        };
        const lines = await importSite(target, folder, { isDryRun: false, workFolder: tmpdir() });
        expect(lines.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
        for (const path of paths) {
          const { basics: owner, meta: _, ...sections } = await ask(site, path);
          const { basics, meta, ...others } = await ask(empty, path);
          expect(others).toEqual(sections);
          // its address and photo belong to the original site
          expect({ ...basics, url: '', image: '' }).toEqual({ ...owner, url: '', image: '' });
          expect(meta.version).toBe('v1.0.0');
        }
        const entries = await db.selectFrom('career_entries').select('id').execute();
        const present = await site.server.database.db.selectFrom('career_entries').select('id').execute();
        expect(entries).toHaveLength(present.length);
        const again = await importSite(target, folder, { isDryRun: false, workFolder: tmpdir() });
        expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['kept']));
      } finally {
        await empty.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );

  test('is not served on the blog', async () => {
    expect((await site.ask(site.hosts.blog, '/resume.json')).status).toBe(404);
  });

  test('reflects an edit at once', async () => {
    await site.write('PATCH', '/api/v1/profile/', { email: 'new@example.com' });
    const { basics } = await json<Resume>(site.hosts.portfolio, '/resume.json', 'application/json');
    expect(basics.email).toBe('new@example.com');
  });
});
