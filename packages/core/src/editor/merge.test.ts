import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeValues } from './merge.ts';

const merge = (base: string | null, mine: string, theirs: string) => {
  const {
    values,
    theirs: other,
    clashes,
  } = mergeValues(base === null ? null : { body: base }, { body: mine }, { body: theirs });
  return { mine: values.body, theirs: other.body, clashes };
};

describe('two versions of one text', () => {
  test('that differ in different paragraphs are merged', () => {
    expect(merge('раз\n\nдва\n\nтри', 'раз и\n\nдва\n\nтри', 'раз\n\nдва\n\nтри да\n\nчетыре')).toEqual({
      mine: 'раз и\n\nдва\n\nтри да\n\nчетыре',
      theirs: 'раз и\n\nдва\n\nтри да\n\nчетыре',
      clashes: [],
    });
    // Neighbouring paragraphs too.
    expect(merge('раз\n\nдва', 'раз и\n\nдва', 'раз\n\nдва да').mine).toBe('раз и\n\nдва да');
  });

  test('that change the same paragraph clash, and only there', () => {
    expect(merge('раз\n\nдва\n\nтри', 'раз и\n\nдва\n\nтри', 'раз да\n\nдва\n\nтри!')).toEqual({
      mine: 'раз и\n\nдва\n\nтри!',
      theirs: 'раз да\n\nдва\n\nтри!',
      clashes: ['body'],
    });
  });

  test('of which one only adds to the other do not clash', () => {
    const saved = 'раз два';
    expect(merge('раз', 'раз два три', saved)).toEqual({
      mine: 'раз два три',
      theirs: 'раз два три',
      clashes: [],
    });
    expect(merge('раз', saved, 'раз и два')).toMatchObject({ mine: 'раз и два', clashes: [] });
    // Text that somebody deleted does not count as an addition.
    expect(merge('раз два', 'раз два три', 'раз').clashes).toEqual(['body']);
    expect(merge('раз два', 'раз', 'раз три').clashes).toEqual(['body']);
  });

  test('with the same change do not clash, and without a common base they do', () => {
    expect(merge('раз', 'раз и', 'раз и').clashes).toEqual([]);
    expect(merge(null, 'раз и', 'раз').clashes).toEqual(['body']);
  });
});

test('lists and other values are merged as wholes', () => {
  const base = { tags: ['а'], cover: null, on: true };
  const merged = mergeValues<object>(base, { ...base, tags: ['а', 'б'] }, { ...base, cover: 'c', on: false });
  expect(merged).toMatchObject({ values: { tags: ['а', 'б'], cover: 'c', on: false }, clashes: [] });
  expect(mergeValues(base, { ...base, tags: [] }, { ...base, tags: ['б'] }).clashes).toEqual(['tags']);
});

test('no merge without a clash drops a paragraph that either side added', () => {
  const paragraph = fc.constantFrom('раз', 'два', 'три', '');
  const text = fc.array(paragraph, { maxLength: 6 });
  const edit = fc.array(fc.tuple(fc.nat({ max: 6 }), fc.boolean()), { maxLength: 3 });
  const apply = (base: readonly string[], edits: readonly (readonly [number, boolean])[], mark: string) => {
    const next = [...base];
    for (const [index, [at, isNew]] of edits.entries())
      next.splice(Math.min(at, next.length), isNew ? 0 : 1, `${mark}${index}`);
    return next.join('\n\n');
  };
  fc.assert(
    fc.property(text, edit, edit, (base, own, other) => {
      const [mine, theirs] = [apply(base, own, 'моё'), apply(base, other, 'их')];
      const merged = merge(base.join('\n\n'), mine, theirs);
      const marks = (of: string, mark: string) => of.match(new RegExp(`${mark}\\d`, 'g')) ?? [];
      for (const mark of marks(mine, 'моё')) expect(merged.mine).toContain(mark);
      for (const mark of marks(theirs, 'их')) expect(merged.theirs).toContain(mark);
      if (merged.clashes.length > 0) return;
      expect(merged.mine).toBe(merged.theirs);
    }),
    { numRuns: 2_000, seed: 23 },
  );
});
