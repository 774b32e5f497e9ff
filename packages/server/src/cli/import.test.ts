import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPostgres, openSqlite } from '../db/open.ts';
import { insertImport } from '../moving/jobs/store.ts';
import { importsFolder, removeOtherFiles } from '../moving/jobs/files.ts';
import { listCareer, replaceEntry } from '../routes/career/store.ts';
import { describeDatabase } from '../testing/describeDatabases.ts';
import { typeCommand } from '../testing/typeCommand.ts';
import { writeZip } from '../testing/writeZip.ts';

const day = 24 * 60 * 60 * 1000;
const post = (title: string): string =>
  `---\ntitle: ${title}\ndate: 2020-01-02\ntags: [железо]\naliases: [/old/${title}]\n---\nТекст.\n`;

describeDatabase('sqlite', 'an import from the command line', ({ createDatabase }) => {
  let folder = '';
  let environment: Record<string, string> = {};
  let url: string | null = null;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'janus-import-'));
    url = await createDatabase();
    environment = url === null ? {} : { DATABASE_URL: url };
    mkdirSync(join(folder, 'blog'));
    for (const name of ['one', 'two']) writeFileSync(join(folder, `blog/${name}.md`), post(name));
    writeFileSync(join(folder, 'blog/bad.md'), '---\ntitle: [open\n---\n');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const type = (line: string) => typeCommand(folder, line, environment);
  const open = () => (url === null ? openSqlite(join(folder, 'data/janus.sqlite')) : openPostgres(url));

  async function rows() {
    const { db, close } = open();
    const live = async (table: 'posts' | 'tags' | 'redirects'): Promise<number> =>
      (await db.selectFrom(table).select('created_at').where('deleted_at', 'is', null).execute()).length;
    const counts = [await live('posts'), await live('tags'), await live('redirects')];
    const events = await db.selectFrom('events').select(['action', 'details']).execute();
    await close();
    const actions = events.map(
      ({ action, details }) => `${action} ${(JSON.parse(details) as string[]).join()}`,
    );
    return { counts, actions: actions.toSorted() };
  }

  test('is listed and undone completely, which the trail records', async () => {
    const taken = await type('import blog --json');
    expect(taken).toMatchObject({ code: 1, err: '' });
    const { id, counts } = JSON.parse(taken.out) as { id: string; counts: object };
    expect(counts).toEqual({ taken: 2, changed: 0, kept: 0, aside: 0, refused: 1 });
    expect((await rows()).counts).toEqual([2, 1, 2]);

    expect((await type('import --list')).out).toMatch(
      new RegExp(`^${id}  \\S+  blog  \\(can be undone until`),
    );
    expect(JSON.parse((await type('import --list --json')).out)).toMatchObject({
      imports: [{ id, name: 'blog' }],
    });

    const undone = await type('import --undo');
    expect(undone).toMatchObject({ code: 0, err: '' });
    expect(undone.out).toMatch(/^removed {2}posts\/two$/m);
    expect(undone.out).toMatch(/^removed: 5, kept: 0\.$/m);
    const { counts: left, actions } = await rows();
    expect(left).toEqual([0, 0, 0]);
    expect(actions.filter((action) => action === 'deleted command_line')).toHaveLength(5);
    expect(await type('import --list')).toMatchObject({ code: 0, out: 'No import can be undone.' });
    const again = await type('import --undo');
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('No import of the last 30 days')]);
  });

  test('is undone by its id, except for what was changed since', async () => {
    const { id } = JSON.parse((await type('import blog/one.md --json')).out) as { id: string };
    await type('import blog/two.md');
    const { db, close } = open();
    await db.updateTable('posts').set({ updated_at: 1 }).where('slug', '=', 'one').execute();
    await close();
    const { out } = await type(`import --undo ${id}`);
    expect(out).toMatch(/^kept {5}posts\/one$\n.*It was changed since the import/m);
    expect((await rows()).counts).toEqual([2, 1, 2]);
    const again = await type(`import --undo ${id}`);
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('--list says which can')]);
  });

  const pair = (language: string): string =>
    `---\ntitle: ${language} words\ndate: 2020-01-02\naliases: [/old/${language}]\n---\nThe words in ${language}.\n`;

  /** Returns the languages of posts, and the slugs that lead to them. */
  async function posts() {
    const { db, close } = open();
    const texts = await db
      .selectFrom('post_translations')
      .innerJoin('posts', 'posts.id', 'post_translations.post_id')
      .select(['slug', 'language'])
      .where('deleted_at', 'is', null)
      .orderBy('slug')
      .orderBy('language', 'desc')
      .execute();
    const redirects = await db
      .selectFrom('redirects')
      .select(['from_path', 'to_path'])
      .where('deleted_at', 'is', null)
      .orderBy('from_path')
      .execute();
    await close();
    return { names: texts.map(({ slug, language }) => `${slug} ${language}`), redirects };
  }
  interface Report {
    items: { outcome: string }[];
  }
  const importPair = async () => {
    const { items } = JSON.parse((await type('import pair --json')).out) as Report;
    return items.map(({ outcome }) => outcome);
  };

  test('of a language added to a post is undone alone, or with its post, unless it was changed', async () => {
    const write = (language: string, content: string) => {
      mkdirSync(join(folder, 'pair'), { recursive: true });
      writeFileSync(join(folder, `pair/one.${language}.md`), content);
    };
    write('ru', pair('ru'));
    write('en', '---\ntitle: [open\n---\n');
    const first = JSON.parse((await type('import pair --json')).out) as { id: string };
    const apart = await posts();
    write('en', pair('en'));
    await importPair();
    expect((await type('import --undo')).out).toMatch(/^removed {2}posts\/one en$/m);
    expect(await posts()).toEqual(apart);
    // It is no longer awaited: undoing a text means that it is not wanted.
    expect(await importPair()).toEqual(['kept']);
    expect((await type(`import --undo ${first.id}`)).out).toMatch(/^removed {2}posts\/one$/m);
    expect((await posts()).names).toEqual([]);

    write('en', '---\ntitle: [open\n---\n');
    await importPair();
    write('en', pair('en'));
    await importPair();
    const { db, close } = open();
    await db.updateTable('post_translations').set({ revision: 7 }).where('language', '=', 'en').execute();
    await close();
    expect((await type('import --undo')).out).toMatch(/^kept {5}posts\/one en\n.*It was changed since/m);
    expect((await posts()).names).toEqual(['one ru', 'one en']);
  });

  test('of a resume is undone entry by entry, except for an entry that was changed since', async () => {
    const resume = {
      basics: { name: 'Anna', label: 'Engineer' },
      work: [{ name: 'Acme', position: 'Engineer', startDate: '2020-02' }],
      projects: [{ name: 'Probe', keywords: ['C'] }],
      skills: [{ name: 'Go' }, { name: 'C' }],
      awards: [{ title: 'Best probe', date: '2021' }],
    };
    writeFileSync(join(folder, 'resume.json'), JSON.stringify(resume));
    const { counts } = JSON.parse((await type('import resume.json --json')).out) as { counts: object };
    expect(counts).toEqual({ taken: 5, changed: 1, kept: 0, aside: 0, refused: 0 });
    const live = async (): Promise<string[]> => {
      const { db, close } = open();
      const entries = await listCareer(db);
      const counted = await Promise.all(
        (['experiences', 'projects'] as const).map(
          async (table) =>
            (await db.selectFrom(table).select('id').where('deleted_at', 'is', null).execute()).length,
        ),
      );
      await close();
      return [...counted.map(String), ...entries.map(({ fields }) => fields.title?.en ?? '')];
    };
    expect(await live()).toEqual(['1', '1', 'Go', 'C', 'Best probe']);
    const again = JSON.parse((await type('import resume.json --json')).out) as { id: string; counts: object };
    expect(again.counts).toEqual({ taken: 0, changed: 0, kept: 6, aside: 0, refused: 0 });

    const { db, close } = open();
    const [first] = await listCareer(db);
    await replaceEntry(db, first?.id ?? '', { title: { en: 'Golang' } }, Date.now() + 1000);
    await close();
    const { out } = await type('import --undo');
    expect(out.match(/^removed {2}career /gm)).toHaveLength(2);
    expect(out).toMatch(/^kept {5}career \S+\n.*It was changed since the import/m);
    expect(out).toMatch(/^kept {5}profile\n.*An import fills only what was empty/m);
    expect(await live()).toEqual(['0', '0', 'Golang']);
    const { actions } = await rows();
    expect(actions.filter((action) => action === 'deleted command_line')).toHaveLength(4);
  });

  test('as a dry run leaves nothing to undo, and an unreadable file is reported and blocks no further import', async () => {
    expect(JSON.parse((await type('import blog --dry-run --json')).out)).toMatchObject({
      dry_run: true,
      id: null,
    });
    writeFileSync(join(folder, 'broken.zip'), 'no archive');
    expect(await type('import broken.zip')).toMatchObject({ code: 2 });
    expect((await type('import broken.zip')).err).toContain('cannot be read');
    expect((await type('import --list')).out).toBe('No import can be undone.');
    expect((await type('import --list --undo')).code).toBe(2);
  });

  test('unpacks archives in the data folder, even where the temporary folder cannot be written', async () => {
    vi.stubEnv('TMPDIR', join(folder, 'missing'));
    try {
      writeFileSync(join(folder, 'blog.zip'), writeZip([{ name: 'one.md', content: post('one') }]));
      expect(await type('import blog.zip --dry-run')).toMatchObject({ code: 0, err: '' });
      expect(await type('import blog.zip')).toMatchObject({ code: 0, err: '' });
    } finally {
      vi.unstubAllEnvs();
    }
    expect(readdirSync(importsFolder({ dataFolder: join(folder, 'data') }))).toEqual([]);
  });

  test('keeps what it is unpacking from the cleaning of the panel, for a day', async () => {
    const place = { dataFolder: join(folder, 'data') };
    mkdirSync(importsFolder(place), { recursive: true });
    const unpacked = mkdtempSync(join(importsFolder(place), 'janus-import-'));
    await removeOtherFiles(place, new Set());
    expect(readdirSync(importsFolder(place))).toHaveLength(1);
    const before = new Date(Date.now() - day - 1000);
    utimesSync(unpacked, before, before);
    await removeOtherFiles(place, new Set());
    expect(readdirSync(importsFolder(place))).toEqual([]);
  });

  test('is refused while another one is running, and cannot be undone after 30 days', async () => {
    await type('import blog');
    const { db, close } = open();
    await db
      .updateTable('imports')
      .set({ imported_at: Date.now() - 31 * day })
      .execute();
    await insertImport(db, { name: 'other.zip', size: 1, now: Date.now() });
    await close();
    expect(await type('import --undo')).toMatchObject({ code: 2, out: '' });
    const second = await type('import blog');
    expect([second.code, second.err]).toEqual([2, expect.stringContaining('Another import is running')]);
  });
});
