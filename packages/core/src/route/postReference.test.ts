import { expect, test } from 'vitest';
import { classifyPostReference, isUuid } from './postReference.ts';

const uuid = '7d1c2f0e-4f0a-4b53-9c57-0d6b1f7c2a11';

test.each([
  ['a'.repeat(36), 'id'],
  ['0123456789ABCDEFabcdef0123456789abcd', 'id'],
  [uuid, 'slug'],
  ['a'.repeat(35), 'slug'],
  ['a'.repeat(37), 'slug'],
  ['g'.repeat(36), 'slug'],
  [`${'a'.repeat(36)}\n`, 'slug'],
  ['first-post', 'slug'],
  ['первый', 'slug'],
  ['', 'slug'],
])('%j is read as %s: docs/behaviour.md, B12', (value, kind) => {
  expect(classifyPostReference(value)).toBe(kind);
});

test('a UUID is recognized by its form', () => {
  expect(isUuid(uuid)).toBe(true);
  expect(isUuid(uuid.toUpperCase())).toBe(true);
  for (const other of ['', 'a'.repeat(36), '-'.repeat(36), `${uuid}0`, ` ${uuid}`, uuid.replace('-', '')]) {
    expect(isUuid(other)).toBe(false);
  }
});
