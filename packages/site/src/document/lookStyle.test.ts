import { expect, test } from 'vitest';
import { lookStyle } from './lookStyle.ts';

test('a site without choices of its owner has no additional rules', () => {
  expect(lookStyle({})).toBe('');
});

test('a typeface applies to public pages only, and not to a slow visit without fonts', () => {
  expect(lookStyle({ typeface: 'onest' })).toMatch(
    /^:root:not\(\.slow\):has\(\.[\w-]+\),\.[\w-]+\{--font-text:'Onest','Onest fallback',[\w',\s-]+\}$/,
  );
});

test('a typeface with narrow spaces has wider ones', () => {
  expect(lookStyle({ typeface: 'literata' })).toMatch(/Georgia,serif;word-spacing:\.05em\}$/);
});

test('the corners of public pages are set by two custom properties', () => {
  expect(lookStyle({ corners: 'square' })).toMatch(
    /^:root:has\(\.[\w-]+\)\{--radius-control:0px;--radius-card:0px\}$/,
  );
});
