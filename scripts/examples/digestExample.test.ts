import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { digest } from '../../examples/deno-digest/digest.ts';
import { startTestServer } from '../../packages/server/src/testing.ts';
import type { TestServer } from '../../packages/server/src/testing.ts';
import { root } from '../support/root.ts';
import { runOrThrow } from '../support/runOrThrow.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

let test: TestServer;
let url = '';

beforeAll(async () => {
  test = await startTestServer();
  url = new URL(await test.server.listen()).origin;
  const { access_token: as } = await test.signIn();
  for (const [slug, title, summary, daysAgo] of [
    ['old', 'An old one', '', 9],
    ['lathe', 'A lathe', 'It turns.', 2],
    ['press', 'A press', '', 1],
  ] as const) {
    const published_at = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
    const text = { language: 'en', title, summary, body: 'x', status: 'published', published_at };
    const body = { slug, translations: [text] };
    expect((await test.ask('POST', '/api/v1/posts/', { as, body })).status).toBe(201);
  }
});
afterAll(() => test.stop());

it('lists the posts of the requested days, the newest first, each with its date and summary', async () => {
  const text = await digest({ url, language: 'en', days: 7 });
  expect(text.split('\n').map((line) => line.replace(/\d{4}-\d\d-\d\d$/, 'DATE'))).toEqual([
    `- [A press](${url}/en/post/press), DATE`,
    `- [A lathe](${url}/en/post/lathe), DATE`,
    '  It turns.',
  ]);
});

it('omits posts that are not in the language or not recent enough', async () => {
  expect(await digest({ url, language: 'ru', days: 7 })).not.toContain('lathe');
  expect(await digest({ url, language: 'en', days: 0.5 })).not.toContain('press');
});

it('throws a readable message, with the runtime’s error as its cause, if the site cannot be read', async () => {
  const away = digest({ url: 'http://127.0.0.1:9', language: 'ru', days: 7 });
  await expect(away).rejects.toThrow(/^[А-Я].+/);
  await expect(away).rejects.toHaveProperty('cause', expect.any(Error));
});

it('is installed into its own folder by the commands of its README', async () => {
  // A clone with a release, whose client is a stand-in without dependencies: no network is needed.
  const clone = temporaryFolder('digest-example');
  const example = 'examples/deno-digest';
  await cp(join(root, example), join(clone, example), { recursive: true });
  await writeFile(join(clone, 'package.json'), '{ "private": true }');
  const { dependencies } = JSON.parse(await readFile(join(root, example, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const client = { name: '@janus-site/core', version: dependencies['@janus-site/core'] };
  await mkdir(join(clone, 'release/core'), { recursive: true });
  await writeFile(join(clone, 'release/core/package.json'), JSON.stringify(client));
  await runOrThrow('npm', ['pack', './core'], { cwd: join(clone, 'release') });

  const readme = await readFile(join(root, example, 'README.md'), 'utf8');
  const [, commands = ''] = /```sh\n(cp [\s\S]*?)deno task/.exec(readme) ?? [];
  const env = { npm_config_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' };
  await runOrThrow('sh', ['-ec', commands], { cwd: clone, env });
  const project = join(clone, 'digest');
  expect(existsSync(join(project, 'node_modules/@janus-site/core/package.json'))).toBe(true);
  expect(existsSync(join(clone, 'node_modules'))).toBe(false);
  expect(await readFile(join(project, 'deno.json'), 'utf8')).toContain('--allow-net=your.site');
});
