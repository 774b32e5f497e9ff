import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitions } from '../packages/server/src/settings/definitions.ts';
import { root } from './support/root.ts';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'openapi/README.md',
  'deploy/README.md',
  'docs/api.md',
  'docs/behaviour.md',
  'docs/look.md',
  ...(await readdir(join(root, 'docs/decisions'))).map((name) => `docs/decisions/${name}`),
  'docs/owner-guide.md',
  'docs/owner-guide.en.md',
];
const read = (name: string) => readFile(join(root, name), 'utf8');

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

  it.each(documents.filter((name) => name !== 'CHANGELOG.md'))('%s names paths that exist', async (name) => {
    const paths = [...(await read(name)).matchAll(/`((?:packages|openapi|scripts|e2e)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
