import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './support/root.ts';
import { missingStories } from './support/stories.ts';

it('finds a story beside every component and screen', () => {
  expect(missingStories(join(root, 'packages/ui/src'))).toEqual([]);
});

it('names a component and a screen that have none', async () => {
  const source = await mkdtemp(join(tmpdir(), 'stories-'));
  const files = [
    'components/Bare/Bare.tsx',
    'components/Shown/Shown.tsx',
    'components/Shown/Shown.stories.tsx',
    'components/helper/helper.ts',
    'public/home/HomeScreen.tsx',
    'admin/posts/editor/BareScreen.tsx',
    'admin/posts/editor/Part.tsx',
  ];
  for (const file of files) {
    await mkdir(join(source, dirname(file)), { recursive: true });
    await writeFile(join(source, file), '');
  }
  expect(missingStories(source)).toEqual([
    'admin/posts/editor/BareScreen.tsx: BareScreen.stories.tsx is missing.',
    'components/Bare/Bare.tsx: Bare.stories.tsx is missing.',
    'public/home/HomeScreen.tsx: HomeScreen.stories.tsx is missing.',
  ]);
  await rm(source, { recursive: true });
});
