import { frontMatterNames } from '@janus-site/core';
import { expect, test } from 'vitest';
import { importFiles } from '../../testing/importFiles.ts';

// The editor reads the same names in pasted text (`readFrontMatter.test.ts` of ui).
const { title, summary, canonical } = frontMatterNames;
const fileWith = (head: string) => `---\n${head}\n---\ntext\n`;

const values = {
  title: 'words',
  summary: 'words',
  slug: 'own-slug',
  tags: '[a, b]',
  date: '2024-01-02',
  canonical: 'https://example.com/a',
};
const rows = Object.entries(values).flatMap(([field, value]) =>
  frontMatterNames[field as keyof typeof values].map((name) => ({ field, name, value })),
);

test('every name of a field is read, and none is reported', async () => {
  const { found, notes, tags } = await importFiles(
    Object.fromEntries(
      rows.map(({ name, value }, index) => [`post-${index}.md`, fileWith(`${name}: ${value}`)]),
    ),
  );
  for (const [index, { field, name }] of rows.entries()) {
    if (field === 'tags') continue;
    const post = found(field === 'slug' ? values.slug : `post-${index}`, 'en');
    const read = {
      title: post.title,
      summary: post.summary,
      slug: post.slug,
      date: new Date(post.published_at ?? 0).toISOString().slice(0, 10),
      canonical: post.canonical_url,
    };
    expect(read, name).toMatchObject({ [field]: values[field as keyof typeof values] });
  }
  const tagged = rows.filter(({ field }) => field === 'tags');
  expect(tags.toSorted()).toEqual(tagged.flatMap(() => ['a', 'b']).toSorted());
  expect(notes).toEqual([]);
});

test('the preferred name counts, and of dates one that can be read', async () => {
  const lines = [title, summary, canonical].flatMap((names) =>
    names.toReversed().map((name) => `${name}: https://example.com/${name}`),
  );
  const { found, notes } = await importFiles({
    'a.md': fileWith([...lines, 'date: yesterday', 'created: 2024-01-02'].join('\n')),
  });
  expect(found('a', 'en')).toMatchObject({
    summary: `https://example.com/${summary[0]}`,
    canonical_url: `https://example.com/${canonical[0]}`,
    published_at: Date.UTC(2024, 0, 2),
  });
  expect(notes).toEqual(['posts/a - The date yesterday cannot be read and is left out.']);
});
