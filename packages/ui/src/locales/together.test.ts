import { expect, test } from 'vitest';

const catalogues = import.meta.glob<Record<string, unknown>>('./*/*.po', { eager: true, import: 'messages' });

const areas = {
  'the admin area': ['controls', 'admin', 'editor', 'markdown', 'people', 'site'],
  'the public pages': ['public', 'blog', 'portfolio', 'project', 'notFound'],
};
const cases = Object.entries(areas).flatMap(([area, names]) =>
  ['ru', 'en'].map((language) => ({ area, names, language })),
);

test.each(cases)(
  'all catalogues of $area translate the same message identically: $language',
  ({ names, language }) => {
    const texts = new Map<string, Set<string>>();
    for (const name of names)
      for (const [id, message] of Object.entries(catalogues[`./${name}/${language}.po`] ?? {}))
        texts.set(id, (texts.get(id) ?? new Set()).add(JSON.stringify(message)));
    expect(texts.size).toBeGreaterThan(0);
    expect([...texts.values()].filter(({ size }) => size > 1).map((said) => [...said])).toEqual([]);
  },
);

test('every catalogue belongs to an area', () => {
  const names = new Set(Object.keys(catalogues).map((file) => file.split('/')[1]));
  expect([...names].toSorted()).toEqual(Object.values(areas).flat().toSorted());
});
