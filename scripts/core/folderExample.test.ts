import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer } from '../../packages/server/src/testing.ts';
import type { TestServer } from '../../packages/server/src/testing.ts';
import { root } from '../support/root.ts';
import { run } from '../support/run.ts';

const script = join(root, 'examples/publish-markdown/publishFolder.ts');
let test: TestServer;
let url = '';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'janus-folder-'));
  await mkdir(join(folder, 'posts'));
  test = await startTestServer();
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
async function publish(token: string, words: readonly string[] = ['posts']) {
  const { code, output } = await run(process.execPath, ['--conditions=janus-source', script, ...words], {
    cwd: folder,
    env: { JANUS_URL: url, JANUS_TOKEN: token },
  });
  return [code, output.trim()] as const;
}

it('publishes a folder with a token, updates what has changed and leaves the rest alone', async () => {
  const token = await makeToken(['posts']);
  await writeFile(join(folder, 'posts/one.md'), '# The first\n\nWith *words* in it.\n');
  await writeFile(join(folder, 'posts/two.md'), '# The second\n\nText.\n');
  expect(await publish(token)).toEqual([0, 'published one.md\npublished two.md']);
  await writeFile(join(folder, 'posts/two.md'), '# The second\n\nAnother text.\n');
  expect(await publish(token)).toEqual([0, 'unchanged one.md\nupdated two.md']);
  const { text } = await test.ask('GET', '/api/v1/posts/slug/two/');
  expect(text).toContain('Another text.');
});

it('says what the token lacks, and what is wrong with the call', async () => {
  expect(await publish(await makeToken(['read']))).toEqual([0, 'unchanged one.md\nunchanged two.md']);
  await writeFile(join(folder, 'posts/three.md'), '# The third\n');
  expect(await publish(await makeToken(['read']))).toEqual([
    1,
    expect.stringContaining('lacks the scope posts'),
  ]);
  expect(await publish('janus_pat_wrong')).toEqual([1, expect.stringMatching(/publishFolder: \S+/)]);
  expect(await publish('')).toEqual([2, expect.stringContaining('set JANUS_URL and JANUS_TOKEN')]);
  expect(await publish('x', [])).toEqual([2, expect.stringContaining('Usage:')]);
});

it('stays small enough to be read at once', async () => {
  expect((await readFile(script, 'utf8')).trim().split('\n').length).toBeLessThan(60);
});
