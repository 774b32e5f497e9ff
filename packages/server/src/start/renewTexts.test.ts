import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Schemas } from '../contract/types.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { noteFormOfEmptySite, renderForm, renewTexts } from './renewTexts.ts';

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
});
