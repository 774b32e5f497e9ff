// ui as other projects get it: built, packed with core, unpacked into an empty project, and used there.
import { cp, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, preview, transformWithOxc } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../packages/server/src/createServer.ts';
import { readSettings } from '../../packages/server/src/settings/readSettings.ts';
import { snippetsOf } from '../core/snippets.ts';
import { faultsOf, showsContent } from '../examples/look.ts';
import { installPacked } from '../support/installPacked.ts';
import { root } from '../support/root.ts';
import { runOrThrow } from '../support/runOrThrow.ts';
import { packLibrary } from '../support/stagePackage.ts';

const snippets = snippetsOf('README.md', await readFile(join(root, 'packages/ui/README.md'), 'utf8'));
const fileOf = (name: string) => name.replaceAll(/\W+/g, '-');
let folder = '';
let project = '';

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'janus-packed-ui-')));
  project = join(folder, 'project');
  await cp(join(root, 'examples/vite-app'), project, { recursive: true });
  const [core, ui] = await Promise.all([packLibrary('core', folder), packLibrary('ui', folder)]);
  await installPacked(project, { core, ui });
  for (const { name, language, code } of snippets) {
    await writeFile(join(project, 'src', `${fileOf(name)}.${language}`), `${code}\nexport {};\n`);
    const { code: script } = await transformWithOxc(code, `snippet.${language}`, {
      jsx: { runtime: 'automatic' },
    });
    await writeFile(join(project, `${fileOf(name)}.mjs`), script);
  }
}, 300_000);
afterAll(() => rm(folder, { recursive: true }));

const installed = (...path: string[]) => join(project, 'node_modules/@janus-site/ui', ...path);

const runNode = (...words: string[]) => runOrThrow(process.execPath, words, { cwd: project });

it('contains the build, the README and the manifest, and no tests or stories', async () => {
  expect((await readdir(installed())).toSorted()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'dist',
    'package.json',
  ]);
  const files = await readdir(installed('dist'), { recursive: true });
  expect(files.filter((file) => /[.](test|stories)[.]|(^|\/)testing\//.test(file))).toEqual([]);
});

it('marks the files for the client with "use client"', async () => {
  const first = async (file: string) => (await readFile(installed('dist', file), 'utf8')).slice(0, 13);
  expect(await first('components/Button/Button.js')).toBe('"use client";');
  expect(await first('hooks/page.js')).toBe('"use client";');
  for (const file of ['index.js', 'hooks/serializeKey.js', 'theme/theme.css.js', 'locales/en.js'])
    expect(await first(file), file).not.toBe('"use client";');
});

it('has rules in its style sheet for the classes of its components', async () => {
  const sheet = await readFile(installed('dist/styles.css'), 'utf8');
  for (const file of ['components/Button/Button', 'components/Chip/Chip', 'public/home/Projects']) {
    const text = await readFile(installed('dist', `${file}.css.js`), 'utf8');
    const classes = [...text.matchAll(/^var \w+ = "(\S+)";$/gm)].map(([, name]) => `.${name}`);
    expect(classes.filter((name) => sheet.includes(name)).length, file).toBeGreaterThan(0);
  }
});

it('ships the style sheets of its typefaces with every font that they name', async () => {
  for (const [sheet, families] of [
    ['fonts', ['inter', 'jetbrains-mono']],
    ['typefaces', ['literata', 'literata-italic', 'onest']],
  ] as const) {
    const text = await readFile(installed(`dist/${sheet}.css`), 'utf8');
    const named = [...text.matchAll(/url\("[.]\/fonts\/([^"]+)"\)/g)].map(([, file = '']) => file);
    const fonts = families.flatMap((family) =>
      ['cyrillic', 'cyrillic-rest', 'latin', 'latin-rest'].map((part) => `${family}-${part}.woff2`),
    );
    expect(named.toSorted()).toEqual(fonts.toSorted());
    expect(await readdir(installed('dist/fonts'))).toEqual(expect.arrayContaining(named));
  }
});

/** Returns a file of the package and all files that it loads, immediately or on demand. */
async function reached(file: string, files = new Map<string, string>()): Promise<Map<string, string>> {
  if (files.has(file)) return files;
  const text = await readFile(installed('dist', file), 'utf8');
  files.set(file, text);
  for (const [, next = ''] of text.matchAll(/["'](\.{1,2}\/[\w./-]+\.js)["']/g))
    await reached(join(dirname(file), next), files);
  return files;
}

it.each([
  ['index.js', 'locales/en.js'],
  ['screens.js', 'locales/en.js'],
  ['admin.js', 'locales/admin/en.js'],
])('has the messages of everything that %s loads in %s', async (door, words) => {
  const { messages } = (await import(installed('dist', words))) as { messages: Record<string, unknown> };
  const texts = [...(await reached(door)).values()].join('\n');
  const ids = [...texts.matchAll(/i18n \*\/\s*\{\s*id: "([^"]+)"/g)].map(([, id]) => id ?? '');
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter((id) => !(id in messages))).toEqual([]);
});

it('compiles with the example and every snippet of the README', async () => {
  const words = ['--project', project, '--skipLibCheck'];
  await runNode(join(root, 'node_modules/@typescript/native/bin/tsc'), ...words);
});

it('is bundled by Vite in the unchanged example, which shows the content of a running Janus', async () => {
  const settings = readSettings({ JANUS_DATA: join(folder, 'data'), PORT: '0' });
  const janus = createServer({ settings });
  await janus.ready();
  const url = await janus.listen();
  process.env['VITE_JANUS_URL'] = url;
  const built = await build({ root: project, logLevel: 'error' });
  const files = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const names = files.map(({ fileName }) => fileName);
  expect(names).toContainEqual(expect.stringMatching(/[.]css$/));
  expect(names).toContainEqual(expect.stringMatching(/inter-latin.*[.]woff2$/));
  const site = await preview({ root: project, logLevel: 'error', preview: { port: 0 } });
  try {
    expect(await faultsOf(site.resolvedUrls?.local[0] ?? '', url, showsContent)).toEqual([]);
  } finally {
    delete process.env['VITE_JANUS_URL'];
    await site.close();
    await janus.close();
  }
});

it('is rendered by react-dom/server in the language of the page', async () => {
  await writeFile(
    join(project, 'render.js'),
    `import { createElement as h } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server';
    import { posts } from '@janus-site/core';
    import { ErrorState, JanusProvider, PostRows, serializeKey, useRead } from '@janus-site/ui';
    import { messages } from '@janus-site/ui/locales/ru';
    const loader = posts.published('ru');
    const text = { language: 'ru', title: 'Первый', status: 'published', published_at: '2026-01-02T00:00:00Z' };
    const post = { id: '1', slug: 'first', tags: [], translations: [text] };
    const Posts = () => h(PostRows, { posts: useRead(loader).data.items });
    const Failed = () => h(ErrorState, { error: { kind: 'offline', message: '' } });
    console.log(renderToStaticMarkup(h(
      JanusProvider,
      { language: 'ru', messages, url: 'https://me.example', fallback: { [serializeKey(loader.key)]: { items: [post] } } },
      h(Posts), h(Failed),
    )));`,
  );
  const html = await runNode('render.js');
  expect(html).toContain('href="https://me.example/post/first"');
  expect(html).toContain('Первый');
  expect(html).toContain('Не удалось загрузить данные');
});

describe('every snippet of the README runs', () => {
  it.each(snippets)('$name', async ({ name, output }) => {
    const printed = await runNode(
      '--import',
      join(root, 'scripts/ui/snippetSetup.ts'),
      `${fileOf(name)}.mjs`,
    );
    if (output !== undefined) expect(printed).toBe(output);
  });
});
