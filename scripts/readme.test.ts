import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitions } from '../packages/server/src/settings/definitions.ts';
import { pages } from './docs/pages.ts';
import { root } from './support/root.ts';
import { run } from './support/run.ts';

const documents = pages.map(({ source }) => source);
const read = (name: string) => readFile(join(root, name), 'utf8');

const codeNames = (text: string) => [...text.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name);
/** As ARCHITECTURE.md explains, `server/db/faults.ts` is `packages/server/src/db/faults.ts`. */
const inFull = (path: string) => path.replace(/^(core|ui|server|site)\//, 'packages/$1/src/');
const isPath = (name: string) =>
  /^(?:packages|openapi|scripts|e2e|examples|deploy|docs|core|ui|server|site)\//.test(name);

describe('the documents', () => {
  it('list every setting with its default, and no other', async () => {
    const text = await read('README.md');
    const rows = [...text.matchAll(/^\| `([A-Z_]+)` \|([^|]*)\|/gm)].map(([, name, fallback = '']) => [
      name,
      fallback.replaceAll('`', '').trim(),
    ]);
    expect(rows).toEqual(definitions.map(({ name, fallback }) => [name, fallback ?? '']));
  });

  it.each(definitions)(
    'describe $name as the command config does, and perhaps more',
    async ({ name, meaning }) => {
      const row = new RegExp(`^\\| \`${name}\` \\|[^|]*\\| (.*) \\|$`, 'm').exec(await read('README.md'));
      expect(row?.[1]?.replaceAll('`', '').slice(0, meaning.length)).toBe(meaning);
    },
  );

  it('name commands that exist', async () => {
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
    for (const name of documents) {
      const commands = [...(await read(name)).matchAll(/npm run ([\w:]+)/g)].map(
        ([, command = '']) => command,
      );
      expect(
        commands.filter((command) => !(command in scripts)),
        name,
      ).toEqual([]);
    }
  });

  it.each(documents)('%s links to files that exist', async (name) => {
    const links = [...(await read(name)).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(root, dirname(name), link)))).toEqual([]);
  });

  // The change log names files of their time.
  const ofToday = documents.filter((name) => name !== 'CHANGELOG.md');

  it.each(ofToday)('%s names paths that exist', async (name) => {
    const paths = codeNames(await read(name)).filter(isPath);
    expect(paths.filter((path) => !existsSync(join(root, inFull(path))))).toEqual([]);
  });

  it('name the ends of paths of files that exist', async () => {
    const files = (await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'])).output
      .split('\n')
      .map((file) => `/${file}`);
    const isEnd = (name: string) => files.some((file) => file.endsWith(`/${name}`));
    for (const name of ofToday) {
      const sources = codeNames(await read(name)).filter((word) => /[.]tsx?$/.test(word) && !isPath(word));
      expect(
        sources.filter((source) => !isEnd(source)),
        name,
      ).toEqual([]);
    }
  });
});

describe('a document in two languages', () => {
  const pairs = pages
    .filter(({ language, translation }) => language === 'ru' && translation !== undefined)
    .map(({ source, translation }) => ({
      source,
      english: pages.find(({ address }) => address === translation)?.source ?? '',
    }));
  const fates: Readonly<Record<string, string>> = {
    сохранится: 'kept',
    изменится: 'changed',
    потеряется: 'lost',
  };
  /** What does not depend on the language: commands, levels of headings, and what becomes of each row of a table. */
  const outline = (text: string) => ({
    commands: text.match(/^```[^]*?^```$/gm),
    headings: text.replaceAll(/^```[^]*?^```$/gm, '').match(/^#+(?= )/gm),
    rows: text
      .match(/^\| .*$/gm)
      ?.map((row) => row.split(' | ')[1] ?? '')
      .map((cell) => fates[cell] ?? (Object.values(fates).includes(cell) ? cell : '')),
  });

  it.each(pairs)('$source has the commands, headings and rows of $english', async ({ source, english }) => {
    expect(outline(await read(source))).toEqual(outline(await read(english)));
  });
});
