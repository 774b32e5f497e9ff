import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../contract/document.ts';
import type { OperationId, Schemas } from '../../contract/types.ts';
import { importSite } from '../../moving/import/importSite.ts';
import { openStorage } from '../../media/openStorage.ts';
import { describeDatabase } from '../../testing/describeDatabases.ts';
import type { AskOptions, TestServer } from '../../testing/startTestServer.ts';
import { testPassword, testSettings } from '../../testing/testSettings.ts';
import { fileOf } from '../../testing/writingSteps.ts';
import { noteSample } from '../sample/store.ts';

type Item = Record<string, unknown> & { id: string };
type Representations = Map<string, string>;

const resources = ['posts', 'projects', 'experiences'] as const;
const start = Date.UTC(2026, 0, 1);
const iso = (time: number) => new Date(time).toISOString();
const { settings, remove } = testSettings();
afterAll(remove);

/** Operations on content that do not affect any list of posts, projects or experiences. */
const silent: readonly OperationId[] = [
  ...(['sendFeedback', 'updateMessage', 'replyToMessage', 'deleteMessage', 'replaceSearchTwins'] as const),
  ...(['createRedirect', 'updateRedirect', 'deleteRedirect', 'restoreRedirect', 'purgeDeleted'] as const),
  ...(['createCareerEntry', 'replaceCareerEntry', 'reorderCareer', 'deleteCareerEntry'] as const),
  ...(['restoreCareerEntry', 'createCvVersion', 'replaceCvVersion', 'renewCvVersionLink'] as const),
  ...(['deleteCvVersion', 'restoreCvVersion', 'updateProfile', 'updateProfileTranslation'] as const),
  ...(['deleteProfileTranslation', 'uploadCv', 'deleteCv', 'updateSiteTranslation', 'uploadMedia'] as const),
  ...(['copyMedia', 'updateMedia', 'deleteMedia', 'previewPost', 'savePending', 'dropPending'] as const),
  ...(['nameRevision', 'reportWriter', 'createPreviewLink', 'deletePreviewLink', 'purgePost'] as const),
  ...(['createImport', 'sendImportPart', 'cancelImport', 'acceptBackup', 'testNoticeChannel'] as const),
  ...(['saveMailChannel', 'saveTelegramChannel', 'createWebhook', 'updateWebhook'] as const),
  ...(['deleteWebhook', 'renewWebhookSecret', 'testWebhook', 'sendDeliveryAgain'] as const),
  // Their writes use the stores of the other operations; an import is walked below.
  ...(['runImport', 'undoImport', 'resetPassword', 'resetSecondFactor'] as const),
];

describeDatabase(
  'sqlite',
  'every item that visitors read differently is listed as changed since',
  (databases) => {
    let bench: TestServer;
    let as = '';
    let clock = start;
    const walked = new Set<OperationId>();

    async function ask<Body = Item>(method: string, path: string, options: AskOptions = {}): Promise<Body> {
      const answer = await bench.ask<Body>(method, `/api/v1/${path}`, { as, ...options });
      expect([path, answer.status < 300, answer.text]).toEqual([path, true, answer.text]);
      return answer.body;
    }
    const visit = async <Body>(path: string) => (await bench.ask<Body>('GET', `/api/v1/${path}`)).body;

    /** Returns everything that a visitor reads of each item, except the links to neighbouring posts. */
    async function readAll(): Promise<Representations> {
      const found = new Map<string, string>();
      const add = (id: string, item: unknown) => found.set(id, (found.get(id) ?? '') + JSON.stringify(item));
      for (const resource of resources)
        for (const language of ['', '&language=ru', '&language=en'])
          for (const item of (await visit<{ items: Item[] }>(`${resource}/?limit=100${language}`)).items)
            add(item.id, item);
      const posts = await visit<{ items: Item[] }>('posts/?limit=100');
      for (const { id } of posts.items) {
        const post = await visit<Schemas['Post']>(`posts/${id}/`);
        add(id, { ...post, previous: null, next: null, related: null });
      }
      return found;
    }

    /** Page by page, as a program reads it. */
    async function listedSince(time: number): Promise<Set<string>> {
      const found = new Set<string>();
      for (const resource of resources) {
        const ids: string[] = [];
        for (let cursor: string | null = ''; cursor !== null;) {
          const query = new URLSearchParams({
            limit: '3',
            updated_since: iso(time),
            ...(cursor && { cursor }),
          });
          const page: Schemas['PostList'] = await visit(`${resource}/?${query.toString()}`);
          ids.push(...page.items.map(({ id }) => id));
          cursor = page.next_cursor;
          if (cursor === null) expect([resource, page.total]).toEqual([resource, new Set(ids).size]);
        }
        for (const id of ids) found.add(id);
      }
      return found;
    }

    let was: Representations = new Map();
    /** A post that no write affects. */
    let untouched = '';

    /** Checks that every item that differs after a write is listed as changed since; returns their number. */
    async function expectListed(what: string, write: () => Promise<unknown>): Promise<number> {
      clock += 1000;
      const since = clock;
      await write();
      const is = await readAll();
      const differing = [...is.keys()].filter((id) => was.get(id) !== is.get(id));
      was = is;
      const listed = await listedSince(since);
      expect([what, differing.filter((id) => !listed.has(id))]).toEqual([what, []]);
      expect([what, listed.has(untouched)]).toEqual([what, differing.includes(untouched)]);
      return differing.length;
    }

    /** Makes one call that must change something. */
    async function walk<Body = Item>(
      id: OperationId,
      params: Readonly<Record<string, string>> = {},
      options: AskOptions = {},
    ): Promise<Body> {
      const operation = operations.find((one) => one.id === id);
      if (!operation) throw new Error(`There is no ${id}.`);
      walked.add(id);
      const path = operation.path
        .replace('/api/v1/', '')
        .replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
      let made: Body | undefined;
      const count = await expectListed(id, async () => {
        made = await ask<Body>(operation.method, path, options);
      });
      expect([id, count > 0]).toEqual([id, true]);
      return made as Body;
    }

    const text = (language: string, title: string, more: object = {}) => ({
      language,
      title,
      status: 'published',
      ...more,
    });
    const post = (title: string, more: object = {}, textMore: object = {}) =>
      walk('createPost', {}, { body: { translations: [text('ru', title, textMore)], ...more } });
    const file = async () => ({ form: await fileOf('picture') });
    const upload = async () => ask<Schemas['Media']>('POST', 'media/', await file());

    beforeAll(async () => {
      bench = await databases.startServer({ now: () => clock, settings: { rateLimits: false } });
      as = (await bench.signIn()).access_token;
      const { db } = bench.server.database;
      for (const table of ['posts', 'projects', 'experiences'] as const) await db.deleteFrom(table).execute();
      const cover = (await upload()).url;
      untouched = (await post('Ни при чём', { cover })).id;
    });
    afterAll(() => bench.stop());

    test('after any operation on a tag', async () => {
      const one = await post('С метками', { tags: ['дом', 'сад'] });
      await post('С меткой', { tags: ['сад'] });
      const tags = (await ask<Schemas['TagList']>('GET', 'tags/')).items;
      const idOf = (name: string) => tags.find(({ names }) => names.ru === name)?.id ?? '';
      const tag = { id: idOf('дом') };
      await walk('updateTag', tag, { body: { names: { ru: 'жильё' } } });
      await walk('updateTag', tag, { body: { names: { en: 'home' } } });
      await walk('deleteTag', tag);
      await walk('restoreTag', tag);
      await walk('mergeTag', tag, { body: { into: idOf('сад') } });
      await walk('deleteTag', { id: idOf('сад') });
      await walk('restoreTag', { id: idOf('сад') });
      await walk('updatePost', { id: one.id }, { body: { tags: ['другая'] } });
    });

    test('no post is listed after a change of a tag’s description', async () => {
      const tags = (await ask<Schemas['TagList']>('GET', 'tags/')).items;
      clock += 1000;
      await ask('PATCH', `tags/${tags[0]?.id}/`, { body: { descriptions: { ru: 'О ней' } } });
      expect(await listedSince(clock)).toEqual(new Set());
    });

    test('after any operation on a series or on a post in one', async () => {
      const one = await post('Часть');
      const two = await post('Вторая часть');
      const three = await post('Третья часть');
      const posts = [one.id, two.id, three.id];
      const series = await walk('createSeries', {}, { body: { titles: { ru: 'Дом' }, posts } });
      await walk('updateSeries', { id: series.id }, { body: { titles: { en: 'House' } } });
      await walk('updateSeries', { id: series.id }, { body: { slug: 'dom-2' } });
      await walk('updateSeries', { id: series.id }, { body: { posts: posts.toReversed() } });
      await walk('updateSeries', { id: series.id }, { body: { removed: [two.id] } });
      await walk('createSeries', {}, { body: { titles: { ru: 'Сад' }, posts: [one.id] } });
      await walk('updateSeries', { id: series.id }, { body: { posts } });
      await walk('deleteSeries', { id: series.id });
      await walk('restoreSeries', { id: series.id });
      await walk('deletePost', { id: two.id });
      await walk('restorePost', { id: two.id });
      await walk('updatePost', { id: two.id }, { body: { is_unlisted: true } });
      await walk('updatePost', { id: two.id }, { body: { is_unlisted: false } });
      const titled = { translations: [{ language: 'ru', revision: 1, title: 'Иначе' }] };
      await walk('updatePost', { id: three.id }, { body: titled });
      const waiting = { translations: [text('ru', 'Ждёт', { published_at: iso(clock + 20_000) })] };
      const coming = await ask('POST', 'posts/', { body: waiting });
      await ask('PATCH', `series/${series.id}/`, { body: { posts: [coming.id, ...posts] } });
      clock += 1000;
      was = await readAll();
      const count = await expectListed('a part that comes out', async () => {
        clock += 20_000;
      });
      expect(count).toBe(4);
    });

    test('after a change to an author', async () => {
      const body = { username: 'anna', password: testPassword, first_name: 'Анна', roles: ['staff'] };
      const { id } = await ask('POST', 'users/', { body });
      const { access_token } = await bench.signIn('anna', testPassword);
      await walk(
        'createPost',
        {},
        { as: access_token, body: { translations: [text('ru', 'Чужой', { status: 'published' })] } },
      );
      await walk('updateUser', { id }, { body: { last_name: 'Иванова' } });
      await walk('uploadUserPhoto', { id }, await file());
      await walk('deleteUserPhoto', { id });
      await walk('deleteUser', { id });
    });

    test('after a change to a picture or to the drawing of covers', async () => {
      const [cover, inText] = [await upload(), await upload()];
      const posted = await post('С обложкой', { cover: cover.url }, { body: `![](${inText.url})` });
      await walk(
        'createProject',
        {},
        {
          body: { translations: [{ language: 'ru', title: 'Станок', description: `![](${inText.url})` }] },
        },
      );
      await walk('replaceMedia', { id: cover.id }, await otherFile());
      await walk('replaceMedia', { id: inText.id }, await otherFile());
      await walk('updatePost', { id: posted.id }, { body: { cover: null } });
      await walk('updateSite', {}, { body: { blog_accent: '#0b6e4f' } });
      await walk('updateSite', {}, { body: { portfolio_accent: '#0b6e4f' } });
      await walk('updateSite', {}, { body: { draws_covers: false } });
      await walk('updateSite', {}, { body: { draws_covers: null } });
    });

    test('after any operation on a project or an experience', async () => {
      for (const [resource, many, body] of [
        ['Project', 'Projects', { title: 'Узел' }],
        ['Experience', 'Experiences', { company: 'Завод', job_title: 'Инженер' }],
      ] as const) {
        const more = resource === 'Experience' ? { start_date: '2020-01' } : {};
        const [one, two] = [
          await walk(
            `create${resource}`,
            {},
            { body: { ...more, translations: [{ language: 'ru', ...body }] } },
          ),
          await walk(
            `create${resource}`,
            {},
            { body: { ...more, translations: [{ language: 'ru', ...body }] } },
          ),
        ];
        await walk(`update${resource}`, { id: one.id }, { body: { technologies: ['Rust'] } });
        const added = await walk(
          `add${resource}Translation`,
          { id: one.id },
          { body: { language: 'en', ...body } },
        );
        const at = { id: one.id, translationId: added.id };
        await walk(`update${resource}Translation`, at, {
          body: resource === 'Project' ? { title: 'Node' } : { company: 'Plant' },
        });
        await walk(`delete${resource}Translation`, at);
        if (resource === 'Project') {
          await walk('uploadProjectCover', { id: one.id }, await file());
          await walk('deleteProjectCover', { id: one.id });
        }
        const { items } = await ask<{ items: Item[] }>('GET', `${many.toLowerCase()}/?limit=100`);
        const ids = items.map(({ id }) => id).toReversed();
        await walk(`reorder${many}`, {}, { body: { ids } });
        await ask('DELETE', `${many.toLowerCase()}/${two.id}/`);
        was = await readAll();
        walked.add(`delete${resource}`);
        await walk('restoreDeleted', { id: two.id });
      }
    });

    test('after an import of posts with old dates', async () => {
      const { db } = bench.server.database;
      const folder = join(settings.dataFolder, databases.engine);
      mkdirSync(folder, { recursive: true });
      for (const name of ['a', 'b'])
        writeFileSync(
          join(folder, `${name}.md`),
          `---\ntitle: ${name}\ndate: 2020-01-0${name === 'a' ? 1 : 2}\nseries: Hugo\n---\nТекст\n`,
        );
      const target = { db, media: openStorage(settings), now: 0, record: async () => undefined };
      const count = await expectListed('an import', async () => {
        await importSite({ ...target, now: clock }, folder, { isDryRun: false, workFolder: folder });
      });
      expect(count).toBe(2);
    });

    test('after the sample is removed and restored', async () => {
      const { db } = bench.server.database;
      await db.deleteFrom('sample_items').execute();
      await noteSample(db);
      await ask('DELETE', 'sample/');
      was = await readAll();
      walked.add('removeSample');
      expect(was.size).toBe(0);
      await walk('restoreSample');
    });

    test('every operation that writes content is exercised here or named as silent', () => {
      const isOfContent = ({ service, path }: (typeof operations)[number]) =>
        service !== 'auth' || path.startsWith('/api/v1/users/{id}/');
      const writing = operations.filter((operation) => operation.method !== 'GET' && isOfContent(operation));
      const missing = writing.map(({ id }) => id).filter((id) => !walked.has(id) && !silent.includes(id));
      expect(missing).toEqual([]);
      expect(silent.filter((id) => walked.has(id))).toEqual([]);
    });
  },
);

async function otherFile(): Promise<{ form: FormData }> {
  const { default: sharp } = await import('sharp');
  const create = { width: 9, height: 9, channels: 3, background: '#aa3355' } as const;
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]), 'other.png');
  return { form };
}
