import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unknownQuotes } from './support/unknownQuotes.ts';
import { root } from './support/root.ts';
import { missingStories } from './support/stories.ts';
import { missingEnglish } from './support/missingEnglish.ts';
import { docsAddresses, missingNotes, missingSentences } from './support/storyNotes.ts';

it('every component, part of a public page, and screen, dialog and notice of the admin area has a story', () => {
  expect(missingStories(join(root, 'packages/ui/src'))).toEqual([]);
});

it('the docs page of every component has its purpose, when not to use it, its keys and accessibility', () => {
  expect(missingNotes(join(root, 'packages/ui/src'))).toEqual([]);
  expect(missingSentences(join(root, 'packages/ui/src'))).toEqual([]);
});

it('the words that notes quote are in the catalogues', () => {
  expect(unknownQuotes(join(root, 'packages/ui/src'))).toEqual([]);
});

it('every story that changes an argument with English words has its own, or says that it has none', () => {
  expect(missingEnglish(join(root, 'packages/ui/src'))).toEqual([]);
});

it('reports a component whose docs page is incomplete, and a prop without a description', async () => {
  const source = await mkdtemp(join(tmpdir(), 'notes-'));
  const stories = (docs: string) => `const meta = { parameters: { docs: { ${docs} } } };`;
  const files = {
    'components/Bare/Bare.tsx':
      'export interface BareProps {\n  /** Said. */\n  a: string;\n  b: string;\n  onC(): void;\n}',
    'components/Bare/Bare.stories.tsx': stories(`notes: { whenNot: 'Never.', keyboard: '' } satisfies Notes`),
    'components/Whole/Whole.tsx': 'interface Inner { a: string }',
    'components/Whole/Whole.stories.tsx': stories(
      `description: { component: 'For all.' }, notes: { whenNot: 'Never.', keyboard: 'None.', accessibility: 'All.' }`,
    ),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(source, dirname(file)), { recursive: true });
    await writeFile(join(source, file), text);
  }
  expect(missingNotes(source)).toEqual(
    ['description', 'keyboard', 'accessibility'].map(
      (name) => `components/Bare/Bare.tsx: its stories say nothing in parameters.docs of ${name}.`,
    ),
  );
  expect(missingSentences(source)).toEqual([
    'components/Bare/Bare.tsx: BareProps.b has no sentence.',
    'components/Bare/Bare.tsx: BareProps.onC has no sentence.',
  ]);
  await rm(source, { recursive: true });
});

describe('the page of names', () => {
  const page = readFileSync(join(root, '.storybook/design/Names.mdx'), 'utf8');
  const names = [...page.matchAll(/^### (.+) · (.+)\n\n\[.+\]\([?]path=\/docs\/(.+)\)$/gm)];
  const addresses = docsAddresses(join(root, 'packages/ui/src'));

  it('links to the docs page of every component and every screen, and nowhere else', () => {
    expect(names.map(([, , , address]) => address).toSorted()).toEqual(addresses.toSorted());
    expect(page.match(/path=/g)).toHaveLength(names.length);
  });

  it('has a name in each language, in alphabetical order', () => {
    const russian = names.map(([, name = '']) => name);
    expect(russian.filter((name) => !/[а-яё]/i.test(name) && !/^\d+$/.test(name))).toEqual([]);
    expect(names.filter(([, , name = '']) => !/^[\w\s,&’é-]+$/.test(name)).map(([line]) => line)).toEqual([]);
    expect(russian).toEqual(russian.toSorted(new Intl.Collator('ru').compare));
  });
});

it('the introduction links to stories that exist', () => {
  const text = readFileSync(join(root, '.storybook/design/introduction.ts'), 'utf8');
  const addresses = docsAddresses(join(root, 'packages/ui/src')).map((address) =>
    address.replace('--docs', ''),
  );
  const places = [...text.matchAll(/(?:docs|story)\('(.+)--.+'\)/g)].map(([, place]) => place);
  expect(places.length).toBeGreaterThan(8);
  const own = ['names', 'design-tokens', 'design-words', 'design-elsewhere'];
  expect(places.filter((place) => ![...addresses, ...own].includes(place ?? ''))).toEqual([]);
});

it('reports a component, a screen, a dialog, a notice and a part of a public page without a story', async () => {
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
    'admin/posts/BareDialog.tsx': '',
    'admin/posts/BareNotice.tsx': '',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(source, dirname(file)), { recursive: true });
    await writeFile(join(source, file), text);
  }
  expect(missingStories(source)).toEqual([
    'admin/posts/BareDialog.tsx: BareDialog.stories.tsx is missing.',
    'admin/posts/BareNotice.tsx: BareNotice.stories.tsx is missing.',
    'admin/posts/editor/BareScreen.tsx: BareScreen.stories.tsx is missing.',
    'components/Bare/Bare.tsx: Bare.stories.tsx is missing.',
    'public/home/Hero.tsx: Hero.stories.tsx is missing.',
    'public/home/HomeScreen.tsx: HomeScreen.stories.tsx is missing.',
  ]);
  await rm(source, { recursive: true });
});
