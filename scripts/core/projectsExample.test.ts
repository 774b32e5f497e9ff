import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer } from '../../packages/server/src/testing.ts';
import type { TestServer } from '../../packages/server/src/testing.ts';
import { root } from '../support/root.ts';
import { run } from '../support/run.ts';

const script = join(root, 'examples/projects-from-json/syncProjects.ts');
let test: TestServer;
let url = '';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'janus-projects-'));
  test = await startTestServer();
  await test.server.database.db.deleteFrom('projects').execute();
  url = new URL(await test.server.listen()).origin;
});
afterAll(async () => {
  await test.stop();
  await rm(folder, { recursive: true });
});

async function makeToken(scopes: readonly string[]): Promise<string> {
  const { access_token: as } = await test.signIn();
  const body = { name: 'CI', scopes, expires_in_days: 1 };
  return (await test.ask<{ token: string }>('POST', '/api/v1/access-tokens/', { as, body })).body.token;
}
async function sync(token: string, projects: object) {
  const file = join(folder, 'projects.json');
  await writeFile(file, JSON.stringify(projects));
  const { code, output } = await run(process.execPath, ['--conditions=janus-source', script, file], {
    env: { JANUS_URL: url, JANUS_TOKEN: token },
  });
  return [code, output.trim()] as const;
}

const lathe = {
  slug: 'lathe',
  technologies: ['C'],
  started_on: '2024-05',
  translations: [{ language: 'en', title: 'A lathe', summary: 'It turns.' }],
};
const press = { slug: 'press', translations: [{ language: 'en', title: 'A press' }] };

it('creates, updates and leaves alone, in fields and in texts', async () => {
  const token = await makeToken(['projects']);
  expect(await sync(token, [lathe, press])).toEqual([0, 'created lathe\ncreated press']);
  expect(await sync(token, [lathe, press])).toEqual([0, 'unchanged lathe\nunchanged press']);
  const translations = [
    { language: 'en', title: 'A lathe', summary: 'It turns slowly.' },
    { language: 'ru', title: 'Станок' },
  ];
  expect(await sync(token, [{ ...lathe, technologies: ['C', 'Rust'], translations }])).toEqual([
    0,
    'updated lathe\nleft alone press: it is not in the file',
  ]);
  const { body } = await test.ask<object>('GET', '/api/v1/project-pages/lathe/');
  expect(body).toMatchObject({ technologies: ['C', 'Rust'], translations: translations.toReversed() });
});

it('says what the token lacks', async () => {
  expect(await sync(await makeToken(['read']), [{ ...press, technologies: ['Go'] }])).toEqual([
    1,
    expect.stringContaining('lacks the scope projects'),
  ]);
});

it('stays small enough to be read at once', async () => {
  expect((await readFile(script, 'utf8')).trim().split('\n').length).toBeLessThan(85);
});
