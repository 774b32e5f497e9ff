import { expect, it } from 'vitest';
import { operations } from '../../contract/document.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';

const id = '00000000-0000-4000-8000-000000000000';
const standard = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** Methods that no address of the contract has. */
const foreign = ['OPTIONS', 'PROPFIND', 'TRACE', 'SEARCH', 'LOCK', 'MKCOL'] as const;

/** List cursors that no list returned: outside every type's range, or of another type. */
const places = [
  [9e15, 'x'],
  [-9e15, ''],
  [2 ** 40, id],
  [0, 'я\u2028'],
  [0, '\uD800'],
  [0, 'a'.repeat(300)],
  [1.5, 'x'],
  ['1', 'x'],
  [1],
  {},
  null,
].map((place) => Buffer.from(JSON.stringify(place)).toString('base64url'));

describeDatabases('every path', ({ startServer }) => {
  it('refuses unsupported methods with 405 and names the supported ones', { timeout: 60_000 }, async () => {
    const bench = await startServer();
    for (const path of new Set(operations.map((operation) => operation.path))) {
      const own = operations.flatMap((operation) => (operation.path === path ? [operation.method] : []));
      const address = path
        .replaceAll(/\{language\}/g, 'ru')
        .replaceAll(/\{slug\}/g, 'x')
        .replaceAll(/\{\w+\}/g, id);
      const others = [...standard.filter((method) => !own.includes(method)), ...foreign];
      for (const method of others) {
        const { statusCode, headers, payload } = await bench.server.app.inject({
          method: method as 'GET',
          url: address,
        });
        // an address with an id may also match another: `/posts/preview/` has the shape of `/posts/{id}/`
        expect(statusCode, `${method} ${address}`).toBe(405);
        expect(String(headers['allow']).split(', ')).toEqual(expect.arrayContaining(own));
        expect(JSON.parse(payload)).toMatchObject({ status: 405, error: { code: 'method_not_allowed' } });
      }
    }
    await bench.stop();
  });

  it('accepts no list cursor that it has not issued', { timeout: 60_000 }, async () => {
    const bench = await startServer();
    const { access_token: as } = await bench.signIn();
    const lists = operations.filter((each) => each.queryParameters.some(({ name }) => name === 'cursor'));
    expect(lists.length).toBeGreaterThan(5);
    const body = { translations: [{ language: 'ru', title: 'Пост' }] };
    const make = async (path: string, sent: object): Promise<string> =>
      (await bench.ask<{ id: string }>('POST', path, { as, body: sent })).body.id;
    const post = await make('/api/v1/posts/', body);
    const imported = await make('/api/v1/imports/', { name: 'blog.zip', size: 1 });
    for (const list of lists) {
      const id = list.path.startsWith('/api/v1/imports/') ? imported : post;
      const path = list.path.replace('{id}', id).replace('{language}', 'ru');
      for (const cursor of [...places, 'x', '%00', 'e30', 'W10']) {
        const { status, text } = await bench.ask('GET', `${path}?cursor=${cursor}`, { as });
        expect([200, 400, 422], `${path} ${cursor} ${text}`).toContain(status);
      }
    }
    await bench.stop();
  });
});
