import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../support/root.ts';
import { run } from '../support/run.ts';
import { checkChanges, checkTag, checkVersions, headOf, setTag, tagOf, writeNotes } from './notes.ts';

const packages = ['core', 'ui', 'server', 'site'].map((name) => `packages/${name}`);
const changes = `# Changes

What changes.

## 1.2.0 (2026-12-01)

- One.

### For programs

# not a comment

## 1.1.0

- Older.
`;
let folder = '';
const write = async (name: string, content: string | object) => {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
};
async function git(...words: string[]): Promise<string> {
  const { code, output } = await run('git', words, { cwd: folder });
  if (code !== 0) throw new Error(output);
  return output.trim();
}
async function commit(): Promise<void> {
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'all of it');
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'janus-notes-'));
  const version = '1.2.0';
  const lock = Object.fromEntries(['', ...packages].map((name) => [name, { version }]));
  await write('package.json', { version, type: 'module' });
  await write('package-lock.json', { packages: lock });
  for (const name of packages) await write(`${name}/package.json`, { version });
  const dependencies = { '@janus-site/core': version, react: '19.3.1' };
  await write('packages/ui/package.json', { version, dependencies });
  await write('CHANGELOG.md', changes);
  await git('init', '--quiet');
  await git('config', 'user.name', 'Anna');
  await git('config', 'user.email', 'anna@example.com');
  await commit();
});
afterEach(() => rm(folder, { recursive: true }));

describe('what prevents a release', () => {
  it('is nothing when all versions agree', async () => {
    expect(checkVersions(folder)).toEqual([]);
    expect(checkChanges(folder, '1.2.0')).toEqual([]);
    expect(await checkTag(folder, 'v1.2.0')).toEqual([]);
  });

  it.each(packages)('is another version of %s in its manifest or in the lockfile', async (name) => {
    await write(`${name}/package.json`, { version: '1.1.0' });
    expect(checkVersions(folder)).toEqual([`${name}/package.json says 1.1.0, and package.json 1.2.0.`]);
    await write('package-lock.json', { packages: { '': { version: '1.2.0' } } });
    expect(checkVersions(folder)).toContain(
      `package-lock.json, at ${name}, says nothing, and package.json 1.2.0.`,
    );
  });

  it('is a package that depends on another version of a sibling', async () => {
    await write('packages/ui/package.json', {
      version: '1.2.0',
      dependencies: { '@janus-site/core': '1.1.0' },
    });
    const place = 'packages/ui/package.json, at @janus-site/core,';
    expect(checkVersions(folder)).toEqual([`${place} says 1.1.0, and package.json 1.2.0.`]);
  });

  it('is a newest changelog section of another version, a missing one or an empty one', async () => {
    for (const title of ['Unreleased', '1.2.0-beta', '1.1.0']) {
      await write('CHANGELOG.md', changes.replace('1.2.0 (2026-12-01)', title));
      expect(checkChanges(folder, '1.2.0')).toEqual([
        `CHANGELOG.md begins with "${title}": its newest section must be "## 1.2.0".`,
      ]);
    }
    await write('CHANGELOG.md', '# Changes\n');
    expect(checkChanges(folder, '1.2.0')).toHaveLength(1);
    await write('CHANGELOG.md', '# Changes\n\n## 1.2.0\n\n## 1.1.0\n\n- Older.\n');
    expect(checkChanges(folder, '1.2.0')).toEqual(['CHANGELOG.md says nothing about 1.2.0.']);
  });

  it('is an uncommitted file, an existing tag, or a missing repository', async () => {
    await write('forgotten.ts', '');
    expect(await checkTag(folder, 'v1.2.0')).toEqual([
      'What is released is committed first; this is not:\n?? forgotten.ts',
    ]);
    await commit();
    await git('tag', 'v1.2.0');
    expect(await checkTag(folder, 'v1.2.0')).toEqual([
      'There is a tag v1.2.0 already: a version is released once.',
    ]);
    await rm(join(folder, '.git'), { recursive: true });
    expect((await checkTag(folder, 'v1.2.0'))[0]).toContain('There is no repository');
  });
});

it('the notes are the newest section, and the tag contains them including headings', async () => {
  const notes = join(folder, 'notes.md');
  writeNotes(folder, '1.2.0', notes);
  const text = await readFile(notes, 'utf8');
  expect(text).toBe('# Janus 1.2.0\n\n- One.\n\n### For programs\n\n# not a comment\n');
  const head = await headOf(folder);
  await write('later.ts', '');
  await commit();
  expect(await setTag(folder, tagOf('1.2.0'), head, notes)).toEqual([]);
  expect(await git('for-each-ref', '--format=%(objecttype) %(contents)', 'refs/tags/v1.2.0')).toBe(
    `tag ${text.trim()}`,
  );
  expect(await git('rev-parse', 'v1.2.0^{commit}')).toBe(head);
  expect((await setTag(folder, 'v1.2.0', head, notes))[0]).toContain('git did not set the tag v1.2.0');
});

it('npm run release reports all of these before it builds anything', async () => {
  await cp(join(root, 'scripts'), join(folder, 'scripts'), {
    recursive: true,
    filter: (path) => !/scripts\/(bench|fixtures|pictures)/.test(path),
  });
  for (const name of ['vite.shared.ts', 'packages/core/src'])
    await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await write('packages/core/package.json', { version: '1.0.0' });
  await write('CHANGELOG.md', '## Unreleased\n');
  const release = join(folder, 'scripts/release.ts');
  const { code, output } = await run(process.execPath, [release, '--tag'], { cwd: folder });
  for (const said of [
    'packages/core/package.json says 1.0.0',
    'begins with "Unreleased"',
    'is committed first',
  ])
    expect(output).toContain(said);
  expect(code).toBe(1);
  expect(await readdir(folder)).not.toContain('release');
});
