import { expect, test } from 'vitest';
import { importFiles, openImport } from '../../../testing/importFiles.ts';
import { ghostExport, ghostOf } from './fixtures.ts';

const files = {
  'in/ghost.json': ghostExport,
  'content/images/2024/01/scheme.png': 'PNG',
};

const present = `## Part

Plain, **bold** & \`code\`\\
[link](/en/post/former)

2. two

> Said

![Scheme](/media/ID.webp "Under it")

![one](/media/ID.webp)
![three](/media/ID.webp)

*Three*

\`\`\`js
let a = 1 < 2;
\`\`\`

*marked*

[Far](https://far.example/)\\
Away

https://www.youtube.com/watch?v=abcdefg

> [!NOTE]
> 💡 Look

::: details More

Inside

:::

---

Raw`;

const former = `One **two**\\
[three](https://far.example/)

- item

![S](/media/ID.webp "Below")

\`\`\`go
x
\`\`\`

![one](/media/ID.webp)
![two](/media/ID.webp)

*Both*`;

const made = `Made

**raw**

[Far](https://far.example/)\\
Away

> [!NOTE]
> 💡 Look

::: details More

Inside

:::

![one](/media/ID.webp)
![two](/media/ID.webp)`;

test('Ghost: both editors and its generated HTML, with their cards', async () => {
  const { found, notes, media, tags } = await importFiles(files, 'in', 'content');
  expect(found('present', 'en')).toMatchObject({
    title: 'Present',
    summary: 'Short',
    published_at: Date.UTC(2024, 0, 2, 3, 4, 5),
    updated_at: Date.UTC(2024, 1, 2, 3, 4, 5),
    canonical_url: 'https://first.example/x',
    cover: expect.stringMatching(/^\/media\//),
  });
  expect(found('present', 'en').body).toBe(present);
  expect(found('former', 'en').body).toBe(former);
  expect(found('former', 'en').summary).toBe('Described');
  expect(found('made', 'en').body).toBe(made);
  expect([media, tags]).toEqual([1, ['News', 'IoT']]);
  expect(notes.filter((note) => /^posts\/(?:present|made)/.test(note))).toEqual([
    'posts/present - Cards that are left out: transistor.',
    'posts/present - Elements without a place here are left out: script.',
    'posts/present - /content/images/2024/01/gone.png is not among the files and is left out.',
    'posts/made - Elements without a place here are left out: button, svg.',
    'posts/made - /content/media/2024/01/video.mp4 is not among the files and is left out.',
  ]);
});

test('Ghost: scheduled posts, drafts, members-only posts, pages, languages and unreadable posts', async () => {
  const { found, lines, redirects } = await importFiles(files, 'in', 'content');
  expect(found('planned', 'en')).toMatchObject({ status: 'published', published_at: Date.UTC(2030, 0, 1) });
  expect(found('unfinished', 'en')).toMatchObject({ status: 'draft' });
  expect(found('for-members', 'en')).toMatchObject({ status: 'draft' });
  expect(found('russkiy', 'ru').title).toBe('russkiy');
  expect(lines.filter(({ outcome }) => outcome === 'aside').map(({ item }) => item)).toEqual(['page About']);
  expect(lines.filter(({ outcome }) => outcome === 'refused').map(({ item }) => item)).toEqual([
    'post broken',
  ]);
  expect(redirects).toMatchObject({ '/present': '/en/post/present', '/russkiy': '/post/russkiy' });
});

test.each([
  [
    'redirects.json',
    JSON.stringify([
      { from: '^/old-one/$', to: '/made/' },
      { from: '/far', to: 'https://far.example/' },
      { from: '^/a/(.*)$', to: '/$1' },
    ]),
  ],
  ['redirects.yaml', '301:\n  /old-one/: /made/\n  /far: https://far.example/\n302:\n  ^\\/a\\/(.*)$: /$1\n'],
])('Ghost: reads %s beside the export', async (name, content) => {
  const { lines, redirects } = await importFiles({ ...files, [`in/${name}`]: content }, 'in', 'content');
  expect(redirects['/old-one']).toBe('/en/post/made');
  const said = lines.filter(({ source }) => source === name);
  expect(said.map(({ item, outcome }) => [item.split('(')[0], outcome])).toEqual([
    ['redirect /far', 'refused'],
    [expect.stringMatching(/^redirect \^/), 'refused'],
    ['redirect /old-one', 'taken'],
  ]);
});

test('Ghost: a text nested too deeply is refused, and the rest is imported', async () => {
  const nested = `{"root":{"children":[${'{"type":"list","children":['.repeat(20_000)}${']}'.repeat(20_000)}]}}`;
  const posts = [
    { id: '1', slug: 'deep', status: 'published', lexical: nested },
    { id: '2', slug: 'flat', status: 'published', html: '<p>x</p>' },
    {
      id: '3',
      slug: 'odd',
      status: 'published',
      mobiledoc: '{"sections":[null,[1],[10,9],[3,"script",[[null]]],[1,"p",[[1,[99],5,7]]]]}',
    },
  ];
  const { run } = await openImport({ 'ghost.json': ghostOf(posts) });
  const lines = await run();
  expect(lines.map(({ item, outcome }) => [item, outcome])).toEqual([
    ['post deep', 'refused'],
    ['posts/flat', 'taken'],
    ['posts/odd', expect.stringMatching(/taken|changed/)],
  ]);
});
