// core as other projects get it: built, packed, installed into an empty project without a network, and run in every
// available Node, in a worker and in a minimal environment.
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../support/root.ts';
import { runOrThrow } from '../support/runOrThrow.ts';
import { packLibrary } from '../support/stagePackage.ts';

const modules = (...path: string[]) => join(root, 'node_modules', ...path);
let folder = '';
let project = '';

/** Returns every program of this name on the path. */
const onPath = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((one) => join(one, name))
    .filter(existsSync)
    .map((file) => realpathSync(file));
/** Every Node on this machine, starting with the running one. */
const nodes = [...new Set([process.execPath, ...onPath('node')])];
/** The other runtimes on the machine, as commands that run a script. */
const others = [
  ...onPath('deno').map((deno) => [deno, 'run', '--allow-all']),
  ...onPath('bun').map((bun) => [bun]),
];
/** Runs npm without a network: only the given packages are installed. */
const npm = (words: readonly string[], cwd: string) =>
  runOrThrow(
    'npm',
    [
      ...words,
      '--offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `--cache=${join(folder, 'cache')}`,
    ],
    { cwd },
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'janus-packed-'));
  const core = await packLibrary('core', folder);
  const dependencies = ['openapi-fetch', 'openapi-typescript-helpers', 'node-diff3'].map((name) =>
    modules(name),
  );
  const packed = await npm(
    ['pack', ...dependencies, '--ignore-scripts', '--pack-destination', folder],
    folder,
  );
  project = join(folder, 'project');
  await mkdir(project);
  await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  const tarballs = packed.trim().split('\n');
  await npm(['install', core, ...tarballs.map((name) => join(folder, name))], project);
}, 180_000);
afterAll(() => rm(folder, { recursive: true }));

const installed = () => join(project, 'node_modules/@janus-site/core');

it('contains the build and the documents, and nothing else', async () => {
  const names = await readdir(installed());
  expect(names.toSorted()).toEqual([
    'BEHAVIOUR.md',
    'CHANGELOG.md',
    'LICENSE',
    'PITFALLS.md',
    'README.md',
    'RECIPES.md',
    'dist',
    'package.json',
  ]);
  const built = await readdir(join(installed(), 'dist'));
  expect(built.filter((name) => !/\.(js|js\.map|d\.ts)$/.test(name))).toEqual(['data']);
  expect(built).toContain('index.js.map');
});

const use = `
import { createClient, createApi, memoryTokens, posts } from '@janus-site/core';
import { makeToken, scriptedFetch } from '@janus-site/core/testing';
const server = scriptedFetch({
  refresh: { access_token: makeToken({ sub: 'owner', exp: 4e9 }) },
  getMe: { id: 'owner' },
  listPosts: { items: [{ slug: 'first' }], total: 1, next_cursor: null, tags: [] },
});
const base = 'https://me.example';
const baseUrls = { auth: base, portfolio: base, posts: base };
const storage = memoryTokens({ accessToken: makeToken({ sub: 'owner', exp: 1 }), refreshToken: 'r' });
const client = createClient({ baseUrls, fetch: server.fetch, storage });
const list = await posts.list({ language: 'en' }).load(client.api);
const plain = await createApi({ baseUrls, fetch: server.fetch }).posts.GET('/api/v1/posts/');
const slug = list.ok ? list.data.items[0]?.slug : list.error.message;
`;
const printed = ['first', true, 1, 'authenticated'];
const tell =
  'JSON.stringify([slug, plain.ok, server.callsOf("refresh").length, client.getSnapshot().status])';

it('compiles in strict TypeScript, with the package’s types checked', async () => {
  await writeFile(
    join(project, 'use.ts'),
    `${use}
const kind: 'http' | 'network' | 'other' = list.ok ? 'other' : list.error.kind === 'http' ? 'http' : 'network';
// @ts-expect-error no such path
void client.api.posts.GET('/nowhere/');
// @ts-expect-error the language is ru or en
posts.list({ language: 'fr' });
console.log(kind, ${tell});`,
  );
  for (const [module, resolution] of [
    ['esnext', 'bundler'],
    ['nodenext', 'nodenext'],
  ] as const) {
    const words = [
      '--strict',
      '--noUncheckedIndexedAccess',
      '--target',
      'es2023',
      '--lib',
      'es2023,dom,dom.iterable',
    ];
    const compile = [
      '--module',
      module,
      '--moduleResolution',
      resolution,
      '--outDir',
      `out-${module}`,
      'use.ts',
    ];
    await runOrThrow(process.execPath, [modules('@typescript/native/bin/tsc'), ...words, ...compile], {
      cwd: project,
    });
    const output = await runOrThrow(process.execPath, [`out-${module}/use.js`], { cwd: project });
    expect(output.trim()).toBe(`other ${JSON.stringify(printed)}`);
  }
});

describe('S66 the supported runtimes', () => {
  const commands = [...nodes.map((node) => [node]), ...others];
  it.each(commands)('run it as plain JavaScript and in a worker thread: %s', async (program, ...words) => {
    await writeFile(join(project, 'use.js'), `${use}\nconsole.log(${tell});`);
    const worker = `
      import { Worker } from 'node:worker_threads';
      new Worker(new URL('./use.js', import.meta.url)).on('exit', (code) => console.log('exit', code));`;
    await writeFile(join(project, 'worker.js'), worker);
    // No warnings either: both streams are read.
    const tellOf = async (script: string) => runOrThrow(program, [...words, script], { cwd: project });
    expect(await tellOf('use.js')).toBe(JSON.stringify(printed));
    expect(await tellOf('worker.js')).toBe(`${JSON.stringify(printed)}\nexit 0`);
  });

  /** Whether `require` loads ES modules without an option, by Node's own answer. */
  const requiresModules = nodes.filter((node) => {
    const answer = spawnSync(node, ['--print', 'process.features.require_module'], { encoding: 'utf8' });
    return answer.stdout.trim() === 'true';
  });
  it.each(requiresModules)('require it where Node can require ES modules: %s', async (node) => {
    const names = ['', '/editor', '/node', '/testing'].map((door) => `@janus-site/core${door}`);
    await writeFile(
      join(project, 'use.cjs'),
      `for (const name of ${JSON.stringify(names)}) require(name);
      console.log(typeof require('@janus-site/core').createClient);`,
    );
    // Node 20 and 22 warn that this is experimental.
    const words = ['--disable-warning=ExperimentalWarning', 'use.cjs'];
    expect(await runOrThrow(node, words, { cwd: project })).toBe('function');
  });

  it.each(nodes)(
    'run it with only the globals that all have (Deno, Bun, edge, React Native): %s',
    async (node) => {
      // Each global is watched: access during import or creation of a client is reported.
      const bare = `
      import { readFile } from 'node:fs/promises';
      import { dirname, join } from 'node:path';
      import vm from 'node:vm';
      const names = ['fetch', 'Request', 'Response', 'Headers', 'URL', 'URLSearchParams', 'FormData', 'Blob', 'TextDecoder',
        'TextEncoder', 'AbortController', 'AbortSignal', 'Event', 'atob', 'btoa', 'setTimeout', 'clearTimeout'];
      const touched = new Set();
      const globals = {};
      for (const name of [...names, 'document', 'window', 'localStorage', 'navigator', 'process', 'addEventListener'])
        Object.defineProperty(globals, name, { get() { touched.add(name); return names.includes(name) ? globalThis[name] : undefined; } });
      const context = vm.createContext(globals);
      const loaded = new Map();
      const home = join(import.meta.dirname ?? '.', 'node_modules/@janus-site/core/dist/index.js');
      async function load(file) {
        if (loaded.has(file)) return loaded.get(file);
        const module = new vm.SourceTextModule(await readFile(file, 'utf8'), {
          context, identifier: file, importModuleDynamically: async (name, from) => {
            const found = await load(resolve(name, from.identifier));
            if (found.status === 'unlinked') await found.link(link);
            if (found.status === 'linked') await found.evaluate();
            return found;
          },
        });
        loaded.set(file, module);
        return module;
      }
      const resolve = (name, from) => name.startsWith('.') ? join(dirname(from), name)
        : join(dirname(home), '../../..', name, 'dist/index.mjs');
      const link = (name, from) => load(resolve(name, from.identifier));
      const core = await load(home);
      await core.link(link);
      await core.evaluate();
      const { createClient, createApi, memoryTokens } = core.namespace;
      const base = 'https://me.example';
      const baseUrls = { auth: base, portfolio: base, posts: base };
      const part = (value) => btoa(JSON.stringify(value));
      let refreshes = 0;
      const fetch = async (request, init) => {
        // As in Cloudflare Workers.
        if ([request, init].some((one) => one?.redirect === 'error')) throw new TypeError('Invalid redirect value');
        if (request.url.includes('/refresh/')) refreshes++;
        return Response.json(request.url.includes('/refresh/') ? { access_token: 'a.' + part({ sub: 'o', exp: 4e9 }) + '.' }
          : request.url.includes('/me/') ? { id: 'o' } : { items: [1] });
      };
      const storage = memoryTokens({ accessToken: 'a.' + part({ sub: 'o', exp: 1 }) + '.', refreshToken: 'r' });
      createClient({ baseUrls });
      const client = createClient({ baseUrls, storage, fetch });
      const before = [...touched];
      createApi({ baseUrls });
      const result = await client.api.posts.GET('/api/v1/posts/');
      const slow = { baseUrls, fetch: () => new Promise(() => {}), timeout: 20, limits: { timeout: 20 } };
      const late = [
        await createApi(slow).posts.GET('/api/v1/posts/'),
        await createClient(slow).login({ username: 'o', password: 'p' }),
      ];
      const kinds = late.map(({ error }) => error.kind);
      console.log(JSON.stringify([before, result.ok, refreshes, client.getSnapshot().status, kinds]));`;
      await writeFile(join(project, 'bare.js'), bare);
      const words = ['--experimental-vm-modules', '--no-warnings', 'bare.js'];
      const [readGlobals, ...rest] = JSON.parse(await runOrThrow(node, words, { cwd: project })) as [
        string[],
        ...unknown[],
      ];
      expect(rest).toEqual([true, 1, 'authenticated', ['timeout', 'timeout']]);
      // The presence of a page decides where tokens are stored.
      expect(readGlobals).toEqual(['document']);
    },
  );

  it('begin with Node 18, and those found on this machine are logged', async () => {
    const { engines } = JSON.parse(await readFile(join(installed(), 'package.json'), 'utf8')) as {
      engines: { node: string };
    };
    expect(engines.node).toBe('>=18');
    const runtimes = [...nodes, ...others.map(([program = '']) => program)];
    const versions = await Promise.all(
      runtimes.map(
        async (one) =>
          `${basename(one)} ${(await runOrThrow(one, ['--version'], { cwd: folder })).split('\n')[0]}`,
      ),
    );
    console.log(`core was run by ${versions.join(', ')}`);
  });
});
