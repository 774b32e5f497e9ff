import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { trashLifetime } from '../../db/kinds.ts';
import { inTransaction } from '../../db/transaction.ts';
import { rebuildSearch } from '../../search/rebuildSearch.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import type { TestServer } from '../../testing/startTestServer.ts';
import { removeExpiredCareer } from './store.ts';

type Entry = Schemas['CareerEntry'];
type Section = Schemas['CareerSection'];

const skill = (ru: string): Schemas['CareerFields'] => ({ title: { ru } });
const school = (ru: string): Schemas['CareerFields'] => ({ organisation: { ru } });

describeDatabases('the career', (databases) => {
  let bench: TestServer;
  let as = '';

  beforeAll(async () => {
    bench = await databases.startServer({ settings: { rateLimits: false } });
    as = (await bench.signIn()).access_token;
  });
  beforeEach(async () => {
    await bench.server.database.db.deleteFrom('career_entries').execute();
  });
  afterAll(() => bench.stop());

  const ask = async <T = Entry>(status: number, method: string, path: string, body?: object): Promise<T> => {
    const answer = await bench.ask<T>(method, `/api/v1/career/${path}`, { as, body });
    expect([answer.status, answer.text]).toEqual([status, answer.text]);
    return answer.body;
  };
  const create = (section: Section, fields: Schemas['CareerFields']) =>
    ask(201, 'POST', '', { section, fields });
  /** Returns the entries as a visitor gets them. */
  const seen = async (): Promise<string[]> => {
    const { body } = await bench.ask<Schemas['CareerList']>('GET', '/api/v1/career/');
    return body.items.map(({ section, fields: { title, organisation } }) =>
      [section, title?.ru ?? title?.en ?? organisation?.ru].join(' '),
    );
  };
  const refusal = async (section: Section, fields: object): Promise<string[]> => {
    const { error } = await ask<{ error: { fields: { path: string; code: string }[] } }>(422, 'POST', '', {
      section,
      fields,
    });
    return error.fields.map(({ path, code }) => `${path} ${code}`);
  };

  test('is public, in the section order of a CV; new entries come first in sections with dates', async () => {
    await create('skills', skill('Go'));
    await create('languages', skill('Английский'));
    await create('education', school('Школа'));
    await create('skills', skill('C'));
    await create('education', school('ЛЭТИ'));
    expect(await seen()).toEqual([
      'education ЛЭТИ',
      'education Школа',
      'skills Go',
      'skills C',
      'languages Английский',
    ]);
  });

  test('keeps every field of an entry as given', async () => {
    const fields = {
      organisation: { ru: 'ЛЭТИ', en: 'LETI' },
      title: { en: 'Electronics' },
      level: { ru: 'Магистр' },
      url: 'https://etu.ru/',
      start: '2008-09',
      end: '2014-06-30',
      summary: { ru: 'с отличием' },
      keywords: { ru: ['Схемотехника', 'Сигналы'], en: ['Circuits'] },
    };
    const made = await create('education', fields);
    expect(made).toMatchObject({ section: 'education', fields });
    const changed = await ask(200, 'PUT', `${made.id.toUpperCase()}/`, { fields: school('СПбПУ') });
    expect(changed).toMatchObject({ id: made.id, fields: { organisation: { ru: 'СПбПУ' } } });
    expect(changed.fields.title).toBeUndefined();
  });

  test('refuses fields that a section does not have, and missing required ones, at the field', async () => {
    expect(await refusal('skills', {})).toEqual(['fields.title needed']);
    expect(await refusal('skills', { ...skill('Go'), start: '2020-01' })).toEqual([
      'fields.start not_of_section',
    ]);
    expect(await refusal('references', { title: { ru: 'Анна' } })).toEqual(['fields.summary needed']);
    const dates = { ...school('ЛЭТИ'), start: '2014-06', end: '2014-05' };
    expect(await refusal('education', dates)).toEqual(['fields.end end_before_start']);
    expect(await refusal('skills', { title: {} })).toEqual(['fields.title invalid']);
    expect(await refusal('skills', { title: { ru: ' ' } })).toEqual(['fields.title.ru invalid']);
    expect(await refusal('certificates', { ...skill('AWS'), url: 'javascript:alert(1)' })).toEqual([
      'fields.url invalid',
    ]);
    const { id } = await create('skills', skill('Go'));
    await ask(422, 'PUT', `${id}/`, { fields: school('ЛЭТИ') });
    expect(await seen()).toEqual(['skills Go']);
  });

  test('cannot be written by visitors', async () => {
    const body = { section: 'skills', fields: skill('Go') };
    expect((await bench.ask('POST', '/api/v1/career/', { body })).status).toBe(401);
  });

  test('a deleted entry can be restored to its place for 30 days', async () => {
    const [a, b, c] = [
      await create('skills', skill('a')),
      await create('skills', skill('b')),
      await create('skills', skill('c')),
    ];
    await ask(204, 'DELETE', `${b.id}/`);
    expect(await seen()).toEqual(['skills a', 'skills c']);
    const list = async (options = {}) =>
      (await bench.ask<Schemas['CareerList']>('GET', '/api/v1/career/', options)).body;
    expect((await list({ as })).deleted).toMatchObject([{ id: b.id }]);
    expect(await list()).not.toHaveProperty('deleted');
    await ask(404, 'PUT', `${b.id}/`, { fields: skill('b') });
    await ask(422, 'POST', 'reorder/', { section: 'skills', ids: [a.id, b.id, c.id] });
    expect(await ask(200, 'POST', `${b.id}/restore/`)).toMatchObject({ fields: skill('b') });
    await ask(404, 'POST', `${b.id}/restore/`);
    expect(await seen()).toEqual(['skills a', 'skills b', 'skills c']);
    await ask(204, 'DELETE', `${b.id}/`);
    const { db } = bench.server.database;
    await removeExpiredCareer(db, Date.now() + trashLifetime - 60_000);
    await db.updateTable('career_entries').set({ deleted_at: 1 }).where('id', '=', b.id).execute();
    await ask(404, 'POST', `${b.id}/restore/`);
    await removeExpiredCareer(db, Date.now());
    expect(await db.selectFrom('career_entries').select('id').execute()).toHaveLength(2);
  });

  test('a section accepts any order of exactly its own entries', async () => {
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c', 'd']) ids.push((await create('skills', skill(name))).id);
    const other = await create('interests', skill('e'));
    const order = fc.shuffledSubarray(ids, { minLength: ids.length });
    await fc.assert(
      fc.asyncProperty(order, async (wanted) => {
        const { items } = await ask<Schemas['CareerList']>(200, 'POST', 'reorder/', {
          section: 'skills',
          ids: wanted,
        });
        expect(items.map(({ id }) => id)).toEqual([...wanted, other.id]);
      }),
      { numRuns: 5 },
    );
    for (const wanted of [ids.slice(1), [...ids, other.id], [...ids.slice(1), other.id]])
      await ask(422, 'POST', 'reorder/', { section: 'skills', ids: wanted });
  });

  const find = async (q: string, more = ''): Promise<string[]> => {
    const path = `/api/v1/search/?q=${encodeURIComponent(q)}&limit=20${more}`;
    const { body } = await bench.ask<Schemas['SearchAnswer']>('GET', path);
    return body.items
      .filter(({ section_title }) => section_title !== null)
      .map(({ kind, section_title, language, title }) => `${kind} ${section_title} ${language} ${title}`);
  };

  test('is found by its content, in each language that it has', async () => {
    const school = await create('education', {
      organisation: { ru: 'Кварковый техникум', en: 'Quark College' },
      title: { ru: 'Мехатроника' },
      keywords: { ru: ['Гироскопы'] },
    });
    const talk = await create('publications', {
      title: { en: 'Gyroscopes in a quark lab' },
      organisation: { ru: 'Сырки' },
      summary: { ru: 'Как мы взвешивали мезоны' },
    });
    const inRussian = 'career Образование ru Кварковый техникум, Мехатроника';
    const inEnglish = 'career Education en Quark College, Мехатроника';
    const said = 'career Доклады и публикации ru Gyroscopes in a quark lab, Сырки';
    expect(await find('техникум')).toEqual([inRussian]);
    expect(await find('гироскоп')).toContain(inRussian);
    expect(await find('college')).toEqual([inEnglish]);
    expect(await find('мезоны')).toEqual([said]);
    expect(await find('quark', '&language=en')).toEqual([
      inEnglish,
      'career Talks and publications en Gyroscopes in a quark lab, Сырки',
    ]);
    expect(await find('мезоны', '&kind=career')).toEqual([said]);
    expect(await find('мезоны', '&kind=experience')).toEqual([]);
    expect((await bench.ask('GET', '/api/v1/search/?q=a&kind=education')).status).toBe(422);
    const inPanel = async (kind: string) =>
      (
        await bench.ask<Schemas['PanelSearchAnswer']>('GET', `/api/v1/search/panel/?q=мезоны${kind}`, {
          as,
        })
      ).body.items;
    expect(await inPanel('')).toMatchObject([
      {
        kind: 'career',
        item: 'career',
        id: talk.id,
        title: 'Gyroscopes in a quark lab, Сырки',
        is_deleted: false,
      },
    ]);
    expect(await inPanel('&kind=experience')).toEqual([]);

    await ask(200, 'PUT', `${school.id}/`, { fields: { organisation: { ru: 'Лицей' } } });
    expect(await find('техникум')).toEqual([]);
    expect(await find('лицей')).toEqual(['career Образование ru Лицей']);
    await ask(204, 'DELETE', `${talk.id}/`);
    expect(await find('мезоны')).toEqual([]);
    await ask(200, 'POST', `${talk.id}/restore/`);
    expect(await find('мезоны')).toEqual([said]);
    // A rebuilt search, as after an update, gives the same.
    await inTransaction(bench.server.database.db, (trx) => rebuildSearch(trx, () => undefined));
    expect(await find('мезоны')).toEqual([said]);
    expect(await find('лицей')).toEqual(['career Образование ru Лицей']);
  });
});
