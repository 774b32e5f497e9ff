import { EventEmitter, once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { openStorage } from '../../media/openStorage.ts';
import { wordpressExport } from '../../moving/formats/wordpress/fixtures.ts';
import { runApart, type RunTask } from '../../moving/jobs/runner.ts';
import { takeTask } from '../../moving/jobs/takeTask.ts';
import { describeDatabase } from '../../testing/describeDatabases.ts';
import type { TestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { writeTar } from '../../testing/writeTar.ts';
import { writeZip, type ZipEntry } from '../../testing/writeZip.ts';
import { fileOf } from '../../testing/writingSteps.ts';

type Import = Schemas['Import'];
type Report = Schemas['ImportReport'];

const day = 24 * 60 * 60 * 1000;
const post = (title: string, more = ''): string =>
  `---\ntitle: ${title}\ndate: 2020-01-02\n${more}---\n\n![](плата.png)\n\nТекст ${title}.\n`;

describeDatabase('sqlite', 'imports in the admin area', (databases) => {
  let bench: TestServer;
  let files: ReturnType<typeof testSettings>;
  let as = '';
  let moved = 0;
  let folder: Buffer;

  let isApart = false;
  /** When the next tasks do their work, and when their threads end. */
  let orders: ((work: () => Promise<void>) => Promise<void>)[] = [];

  /** Each thread loads the whole program again, so most tests do without. */
  const runHere: RunTask = (task) => {
    const { db } = bench.server.database;
    const work = () => takeTask(task, { db, media: openStorage(files.settings) });
    const ended = (orders.shift() ?? ((now) => now()))(work);
    return { ended, stop: () => ended };
  };

  beforeEach(async () => {
    isApart = false;
    orders = [];
    files = testSettings();
    moved = 0;
    const { dataFolder, mediaFolder } = files.settings;
    bench = await databases.startServer({
      settings: { dataFolder, mediaFolder, sqliteFile: join(dataFolder, 'janus.sqlite') },
      now: () => Date.now() + moved,
      runImport: (task) => (isApart ? runApart(task) : runHere(task)),
    });
    as = (await bench.signIn()).access_token;
    const picture = Buffer.from(await ((await fileOf('picture')).get('file') as File).arrayBuffer());
    folder = writeZip([
      {
        name: 'первый.md',
        content: post('Первый', 'tags: [железо, iot]\nseries: Плата\naliases: [/old/one]\n'),
      },
      { name: 'second.md', content: post('Второй', 'tags: [железо]\nseries: Плата\n') },
      { name: 'bad.md', content: '---\ntitle: [не закрыт\n---\n' },
      { name: 'плата.png', content: picture },
    ]);
  });
  afterEach(async () => {
    await bench.stop();
    files.remove();
  });

  const ask = <Body = Import>(method: string, path: string, more: object = {}) =>
    bench.ask<Body>(method, `/api/v1/imports/${path}`, { as, ...more });
  const part = (bytes: Uint8Array): FormData => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), 'part');
    return form;
  };

  /** Waits until no task is running. */
  async function settled(id: string): Promise<Import> {
    for (;;) {
      const { body } = await ask('GET', `${id}/`);
      if (body.state !== 'running') return body;
      await sleep(30);
    }
  }

  async function bring(name: string, bytes: Buffer, size = 60_000): Promise<Import> {
    const made = await ask('POST', '', { body: { name, size: bytes.length } });
    expect(made.status).toBe(201);
    for (let offset = 0; offset < bytes.length; offset += size) {
      const form = part(bytes.subarray(offset, offset + size));
      expect((await ask('POST', `${made.body.id}/parts/?offset=${offset}`, { form })).status).toBe(200);
    }
    return settled(made.body.id);
  }
  async function act(verb: 'run' | 'undo', id: string): Promise<Import> {
    const answer = await ask('POST', `${id}/${verb}/`);
    expect([answer.status, answer.text]).toEqual([200, answer.text]);
    return settled(id);
  }
  const report = async (id: string, query = '', headers = {}): Promise<Report> =>
    (await ask<Report>('GET', `${id}/report/?limit=100${query}`, { headers })).body;
  const outcomes = async (id: string) =>
    (await report(id)).items.map(({ item, outcome }) => `${outcome} ${item}`).toSorted();
  const page = async (slug: string): Promise<number> =>
    (await bench.ask('GET', `/api/v1/posts/slug/${slug}/`)).status;
  const titles = async (): Promise<string[]> => {
    const { body } = await bench.ask<Schemas['PostList']>('GET', '/api/v1/posts/?limit=100');
    return body.items.flatMap(({ translations }) => translations.map(({ title }) => title)).toSorted();
  };

  /** Counts the rows of each table of content, except those in the trash. */
  async function content(): Promise<Record<string, number>> {
    const { db } = bench.server.database;
    const counts: Record<string, number> = {};
    for (const table of ['posts', 'tags', 'series', 'redirects', 'media'] as const)
      counts[table] = (
        await db.selectFrom(table).select('created_at').where('deleted_at', 'is', null).execute()
      ).length;
    return counts;
  }

  test(
    'a folder is checked first, imported, imported again without changes, and undone completely',
    { timeout: 60_000 },
    async () => {
      const before = await content();
      const checked = await bring('мой блог.zip', folder, 100);
      expect(checked).toMatchObject({ task: 'check', state: 'done', format: 'folder', can_run: true });
      expect(checked.counts).toMatchObject({ taken: 2, refused: 1 });
      expect(await content()).toEqual(before);
      const found = await outcomes(checked.id);
      expect(found).toEqual(['refused bad.md', 'taken posts/pervyy', 'taken posts/second']);

      const done = await act('run', checked.id);
      expect(done).toMatchObject({ task: 'import', state: 'done', can_run: false, done: 3, total: 3 });
      expect(done.undo_until).not.toBeNull();
      expect(await titles()).toEqual(['Второй', 'Первый']);
      const { items } = await report(checked.id);
      expect(items.find(({ item }) => item === 'posts/second')?.post).toMatchObject({
        slug: 'second',
        is_public: true,
      });
      const taken = await content();
      expect(taken).toMatchObject({ posts: 2, tags: 2, series: 1, media: 1 });
      // An imported file does not stay.
      expect(readdirSync(join(files.settings.dataFolder, 'imports'))).toEqual([]);

      const again = await bring('again.zip', folder);
      expect(again.counts).toMatchObject({ kept: 2, refused: 1, taken: 0 });
      await act('run', again.id);
      expect(await content()).toEqual(taken);
      // Nothing was created, so there is nothing to undo.
      expect((await ask('POST', `${again.id}/undo/`)).status).toBe(409);

      const undone = await act('undo', checked.id);
      expect(undone).toMatchObject({ task: 'undo', state: 'done', undo_until: null });
      expect(await titles()).toEqual([]);
      expect([await page('second'), await page('pervyy')]).toEqual([404, 404]);
      expect(await content()).toEqual({ ...before, media: 1 });
      const library = await bench.ask<Schemas['MediaList']>('GET', '/api/v1/media/', { as });
      expect(library.body.items).toEqual([]);
      const bin = await bench.ask<Schemas['DeletedPostList']>('GET', '/api/v1/deleted-posts/', { as });
      expect(bin.body.total).toBe(2);
      const { db } = bench.server.database;
      const events = await db
        .selectFrom('events')
        .select(['action', 'kind', 'actor_name'])
        .where('action', 'in', ['created', 'deleted'])
        .execute();
      const recorded = events.map(({ action, kind }) => `${action} ${kind ?? ''}`).toSorted();
      expect(recorded.filter((text) => text === 'created post')).toHaveLength(2);
      expect(recorded.filter((text) => text === 'deleted post')).toHaveLength(2);
      expect(recorded.filter((text) => text === 'deleted tag')).toHaveLength(2);
      expect(new Set(events.map(({ actor_name }) => actor_name))).toEqual(new Set(['owner']));
    },
  );

  test(
    'undoing keeps what was changed since, and everything that it needs',
    { timeout: 60_000 },
    async () => {
      const { id } = await bring('blog.zip', folder);
      await act('run', id);
      const { items } = await report(id);
      const first = items.find(({ item }) => item === 'posts/pervyy')?.post;
      const edit = { tags: ['железо', 'моё'] };
      await bench.ask('PATCH', `/api/v1/posts/${first?.id}/`, { as, body: edit });
      await act('undo', id);
      expect(await titles()).toEqual(['Первый']);
      const recorded = await outcomes(id);
      expect(recorded).toContain('kept posts/pervyy');
      expect(recorded).toContain('removed posts/second');
      expect(recorded).toContain('kept redirect /old/one');
      expect(recorded).toContain('kept series plata');
      expect(recorded.some((text) => text.startsWith('kept picture'))).toBe(true);
      const kept = await report(id, '&outcome=kept', { 'accept-language': 'ru' });
      const reason = kept.items.find(({ item }) => item === 'posts/pervyy')?.notes[0]?.text;
      expect(reason).toBe('Изменено после импорта: это ваше и остаётся.');
      // An import can be undone only once.
      expect((await ask('POST', `${id}/undo/`)).status).toBe(409);
    },
  );

  test('the report leads to a post whose address was changed since', { timeout: 60_000 }, async () => {
    const { id } = await bring('blog.zip', folder);
    await act('run', id);
    const postOf = async (item: string) => (await report(id)).items.find((line) => line.item === item)?.post;
    const [first, second] = [await postOf('posts/pervyy'), await postOf('posts/second')];
    const rename = (post: typeof first, slug: string) =>
      bench.ask('PATCH', `/api/v1/posts/${post?.id}/`, { as, body: { slug } });
    await rename(first, 'renamed');
    expect(await postOf('posts/pervyy')).toEqual({ ...first, slug: 'renamed' });
    // a present address comes before a former one
    await rename(second, 'pervyy');
    expect(await postOf('posts/pervyy')).toEqual({ ...second, slug: 'pervyy' });
    expect(await postOf('posts/second')).toEqual({ ...second, slug: 'pervyy' });
  });

  test('a thread that ends late does not end the next task', async () => {
    const gates = new EventEmitter();
    const [late, later] = [once(gates, 'late'), once(gates, 'later')];
    orders = [
      async (work) => {
        await work();
        await late;
      },
      async (work) => {
        await later;
        await work();
      },
    ];
    const { id } = await bring('blog.zip', folder);
    expect((await ask('POST', `${id}/run/`)).body.state).toBe('running');
    gates.emit('late');
    await sleep(50);
    expect((await ask('GET', `${id}/`)).body.state).toBe('running');
    gates.emit('later');
    expect(await settled(id)).toMatchObject({ task: 'import', state: 'done' });
  });

  test('a WordPress export is imported and undone in a thread of its own', { timeout: 120_000 }, async () => {
    isApart = true;
    const checked = await bring('wordpress.xml', Buffer.from(wordpressExport), 1000);
    expect(checked).toMatchObject({ format: 'wordpress', state: 'done' });
    const dry = await outcomes(checked.id);
    expect(await titles()).toEqual([]);
    await act('run', checked.id);
    expect(await outcomes(checked.id)).toEqual(dry);
    expect((await titles()).length).toBeGreaterThan(0);
    await act('undo', checked.id);
    expect(await titles()).toEqual([]);
  });

  const zeros = Buffer.alloc(30 * 1024 * 1024);
  test.each<[string, readonly ZipEntry[], RegExp]>([
    ['has a path traversal', [{ name: '../out.md', content: 'x' }], /не читается: .*\.\.\/out\.md/],
    ['has an absolute path', [{ name: '/tmp/janus-out.md', content: 'x' }], /не читается/],
    ['is a zip bomb', [{ name: 'b.md', content: zeros }], /распаковывается больше чем в 10 МБ/],
    ['is encrypted', [{ name: 'b.md', content: 'x', isEncrypted: true }], /зашифрован/],
  ])(
    'an archive that %s is refused with a reason and has no effect',
    { timeout: 60_000 },
    async (_, entries, words) => {
      const refused = await bring('blog.zip', writeZip([{ name: 'a.md', content: post('А') }, ...entries]));
      expect(refused).toMatchObject({ task: 'check', state: 'failed', can_run: false });
      expect(refused.failure).toMatch(words);
      expect((await ask('POST', `${refused.id}/run/`)).status).toBe(409);
      expect(await titles()).toEqual([]);
      expect(existsSync('/tmp/janus-out.md')).toBe(false);
      expect(readdirSync(join(files.settings.dataFolder, 'imports', refused.id))).toEqual(['source']);
    },
  );

  test(
    'a compressed tar and a CV are imported the same way, with notes in the caller’s language',
    { timeout: 60_000 },
    async () => {
      const tar = writeTar([{ name: 'blog/a.md', content: '---\ntitle: А\n---\nтекст\n' }]);
      const checked = await bring('мой блог.tar.gz', tar);
      expect(checked).toMatchObject({ state: 'done', format: 'folder', can_run: true });
      await act('run', checked.id);
      expect(await titles()).toEqual(['А']);
      const out = await bring('out.TGZ', writeTar([{ name: '../out.md', content: 'x' }]));
      expect(out.failure).toMatch(/Архив не читается: .*\.\.\/out\.md/);

      const skills = [{ name: 'Пайка', level: 'мастер' }, { level: 'без имени' }];
      const resume = await bring('resume.json', Buffer.from(JSON.stringify({ skills })));
      expect(resume).toMatchObject({ state: 'done', format: 'resume', total: 2 });
      const notes = async (language: string): Promise<object[]> =>
        (await report(resume.id, '&outcome=refused', { 'accept-language': language })).items.map(
          ({ notes }) => notes,
        );
      expect(await notes('ru')).toEqual([[{ line: null, text: 'fields.title: Заполните поле «Навык».' }]]);
      expect(await notes('en')).toEqual([[{ line: null, text: 'fields.title: Fill in the field “Skill”.' }]]);
      const career = async (): Promise<number> =>
        (await bench.ask<Schemas['CareerList']>('GET', '/api/v1/career/')).body.items.length;
      await act('run', resume.id);
      expect(await career()).toBe(1);
      await act('undo', resume.id);
      expect(await career()).toBe(0);
    },
  );

  test(
    'a symbolic link is refused alone; a file that is not an archive is refused as a whole',
    { timeout: 60_000 },
    async () => {
      const link = { name: 'passwd.md', content: '/etc/passwd', mode: 0o120_777 };
      const checked = await bring('a.zip', writeZip([{ name: 'a.md', content: post('А') }, link]));
      expect(await outcomes(checked.id)).toContain('refused passwd.md');
      const garbage = await bring('b.zip', Buffer.from('no archive at all'));
      expect(garbage).toMatchObject({
        state: 'failed',
        failure: expect.stringContaining('Архив не читается'),
      });
      const xml = await bring('c.xml', Buffer.from('<!DOCTYPE x [<!ENTITY a "b">]><rss><channel/></rss>'));
      expect(xml).toMatchObject({ state: 'failed', failure: expect.stringContaining('XML не читается') });
    },
  );

  test('only one import is active at a time; parts must arrive in order and not exceed the announced size', async () => {
    const { body: made } = await ask('POST', '', { body: { name: 'blog.zip', size: 10 } });
    const busy = await ask<{ detail: string }>('POST', '', { body: { name: 'blog.zip', size: 10 } });
    expect([busy.status, busy.body.detail]).toEqual([409, expect.stringContaining('другой импорт')]);
    const send = async (offset: number, bytes: number) =>
      (await ask('POST', `${made.id}/parts/?offset=${offset}`, { form: part(Buffer.alloc(bytes)) })).status;
    expect([await send(4, 4), await send(0, 4), await send(0, 4), await send(4, 7)]).toEqual([
      409, 200, 409, 413,
    ]);
    const huge = { name: 'blog.zip', size: 5 * 2 ** 30 };
    const refused = await ask<{ detail: string }>('POST', '', { body: huge });
    expect([refused.status, refused.body.detail]).toEqual([413, expect.stringContaining('4 ГБ')]);
    expect((await ask('POST', '', { body: { name: 'blog.exe', size: 10 } })).status).toBe(422);
    expect((await ask('POST', `${made.id}/run/`)).status).toBe(409);
    const cancelled = await ask('POST', `${made.id}/cancel/`);
    expect(cancelled.body).toMatchObject({ task: 'upload', state: 'cancelled' });
    expect(await send(4, 4)).toBe(409);
    expect((await ask('POST', `${made.id}/cancel/`)).status).toBe(409);
    expect(readdirSync(join(files.settings.dataFolder, 'imports'))).toEqual([]);
  });

  test('a cancelled import keeps what is done, and can be continued later', { timeout: 90_000 }, async () => {
    const many = writeZip(
      Array.from({ length: 150 }, (_, at) => ({ name: `post-${at}.md`, content: post(`Пост ${at}`) })),
    );
    const { id } = await bring('many.zip', many);
    expect((await ask('POST', `${id}/run/`)).status).toBe(200);
    // The site still responds meanwhile.
    const { db } = bench.server.database;
    for (;;) {
      const { done } = (await ask('GET', `${id}/`)).body;
      if (done > 0) break;
      await sleep(5);
    }
    await ask('POST', `${id}/cancel/`);
    const stopped = await settled(id);
    expect(stopped).toMatchObject({ task: 'import', state: 'cancelled', can_run: true });
    const some = (await db.selectFrom('posts').select('id').execute()).length;
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(150);
    expect(await act('run', id)).toMatchObject({ state: 'done' });
    expect((await db.selectFrom('posts').select('id').execute()).length).toBe(150);
    // Undoes both runs.
    await act('undo', id);
    expect(await titles()).toEqual([]);
  });

  test(
    'an import whose process is gone counts as interrupted, and cannot be undone after 30 days',
    { timeout: 60_000 },
    async () => {
      const { id } = await bring('blog.zip', folder);
      await act('run', id);
      const { db } = bench.server.database;
      const lost = { task: 'import', state: 'running', active: 1, beat_at: Date.now() - 60_000 } as const;
      await db.updateTable('imports').set(lost).where('id', '=', id).execute();
      expect((await ask('GET', `${id}/`)).body).toMatchObject({ task: 'import', state: 'interrupted' });
      moved = 31 * day;
      as = (await bench.signIn()).access_token;
      expect((await ask('GET', `${id}/`)).body.undo_until).toBeNull();
      expect((await ask('POST', `${id}/undo/`)).status).toBe(409);
    },
  );

  test('are forbidden to staff', async () => {
    const body = { username: 'anna', password: 'long enough password', roles: ['staff'] };
    await bench.ask('POST', '/api/v1/users/', { as, body });
    as = (await bench.signIn(body.username, body.password)).access_token;
    expect((await ask('GET', '')).status).toBe(403);
    expect((await ask('POST', '', { body: { name: 'blog.zip', size: 10 } })).status).toBe(403);
  });
});
