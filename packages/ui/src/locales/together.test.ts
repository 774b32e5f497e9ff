import { expect, test } from 'vitest';

const catalogues = import.meta.glob<Record<string, unknown>>('./{controls,admin,editor,people,site}/*.po', {
  eager: true,
  import: 'messages',
});

test.each(['ru', 'en'])('all catalogues of the admin area translate the same message identically: %s', (language) => {
  const parts = Object.entries(catalogues).filter(([file]) => file.endsWith(`/${language}.po`));
  expect(parts).toHaveLength(5);
  const texts = new Map<string, Set<string>>();
  for (const [, messages] of parts)
    for (const [id, message] of Object.entries(messages))
      texts.set(id, (texts.get(id) ?? new Set()).add(JSON.stringify(message)));
  expect([...texts.values()].filter(({ size }) => size > 1).map((said) => [...said])).toEqual([]);
});
