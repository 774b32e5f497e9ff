import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Schemas } from '../contract/types.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { renewSearch, searchForm } from '../search/rebuildSearch.ts';
import { noteFormOfEmptySite, renderForm, renewTexts, renderText } from './renewTexts.ts';

const hour = 60 * 60_000;

const options = () => ({
  now: Date.now,
  signal: new AbortController().signal,
  onError: (error: unknown) => {
    throw error;
  },
});

describeDatabases('texts rendered by an older version', (databases) => {
  test('are rendered again once, everywhere, and indexed for search; revisions are unchanged', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    const { db } = bench.server.database;
    const body = '> [!NOTE]\n> Барсук';
    const { body: post } = await bench.ask<Schemas['Post']>('POST', '/api/v1/posts/', {
      as,
      body: { translations: [{ language: 'ru', title: 'Пост', status: 'published', body }] },
    });
    const text = { language: 'ru', title: 'Проект', description: body };
    await bench.ask('POST', '/api/v1/projects/', { as, body: { translations: [text] } });
    const job = { language: 'en', company: 'A', job_title: 'B', description: body };
    await bench.ask('POST', '/api/v1/experiences/', {
      as,
      body: { start_date: '2020-01', translations: [job] },
    });
    await bench.ask('PATCH', '/api/v1/profile/translation/en/', { as, body: { name: 'Ann', about: body } });
    const old = '<blockquote><p>[!NOTE] Old</p></blockquote>';
    await sql`update post_translations set html = ${old}`.execute(db);
    await sql`update project_translations set description_html = ${old}`.execute(db);
    await sql`update experience_translations set description_html = ${old}`.execute(db);
    await sql`update profile_translations set about_html = ${old}`.execute(db);
    await db.deleteFrom('facts').where('key', '=', renderForm.key).execute();
    const texts = async () => {
      const { rows } = await sql<{ html: string }>`select html from post_translations
        union all select description_html from project_translations where description <> ''
        union all select description_html from experience_translations where description <> ''
        union all select about_html from profile_translations where about <> ''`.execute(db);
      return rows.map(({ html }) => html);
    };
    await noteFormOfEmptySite(db);
    await renewTexts(db, options());
    const drawn = await texts();
    expect(drawn).toHaveLength(4);
    for (const html of drawn)
      expect(html).toMatch(/^<div class="callout callout-note" role="note">.*Барсук/s);
    const { body: after } = await bench.ask<Schemas['Post']>('GET', `/api/v1/posts/${post.id}/`, { as });
    expect([after.updated_at, after.translations[0]?.revision]).toEqual([post.updated_at, 1]);
    const found =
      await sql`select 1 from search_documents where text like '%барсук%' or sequence like '%барсук%'`.execute(
        db,
      );
    expect(found.rows.length).toBeGreaterThan(0);

    // The form is recorded: existing HTML is left alone.
    await sql`update post_translations set html = ${old}`.execute(db);
    await renewTexts(db, options());
    expect(await texts()).toContain(old);
  });

  test('a site without texts needs no rendering, and an aborted run records nothing', async () => {
    const bench = await databases.startServer();
    const { db } = bench.server.database;
    await db.deleteFrom('facts').where('key', '=', renderForm.key).execute();
    const stopped = { ...options(), signal: AbortSignal.abort() };
    await renewTexts(db, stopped);
    const noted = () => db.selectFrom('facts').select('value').where('key', '=', renderForm.key).execute();
    expect(await noted()).toEqual([]);
    await sql`delete from profile_translations`.execute(db);
    await noteFormOfEmptySite(db);
    expect(await noted()).toEqual([{ value: renderForm.value }]);
  });

  test('one that could not be rendered is tried again by the next rounds, but not forever', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    const { db } = bench.server.database;
    for (const body of ['Барсук', 'Выдра']) {
      const post = { language: 'ru', title: body, status: 'published', body };
      await bench.ask('POST', '/api/v1/posts/', { as, body: { translations: [post] } });
    }
    let now = Date.now();
    let failures = 0;
    const errors: unknown[] = [];
    const round = () =>
      renewTexts(db, {
        ...options(),
        now: () => (now += hour),
        onError: (error) => errors.push(error),
        render: async (at, row, isPage) => {
          if (row.text !== 'Барсук' || failures === 0) return renderText(at, row, isPage);
          failures -= 1;
          throw new Error('too busy');
        },
      });
    const makeOld = async () => {
      await sql`update post_translations set html = 'old'`.execute(db);
      await db.deleteFrom('facts').where('key', '=', renderForm.key).execute();
    };
    const old = async () => {
      const rows = await db
        .selectFrom('post_translations')
        .select('body')
        .where('html', '=', 'old')
        .execute();
      return rows.map(({ body }) => body);
    };

    await makeOld();
    failures = 1;
    await round();
    expect(await old()).toEqual(['Барсук']);
    await round();
    expect(await old()).toEqual([]);

    await makeOld();
    failures = Infinity;
    errors.length = 0;
    for (let count = 0; count < 5; count += 1) await round();
    expect(errors).toHaveLength(3);
    expect(await old()).toEqual(['Барсук']);
  });
});

describeDatabases('two versions on one database', (databases) => {
  test('end with texts and an index in the newer form, whatever the older one wrote meanwhile', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    const { db } = bench.server.database;
    const text = { language: 'ru', title: 'Барсук', status: 'published', body: 'Барсук' };
    await bench.ask('POST', '/api/v1/posts/', { as, body: { translations: [text] } });
    const start = Date.now();
    const versionOf = (raise: number) => {
      const next = (form: typeof searchForm) => ({ ...form, value: String(Number(form.value) + raise) });
      return async (minutes: number) => {
        const now = start + minutes * 60_000;
        await renewTexts(db, { ...options(), now: () => now, form: next(renderForm) });
        await renewSearch(db, now, next(searchForm));
      };
    };
    const [older, newer] = [versionOf(0), versionOf(1)];
    const writeOld = async () => {
      await sql`update post_translations set html = 'old'`.execute(db);
      await sql`update search_words set documents = 100`.execute(db);
    };
    const state = async () => {
      const { rows: texts } = await sql`select 1 from post_translations where html = 'old'`.execute(db);
      const { rows: words } = await sql`select 1 from search_words where documents = 100`.execute(db);
      return [texts, words].map(({ length }) => (length > 0 ? 'old' : 'new'));
    };
    await db.deleteFrom('facts').where('key', 'in', [renderForm.key, searchForm.key]).execute();
    await older(0);
    await older(60);
    await writeOld();

    await newer(100);
    expect(await state()).toEqual(['new', 'new']);
    await writeOld();
    // neither a restart of the older version nor its hourly round goes back
    await older(110);
    expect(await state()).toEqual(['old', 'old']);
    await newer(160);
    expect(await state()).toEqual(['new', 'new']);

    // nothing is written again without an older version
    await writeOld();
    await newer(220);
    expect(await state()).toEqual(['old', 'old']);
    // one that starts again has its texts renewed, after its last round
    await older(230);
    await newer(240);
    expect(await state()).toEqual(['old', 'old']);
    await newer(300);
    expect(await state()).toEqual(['new', 'new']);
    await bench.stop();
  });
});
