import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './support/root.ts';
import { missingStories } from './support/stories.ts';

it('finds a story beside every component, screen and part of a public page', () => {
  expect(missingStories(join(root, 'packages/ui/src'))).toEqual([]);
});

it('names a component, a screen and a part of a public page that have none', async () => {
  const source = await mkdtemp(join(tmpdir(), 'stories-'));
  const files = {
    'components/Bare/Bare.tsx': '',
    'components/Shown/Shown.tsx': '',
    'components/Shown/Shown.stories.tsx': '',
    'components/helper/helper.ts': '',
    'public/home/HomeScreen.tsx': 'export function HomeScreen() {}',
    'public/home/HomeScreen.test.tsx': 'export function Stand() {}',
    'public/home/Hero.tsx': 'interface HeroProps {}\n\nexport function Hero() {}',
    'public/home/Shown.tsx': 'export function Shown() {}',
    'public/home/Shown.stories.tsx': 'export function Wrapped() {}',
    'public/home/useHero.tsx': 'export function useHero() {}',
    'admin/posts/editor/BareScreen.tsx': '',
    'admin/posts/editor/Part.tsx': 'export function Part() {}',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(source, dirname(file)), { recursive: true });
    await writeFile(join(source, file), text);
  }
  expect(missingStories(source)).toEqual([
    'admin/posts/editor/BareScreen.tsx: BareScreen.stories.tsx is missing.',
    'components/Bare/Bare.tsx: Bare.stories.tsx is missing.',
    'public/home/Hero.tsx: Hero.stories.tsx is missing.',
    'public/home/HomeScreen.tsx: HomeScreen.stories.tsx is missing.',
  ]);
  await rm(source, { recursive: true });
});
