import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTokenExample, type TokenExample } from './tokenExample.ts';

let example: TokenExample;

beforeAll(async () => {
  example = await startTokenExample('projects-from-json/syncProjects.ts');
  await example.test.server.database.db.deleteFrom('projects').execute();
});
afterAll(() => example.stop());

async function sync(token: string, projects: object) {
  await writeFile(join(example.folder, 'projects.json'), JSON.stringify(projects));
  return example.run(token, ['projects.json']);
}

const lathe = {
  slug: 'lathe',
  technologies: ['C'],
  started_on: '2024-05',
  translations: [{ language: 'en', title: 'A lathe', summary: 'It turns.' }],
};
const press = { slug: 'press', translations: [{ language: 'en', title: 'A press' }] };

it('creates and updates projects, in fields and in texts, and leaves others alone', async () => {
  const token = await example.makeToken(['projects']);
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
  const { body } = await example.test.ask<object>('GET', '/api/v1/project-pages/lathe/');
  expect(body).toMatchObject({ technologies: ['C', 'Rust'], translations: translations.toReversed() });
});

it('reports a missing scope', async () => {
  expect(await sync(await example.makeToken(['read']), [{ ...press, technologies: ['Go'] }])).toEqual([
    1,
    expect.stringContaining('lacks the scope projects'),
  ]);
});

it('stays shorter than 85 lines', async () => {
  expect((await readFile(example.script, 'utf8')).trim().split('\n').length).toBeLessThan(85);
});

it('prints its usage, and reports a missing and an unreadable file', async () => {
  await writeFile(join(example.folder, 'broken.json'), '[{"slug": ');
  expect(await example.run('x', ['broken.json'])).toEqual([
    2,
    expect.stringMatching(/^syncProjects: broken\.json: .*JSON.*$/),
  ]);
  expect(await example.run('', ['--help'])).toEqual([0, expect.stringMatching(/^Usage:/)]);
  expect(await example.run('x', ['nowhere.json'])).toEqual([
    66,
    expect.stringMatching(/^syncProjects: ENOENT/),
  ]);
});
