// The notes and the tag of a version, from CHANGELOG.md. Each check returns its problems as sentences.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../support/run.ts';

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}

const packages = ['core', 'ui', 'server', 'site'].map((name) => `packages/${name}`);

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));
const readManifest = (...path: string[]) => readJson(...path, 'package.json') as Manifest;

/** Returns every place whose version differs from package.json's. */
export function checkVersions(folder: string): string[] {
  const { version } = readManifest(folder);
  const problems: string[] = [];
  const expect = (place: string, found: string | undefined) => {
    if (found !== version) problems.push(`${place} says ${found ?? 'nothing'}, and package.json ${version}.`);
  };
  const lock = readJson(folder, 'package-lock.json') as { packages: Record<string, Manifest> };
  expect('package-lock.json', lock.packages['']?.version);
  for (const name of packages) {
    const manifest = readManifest(folder, name);
    expect(`${name}/package.json`, manifest.version);
    expect(`package-lock.json, at ${name},`, lock.packages[name]?.version);
    for (const [other, needed] of Object.entries(manifest.dependencies ?? {}))
      if (other.startsWith('@janus-site/')) expect(`${name}/package.json, at ${other},`, needed);
  }
  return problems;
}

function readSection(folder: string): { title: string; text: string } {
  const [, newest = ''] = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8').split(/^## /m);
  const [title = '', ...lines] = newest.split('\n');
  return { title: title.trim(), text: lines.join('\n').trim() };
}

/** Checks that the newest section of CHANGELOG.md is the version's: `## 1.2.3`, optionally with a date. */
export function checkChanges(folder: string, version: string): string[] {
  const { title, text } = readSection(folder);
  if (title.split(' ', 1)[0] !== version)
    return [`CHANGELOG.md begins with "${title}": its newest section must be "## ${version}".`];
  return text === '' ? [`CHANGELOG.md says nothing about ${version}.`] : [];
}

export function writeNotes(folder: string, version: string, file: string): void {
  writeFileSync(file, `# Janus ${version}\n\n${readSection(folder).text}\n`);
}

export const tagOf = (version: string): string => `v${version}`;

const git = (folder: string, ...words: string[]) => run('git', words, { cwd: folder });

/** Checks that the tag can be created here. */
export async function checkTag(folder: string, tag: string): Promise<string[]> {
  const { code, output } = await git(folder, 'status', '--porcelain');
  if (code !== 0) return [`There is no repository to set a tag in: ${output.trim()}`];
  const existing = await git(folder, 'rev-parse', '--quiet', '--verify', `refs/tags/${tag}`);
  return [
    ...(output === '' ? [] : [`What is released is committed first; this is not:\n${output.trimEnd()}`]),
    ...(existing.code === 0 ? [`There is a tag ${tag} already: a version is released once.`] : []),
  ];
}

/** Creates an annotated tag with the notes as its message. */
export async function setTag(folder: string, tag: string, commit: string, notes: string): Promise<string[]> {
  // Lines that start with # are headings here, not comments.
  const words = ['tag', '--annotate', '--cleanup=whitespace', '--file', notes, tag, commit];
  const { code, output } = await git(folder, ...words);
  return code === 0 ? [] : [`git did not set the tag ${tag}: ${output.trim()}`];
}

export async function headOf(folder: string): Promise<string> {
  return (await git(folder, 'rev-parse', 'HEAD')).output.trim();
}
