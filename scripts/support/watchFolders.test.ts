import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchFolders } from './watchFolders.ts';

let folder = '';
let changed = new Set<string>();
let end = () => {};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  mkdirSync(join(folder, 'routes'));
  writeFileSync(join(folder, 'routes/a.ts'), '1');
  changed = new Set();
  end = watchFolders([folder], (path) => changed.add(path));
});
afterEach(() => {
  end();
  rmSync(folder, { recursive: true });
});

const seen = async (name: string) => {
  await expect.poll(() => [...changed]).toContain(join(folder, name));
  changed.clear();
};

/** Replaces a file by a new one, as editors and git do. */
const replace = (name: string, text: string) => {
  writeFileSync(join(folder, '.new'), text);
  renameSync(join(folder, '.new'), join(folder, name));
};

test('a file is still watched after it was replaced', async () => {
  replace('routes/a.ts', '2');
  await seen('routes/a.ts');
  replace('routes/a.ts', '3');
  await seen('routes/a.ts');
  writeFileSync(join(folder, 'routes/a.ts'), '4');
  await seen('routes/a.ts');
});

test('a new folder is watched, also when it is created again under the same name', async () => {
  for (const round of ['1', '2']) {
    mkdirSync(join(folder, 'posts'));
    await seen('posts');
    writeFileSync(join(folder, 'posts/b.ts'), round);
    await seen('posts/b.ts');
    rmSync(join(folder, 'posts'), { recursive: true });
    await seen('posts');
  }
});
