import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, testPassword } from '../../packages/server/src/testing.ts';
import type { TestServer } from '../../packages/server/src/testing.ts';
import { root } from '../support/root.ts';
import { run } from '../support/run.ts';

const script = join(root, 'examples/publish-markdown/publish.ts');
let test: TestServer;
let url = '';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'janus-example-'));
  test = await startTestServer();
  url = new URL(await test.server.listen()).origin;
});
afterAll(async () => {
  await test.stop();
  await rm(folder, { recursive: true });
});

async function publish(words: readonly string[], env: Record<string, string> = {}) {
  const { code, output } = await run(process.execPath, ['--conditions=janus-source', script, ...words], {
    cwd: folder,
    env: { JANUS_URL: url, JANUS_USERNAME: 'owner', JANUS_PASSWORD: testPassword, ...env },
  });
  return [code, output.trim()] as const;
}
async function markdown(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

it('publishes a Markdown file and lists it', async () => {
  const file = await markdown('post.md', '# A first post\n\nWith *words* in it.\n');
  expect(await publish([file])).toEqual([0, `published ${url}/post/a-first-post`]);
  const { body } = await test.ask<{ translations: object[] }>('GET', '/api/v1/posts/slug/a-first-post/');
  expect(body.translations).toMatchObject([{ language: 'en', title: 'A first post' }]);
  expect(JSON.stringify(body)).toContain('<em>words</em>');

  const draft = await markdown('draft.md', '# Второй\n\nТекст.\n');
  const [code, output] = await publish(['--draft', '--language', 'ru', draft]);
  expect([code, output]).toEqual([0, expect.stringMatching(/^draft .+\/posts\/[\da-f-]{36}\/edit$/)]);
  expect(await publish([])).toEqual([0, expect.stringMatching(/a-first-post en:published/)]);
  expect((await publish([]))[1]).toMatch(/ ru:draft/);
});

it('ignores a byte order mark', async () => {
  const file = await markdown('marked.md', '\u{FEFF}# A marked post\n\nText.\n');
  expect(await publish([file])).toEqual([0, `published ${url}/post/a-marked-post`]);
  const { body } = await test.ask('GET', '/api/v1/posts/slug/a-marked-post/');
  expect(JSON.stringify(body)).not.toContain('\u{FEFF}');
});

it('leaves no session behind', async () => {
  const { access_token: as } = await test.signIn();
  const { body } = await test.ask<{ total: number }>('GET', '/api/v1/sessions/', { as });
  expect(body.total).toBe(1);
});

it('prints its usage, and its exit code tells what went wrong', async () => {
  expect(await publish(['--help'])).toEqual([0, expect.stringMatching(/^Usage: node publish\.ts/)]);
  expect(await publish(['--loud'])).toEqual([2, expect.stringContaining("Unknown option '--loud'")]);
  expect(await publish(['--language', 'fr'])).toEqual([2, expect.stringContaining('Usage:')]);
  expect(await publish([], { JANUS_URL: '' })).toEqual([2, expect.stringContaining('set JANUS_URL')]);
  expect(await publish(['nowhere.md'])).toEqual([66, expect.stringContaining('nowhere.md')]);
  const bare = await markdown('bare.md', 'Words without a heading');
  expect(await publish([bare])).toEqual([2, expect.stringContaining('no "# Heading"')]);
  expect(await publish([], { JANUS_PASSWORD: 'wrong' })).toEqual([1, expect.stringMatching(/^publish: \S+/)]);
  const away = await publish([], { JANUS_URL: 'http://127.0.0.1:9' });
  expect(away).toEqual([1, expect.stringMatching(/^publish: \S+/)]);
});

it('stays shorter than 60 lines', async () => {
  expect((await readFile(script, 'utf8')).trim().split('\n').length).toBeLessThan(60);
});
