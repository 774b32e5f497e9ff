import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTokenExample, type TokenExample } from './tokenExample.ts';

let example: TokenExample;
const publish = (token: string, words: readonly string[] = ['posts']) => example.run(token, words);

beforeAll(async () => {
  example = await startTokenExample('publish-markdown/publishFolder.ts');
  await mkdir(join(example.folder, 'posts'));
});
afterAll(() => example.stop());

it('publishes a folder with an access token, updates changed posts and skips the others', async () => {
  const token = await example.makeToken(['posts']);
  await writeFile(join(example.folder, 'posts/one.md'), '# The first\n\nWith *words* in it.\n');
  await writeFile(join(example.folder, 'posts/two.md'), '# The second\n\nText.\n');
  expect(await publish(token)).toEqual([0, 'published one.md\npublished two.md']);
  await writeFile(join(example.folder, 'posts/two.md'), '\u{FEFF}# The second\n\nAnother text.\n');
  expect(await publish(token)).toEqual([0, 'unchanged one.md\nupdated two.md']);
  const { text } = await example.test.ask('GET', '/api/v1/posts/slug/two/');
  expect(text).toContain('Another text.');
  expect(text).not.toContain('\u{FEFF}');
});

it('reports a missing scope and a wrong call', async () => {
  expect(await publish(await example.makeToken(['read']))).toEqual([0, 'unchanged one.md\nunchanged two.md']);
  await writeFile(join(example.folder, 'posts/three.md'), '# The third\n');
  expect(await publish(await example.makeToken(['read']))).toEqual([
    1,
    expect.stringContaining('lacks the scope posts'),
  ]);
  expect(await publish('janus_pat_wrong')).toEqual([1, expect.stringMatching(/publishFolder: \S+/)]);
  expect(await publish('')).toEqual([2, expect.stringContaining('set JANUS_URL and JANUS_TOKEN')]);
  expect(await publish('x', [])).toEqual([2, expect.stringContaining('Usage:')]);
  expect(await publish('', ['--help'])).toEqual([0, expect.stringMatching(/^Usage:/)]);
  expect(await publish('x', ['nowhere'])).toEqual([66, expect.stringMatching(/^publishFolder: ENOENT/)]);
});

it('stays shorter than 60 lines', async () => {
  expect((await readFile(example.script, 'utf8')).trim().split('\n').length).toBeLessThan(60);
});
