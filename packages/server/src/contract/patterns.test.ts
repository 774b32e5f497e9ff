import { isCalendarDate, printable } from '@janus-site/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fits } from '../hardening/refusals/reader.ts';
import { operations } from './document.ts';
import { faultsOf } from './validate.ts';

/** Whether the contract alone accepts a named value, to a reader that implements none of our formats. */
const says = (name: string) => (value: unknown) => fits(`portfolio#/components/schemas/${name}`, value);
const twoDigits = (to: number) => Array.from({ length: to }, (_, number) => String(number).padStart(2, '0'));

test('the pattern of a date accepts exactly the days that exist', () => {
  const isSaid = says('CalendarDate');
  const wrong: string[] = [];
  for (let year = 996; year < 3005; year += 1)
    for (const month of twoDigits(14)) {
      const texts = [`${year}-${month}`, ...twoDigits(33).map((day) => `${year}-${month}-${day}`)];
      wrong.push(...texts.filter((text) => isSaid(text) !== isCalendarDate(text)));
    }
  expect(wrong).toEqual([]);
});

test('the pattern of an email accepts exactly what the server accepts', () => {
  const takes = (value: unknown) => faultsOf('portfolio#/components/schemas/Email', value) === null;
  const near = fc.stringMatching(/^[a-z."@+ -]{1,8}@[a-z.-]{1,8}(\.[a-z]{1,3})?$/);
  fc.assert(
    fc.property(
      fc.oneof(fc.emailAddress(), near, fc.string()),
      (text) => says('Email')(text) === takes(text),
    ),
    { numRuns: 2000 },
  );
});

test('a visible text stays visible when its unprintable characters are removed', () => {
  const unit = fc.constantFrom('a', 'я', ' ', '\n', '\u0001', '\u007F', '\u00A0', '\uFFFE', '\uFFFF');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 5 }), (text) =>
      says('Visible')(text) ? says('Visible')(printable(text)) : !/[aя]/.test(text),
    ),
    { numRuns: 1000 },
  );
});

test('no PATCH operation accepts an empty change', () => {
  const changes = operations.filter(({ method, body }) => method === 'PATCH' && body?.kind === 'json');
  expect(changes.length).toBeGreaterThan(8);
  const empty = changes.filter(({ body }) => body?.kind === 'json' && fits(body.schemaRef, {}));
  expect(empty.map(({ id }) => id)).toEqual([]);
});
