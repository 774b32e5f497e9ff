import { expect, it } from 'vitest';
import { mediaAs } from './mediaFeatures.ts';

const screen = { isPaper: false, isReduced: false };
const onPaper = { ...screen, isPaper: true };
const reduced = { ...screen, isReduced: true };

it.each([
  ['print', screen, 'print'],
  ['(min-width: 64em)', onPaper, '(min-width: 64em)'],
  ['print', onPaper, 'all'],
  ['print and (min-width: 40em)', onPaper, 'all and (min-width: 40em)'],
  ['screen and (min-width: 40em)', onPaper, 'not all'],
  ['not screen', onPaper, 'all'],
  ['not print', onPaper, 'not all'],
  ['screen, print', onPaper, 'not all, all'],
  ['(prefers-reduced-motion: reduce)', screen, '(prefers-reduced-motion: reduce)'],
  ['(prefers-reduced-motion: reduce)', reduced, '(min-width: 0px)'],
  ['(prefers-reduced-motion)', reduced, '(min-width: 0px)'],
  ['(prefers-reduced-motion: no-preference)', reduced, 'not all'],
  ['print', reduced, 'print'],
])('%s with %o is rewritten to %s', (query, features, expected) => {
  expect(mediaAs(query, features)).toBe(expected);
});
