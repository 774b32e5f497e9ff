import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { usePosts } from '../../testing/usePosts.ts';

describeDatabases('the order of the portfolio', (databases) => {
  const { ask } = usePosts(databases);
  type ResourceName = 'projects' | 'experiences';
  const ids = async (resource: ResourceName): Promise<string[]> =>
    (await ask<{ items: { id: string }[] }>(200, 'GET', `/api/v1/${resource}/?limit=100`)).items.map(
      ({ id }) => id,
    );
  const project = async (title: string): Promise<string> => {
    const body = { translations: [{ language: 'ru', title }] };
    return (await ask<{ id: string }>(201, 'POST', '/api/v1/projects/', { body })).id;
  };
  const job = async (start_date: string, end_date: string | null = null): Promise<string> => {
    const body = { start_date, end_date, translations: [{ language: 'ru', company: 'К', job_title: 'Д' }] };
    return (await ask<{ id: string }>(201, 'POST', '/api/v1/experiences/', { body })).id;
  };

  test('a new project comes first, and a restored one returns to its former place', async () => {
    const [c, b, a] = [await project('c'), await project('b'), await project('a')];
    expect(await ids('projects')).toEqual([a, b, c]);
    await ask(204, 'DELETE', `/api/v1/projects/${c}/`);
    await ask(204, 'DELETE', `/api/v1/projects/${b}/`);
    const first = await project('first');
    await ask(200, 'POST', '/api/v1/projects/reorder/', { body: { ids: [a, first] } });
    for (const id of [c, b]) await ask(200, 'POST', `/api/v1/deleted/${id}/restore/`);
    expect(await ids('projects')).toEqual([a, first, b, c]);
  });

  test('jobs are ordered by date until somebody reorders them; from then on, new ones come first', async () => {
    const middle = await job('2015-01', '2018-01');
    const now = await job('2020-01');
    const old = await job('2010-01', '2012-01');
    expect(await ids('experiences')).toEqual([now, middle, old]);
    await ask(204, 'DELETE', `/api/v1/experiences/${middle}/`);
    await ask(200, 'POST', `/api/v1/deleted/${middle}/restore/`);
    expect(await ids('experiences')).toEqual([now, middle, old]);
    await ask(200, 'PATCH', `/api/v1/experiences/${old}/`, { body: { end_date: '2019-01' } });
    expect(await ids('experiences')).toEqual([now, old, middle]);
    await ask(200, 'POST', '/api/v1/experiences/reorder/', { body: { ids: [middle, now, old] } });
    const late = await job('2001-01', '2002-01');
    await ask(200, 'PATCH', `/api/v1/experiences/${late}/`, { body: { end_date: '2003-01' } });
    expect(await ids('experiences')).toEqual([late, middle, now, old]);
  });
});
