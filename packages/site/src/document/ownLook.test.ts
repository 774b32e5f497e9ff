import { expect, test } from 'vitest';
import { lookStyle } from './ownLook.ts';

test('a site whose owner has chosen nothing has no rule more', () => {
  expect(lookStyle({})).toBe('');
});

test('a typeface is that of the public pages alone, unless the visit goes without fonts', () => {
  expect(lookStyle({ typeface: 'literata' })).toMatch(
    /^:root:not\(\.slow\):has\(\.[\w-]+\)\{--font-text:'Literata','Literata fallback',Georgia,serif\}$/,
  );
});

test('corners change in one place', () => {
  expect(lookStyle({ corners: 'square' })).toMatch(
    /^:root:has\(\.[\w-]+\)\{--radius-control:0px;--radius-card:0px\}$/,
  );
});
