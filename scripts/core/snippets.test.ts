import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transformWithOxc } from 'vite';
import { root } from '../support/root.ts';
import { run } from '../support/run.ts';
import { snippetsOf } from './snippets.ts';

const core = join(root, 'packages/core');
const documents = ['README.md', 'BEHAVIOUR.md', 'RECIPES.md', 'PITFALLS.md'];
const texts = await Promise.all(documents.map((name) => readFile(join(core, name), 'utf8')));
const snippets = texts.flatMap((text, index) => snippetsOf(documents[index] ?? '', text));
const fileOf = (name: string, language: string) => `${name.replaceAll(/\W+/g, '-')}.${language}`;
let folder = '';

// Inside the repository, so that packages are found; not under node_modules of a package, where types are not checked.
beforeAll(async () => {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'janus-snippets-'));
  for (const { name, language, code } of snippets) {
    await writeFile(join(folder, fileOf(name, language)), `${code}\nexport {};\n`);
    const { code: script } = await transformWithOxc(code, `snippet.${language}`, {
      jsx: { runtime: 'automatic' },
    });
    await writeFile(join(folder, fileOf(name, 'mjs')), script);
  }
  const compilerOptions = {
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  };
  const include = snippets.map(({ name, language }) => fileOf(name, language));
  const settings = { extends: join(root, 'tsconfig.base.json'), compilerOptions, files: include };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
});
afterAll(() => rm(folder, { recursive: true }));

it('every snippet compiles', async () => {
  expect(snippets.length).toBeGreaterThan(15);
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
  const { output } = await run(process.execPath, [compiler, '--noEmit', '-p', folder]);
  expect(output.replaceAll(`${basename(folder)}/`, '').trim()).toBe('');
});

describe('every snippet runs', () => {
  it.concurrent.each(snippets)('$name', async ({ name, output: wanted }) => {
    const setup = join(root, 'scripts/core/snippetSetup.ts');
    const words = ['--conditions=janus-source', '--import', setup, join(folder, fileOf(name, 'mjs'))];
    const { code, output } = await run(process.execPath, words);
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
    if (wanted !== undefined) expect(output.trim()).toBe(wanted);
  });
});

it('the documents link to files and headings that exist', async () => {
  for (const [index, text] of texts.entries())
    for (const [, file, heading] of text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)) {
      const target = file ? await readFile(join(core, file), 'utf8') : text;
      const headings = [...target.matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
        words
          .toLowerCase()
          .replaceAll(/[^\w\s-]/g, '')
          .replaceAll(/\s/g, '-'),
      );
      if (heading) expect(headings, documents[index]).toContain(heading);
    }
});

it('the scenario table names each scenario, and a test that exists', async () => {
  const [, behaviour = ''] = texts;
  const rows = [...behaviour.matchAll(/^\| S(\d+) \|.*\| (.+) \|$/gm)].map(([, number, where = '']) => ({
    number: Number(number),
    files: [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }));
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 71 }, (_, index) => index + 1));
  for (const { number, files } of rows) {
    expect(files.length, `S${number}`).toBeGreaterThan(0);
    for (const file of files) {
      const path = /^(e2e|packages|scripts)\//.test(file) ? join(root, file) : join(core, 'src', file);
      expect(await readFile(path, 'utf8'), `S${number} in ${file}`).toMatch(new RegExp(`S${number}\\b`));
    }
  }
});
