import { expect, test } from 'vitest';
import { lookStyle, plainValues } from './ownLook.ts';

test('a site whose owner has chosen nothing has no rule more, and no custom property for its corners', () => {
  expect(lookStyle({})).toBe('');
  expect(Object.fromEntries(plainValues({}))).toEqual({
    'var(--radius-control)': '6px',
    'var(--radius-card)': '10px',
  });
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
  expect(plainValues({ corners: 'round' }).size).toBe(0);
});
