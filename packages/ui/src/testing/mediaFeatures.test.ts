import { expect, it } from 'vitest';
import { mediaAs } from './mediaFeatures.ts';

const screen = { isPaper: false, isCalm: false };
const onPaper = { ...screen, isPaper: true };
const isCalm = { ...screen, isCalm: true };

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
  ['(prefers-reduced-motion: reduce)', isCalm, '(min-width: 0px)'],
  ['(prefers-reduced-motion)', isCalm, '(min-width: 0px)'],
  ['(prefers-reduced-motion: no-preference)', isCalm, 'not all'],
  ['print', isCalm, 'print'],
])('%s as %o is read %s', (query, features, expected) => {
  expect(mediaAs(query, features)).toBe(expected);
});
