import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { trashLifetime } from '../../db/kinds.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import type { TestServer } from '../../testing/startTestServer.ts';
import { textOfPdf } from '../../testing/textOfPdf.ts';
import { removeExpiredVersions } from './store.ts';

type Version = Schemas['CvVersion'];
type Fields = Schemas['CvVersionFields'];

describeDatabases('a full CV list', (databases) => {
  const most = { 'cv-versions': 50, career: 100 };
  const bodies = {
    'cv-versions': { name: 'Для завода', design: 'classic' },
    career: { section: 'skills', fields: { title: { ru: 'Пайка' } } },
  };

  test.each([
    ['cv-versions', 'too_many_versions'],
    ['career', 'too_many_entries'],
  ] as const)('refuses to restore an entry of %s from the trash until there is room', async (path, code) => {
    const bench = await databases.startServer({ settings: { rateLimits: false } });
    const { access_token: as } = await bench.signIn();
    const ask = (method: string, rest = '', body?: object) =>
      bench.ask<{ id: string }>(method, `/api/v1/${path}/${rest}`, {
        as,
        body,
        headers: { 'accept-language': 'en' },
      });
    const add = () => ask('POST', '', bodies[path]);
    const { id } = (await add()).body;
    await ask('DELETE', `${id}/`);
    const { id: other } = (await add()).body;
    for (let there = 1; there < most[path]; there += 1) await add();
    const refused = await ask('POST', `${id}/restore/`);
    expect([refused.status, refused.body]).toEqual([
      422,
      expect.objectContaining({
        detail: expect.stringContaining(`at most ${most[path]}`),
        error: expect.objectContaining({ fields: [expect.objectContaining({ code })] }),
      }),
    ]);
    await ask('DELETE', `${other}/`);
    expect((await ask('POST', `${id}/restore/`)).status).toBe(200);
    await bench.stop();
  });
});

describeDatabases('CV versions', (databases) => {
  let bench: TestServer;
  let as = '';

  const ask = async <T = Version>(
    status: number,
    method: string,
    path: string,
    body?: object,
  ): Promise<T> => {
    const answer = await bench.ask<T>(method, `/api/v1/${path}`, { as, body });
    expect([answer.status, answer.text]).toEqual([status, answer.text]);
    return answer.body;
  };
  const create = (fields: Partial<Fields> = {}): Promise<Version> =>
    ask(201, 'POST', 'cv-versions/', { name: 'Для завода', design: 'classic', ...fields });
  const names = async (): Promise<string[]> =>
    (await ask<Schemas['CvVersionList']>(200, 'GET', 'cv-versions/')).items.map(({ name }) => name);
  /** Returns the text of a document without spaces, which a PDF stores as positions. */
  const read = async (address: string): Promise<string> => {
    const answer = await bench.server.app.inject({ url: address, headers: { host: 'portfolio.localhost' } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    return textOfPdf(answer.rawPayload).replaceAll(/\s/g, '');
  };
  const skill = async (ru: string): Promise<string> =>
    (await ask<{ id: string }>(201, 'POST', 'career/', { section: 'skills', fields: { title: { ru } } })).id;
  const job = async (company: string, start_date: string): Promise<string> =>
    (
      await ask<{ id: string }>(201, 'POST', 'experiences/', {
        is_published: true,
        start_date,
        translations: [{ language: 'ru', company, job_title: 'Инженер' }],
      })
    ).id;

  beforeAll(async () => {
    bench = await databases.startServer({ settings: { rateLimits: false } });
    as = (await bench.signIn()).access_token;
    for (const [language, name] of Object.entries({ ru: 'Анна Жукова', en: 'Anna Zhukova' }))
      await ask(200, 'PATCH', `profile/translation/${language}/`, {
        name,
        headline: `headline ${language}`,
        about: `about ${language}`,
      });
  });
  beforeEach(async () => {
    const { db } = bench.server.database;
    for (const table of ['cv_versions', 'career_entries', 'experiences'] as const)
      await db.deleteFrom(table).execute();
  });
  afterAll(() => bench.stop());

  test('keep every field as given and are listed newest first', async () => {
    const id = await skill('Пайка');
    const fields: Fields = {
      name: 'Для банка',
      design: 'columns',
      file_name: 'Жукова для банка.pdf',
      texts: { ru: { headline: 'Аналитик', summary: '- раз\n- два' }, en: { headline: 'Analyst' } },
      selection: { skills: [id.toUpperCase()], projects: [] },
    };
    const made = await create(fields);
    expect(made).toMatchObject({ ...fields, selection: { skills: [id], projects: [] } });
    expect(made.token).toMatch(/^[\w-]{43}$/);
    expect(await ask(200, 'GET', `cv-versions/${made.id}/`)).toEqual(made);
    const changed = await ask(200, 'PUT', `cv-versions/${made.id}/`, { name: 'Банк', design: 'classic' });
    expect(Object.keys(changed).sort()).toEqual(['design', 'id', 'name', 'token', 'updated_at']);
    expect(changed.token).toBe(made.token);
    await bench.server.database.db.updateTable('cv_versions').set({ created_at: 1 }).execute();
    await create({ name: 'Для завода' });
    expect(await names()).toEqual(['Для завода', 'Банк']);
  });

  test('are accessible only to the owner', async () => {
    const { id, token } = await create();
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['GET', `${id}/`],
      ['DELETE', `${id}/`],
      ['POST', `${id}/link/`],
    ] as const) {
      const answer = await bench.ask(
        method,
        `/api/v1/cv-versions/${path}`,
        method === 'POST' ? { body: {} } : {},
      );
      expect([answer.status, answer.text.includes(token ?? '')]).toEqual([401, false]);
    }
  });

  test('reject invalid fields', async () => {
    for (const fault of [
      { name: ' ' },
      { name: 'x'.repeat(101) },
      { design: 'loud' },
      { file_name: '' },
      { texts: {} },
      { texts: { ru: { headline: 'x'.repeat(201) } } },
      { selection: { hobbies: [] } },
      { selection: { skills: ['one'] } },
      { token: 'mine' },
    ])
      await ask(422, 'POST', 'cv-versions/', { name: 'Для завода', design: 'classic', ...fault });
    expect(await names()).toEqual([]);
  });

  test('a link shows the chosen entries in their order, with the texts of the version', async () => {
    const [a, b, c] = [await skill('Пайка'), await skill('Вёрстка'), await skill('Сварка')];
    const [plant, bank] = [await job('Завод', '2015-01'), await job('Банк', '2020-01')];
    const { token } = await create({
      texts: { ru: { headline: 'Аналитик', summary: 'Считаю.' } },
      selection: { skills: [c, a, '00000000-0000-4000-8000-000000000000'], experiences: [plant] },
    });
    const words = await read(`/cv/${token}`);
    expect(words).toMatch(/АннаЖукова.*Аналитик.*Считаю\..*Завод.*Сварка.*Пайка/s);
    for (const absent of ['Вёрстка', 'Банк', 'headline', 'about']) expect(words).not.toContain(absent);
    const english = await read(`/en/cv/${token}`);
    expect(english).toMatch(/AnnaZhukova.*headlineen.*abouten.*Завод/s);
    expect(english).not.toContain('Аналитик');
    // The site's CV does not change.
    const own = await read('/cv/ru.pdf');
    expect(own).toMatch(/headlineru.*Банк.*Пайка.*Вёрстка.*Сварка/s);
    await ask(204, 'DELETE', `career/${a}/`);
    expect(await read(`/cv/${token}`)).not.toContain('Пайка');
    await ask(200, 'POST', `career/${a}/restore/`);
    expect(await read(`/cv/${token}`)).toMatch(/Сварка.*Пайка/s);
    expect(b).not.toBe(bank);
  });

  test('a section without a selection follows the site; one with a selection does not', async () => {
    const a = await skill('Пайка');
    const free = await create();
    const chosen = await create({ selection: { skills: [a] } });
    await skill('Сварка');
    expect(await read(`/cv/${free.token}`)).toContain('Сварка');
    expect(await read(`/cv/${chosen.token}`)).not.toContain('Сварка');
  });

  test('a link is kept from search engines, shared caches and the pages it leads to', async () => {
    const { token } = await create({ file_name: '../Жукова: "для" банка.PDF' });
    for (const [address, kind] of [
      [`/cv/${token}`, 'inline'],
      [`/en/cv/${token}?download`, 'attachment'],
    ] as const) {
      const { headers } = await bench.ask('GET', address);
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      const full = encodeURIComponent('Жукова для банка.pdf');
      expect(headers.get('content-disposition')).toBe(
        `${kind}; filename="zhukova-dlya-banka.pdf"; filename*=UTF-8''${full}`,
      );
      const etag = headers.get('etag') ?? '';
      const again = await bench.ask('GET', address, { headers: { 'if-none-match': etag } });
      expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'private, no-cache']);
    }
    for (const list of ['/robots.txt', '/sitemap.xml', '/llms.txt', '/resume.json'])
      expect((await bench.ask('GET', list)).text).not.toContain(token);
  });

  test('a renewed or deleted link answers like any unknown address; deletion is undoable for the trash lifetime', async () => {
    const { id, token } = await create();
    const renewed = await ask(200, 'POST', `cv-versions/${id}/link/`);
    expect(renewed.token).not.toBe(token);
    const answer = async (address: string) => {
      const { statusCode, headers, payload } = await bench.server.app.inject({ url: address });
      const { 'x-request-id': _id, date: _date, ...rest } = headers;
      return { statusCode, rest, payload };
    };
    const unknown = await answer('/nobody/knows');
    expect(unknown.statusCode).toBe(404);
    for (const address of [`/cv/${token}`, `/en/cv/${token}`, '/cv/nobody', `/cv/${renewed.token}x`])
      expect(await answer(address)).toEqual(unknown);
    await read(`/cv/${renewed.token}`);
    await ask(204, 'DELETE', `cv-versions/${id}/`);
    expect(await answer(`/cv/${renewed.token}`)).toEqual(unknown);
    await ask(404, 'PUT', `cv-versions/${id}/`, { name: 'a', design: 'classic' });
    await ask(404, 'POST', `cv-versions/${id}/link/`);
    const list = () => ask<Schemas['CvVersionList']>(200, 'GET', 'cv-versions/');
    const { name } = renewed;
    expect(await list()).toEqual({ items: [], deleted: [{ id, name }] });
    expect((await ask(200, 'POST', `cv-versions/${id}/restore/`)).token).toBe(renewed.token);
    expect((await list()).deleted).toEqual([]);
    await ask(404, 'POST', `cv-versions/${id}/restore/`);
    await read(`/cv/${renewed.token}`);
    await ask(204, 'DELETE', `cv-versions/${id}/`);
    const { db } = bench.server.database;
    await removeExpiredVersions(db, Date.now() + trashLifetime - 60_000);
    expect(await db.selectFrom('cv_versions').select('id').execute()).toHaveLength(1);
    await removeExpiredVersions(db, Date.now() + trashLifetime + 60_000);
    expect(await db.selectFrom('cv_versions').select('id').execute()).toEqual([]);
  });
});
