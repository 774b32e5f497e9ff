import { expect, test } from 'vitest';
import { testPassword } from '../../testing/testSettings.ts';
import { guessApart } from './guessApart.ts';
import { isGuessable } from './isGuessable.ts';

const words = ['anna', 'Анна', 'Орлова', 'orlova.example', 'AleBlog'];

test.each([
  'password12',
  'P@ssw0rd123',
  'qwertyuiop',
  '1234567890',
  'aaaaaaaaaa',
  'abcdefghij',
  '01.01.1990',
  '          ',
  '\t\u2028\v\u1680\f\u2029\ufeff \r\n',
  'пароль1234',
  'Пароль12345',
  'йцукенгшщз',
  'anna12345678',
  'Анна Орлова',
  'ОРЛОВА2026',
  'orlova.example1',
  'aleblog2026',
])('«%s» is guessable', (password) => {
  expect(isGuessable(password, words)).toBe(true);
});

test.each([
  testPassword,
  'long enough password',
  'another password',
  'тихий трамвай едет',
  'зелёный чайник',
  'kd8-Rq2-mmX',
  'abcd-efgh-2345-6789-pqrs',
])('«%s» is not guessable', (password) => {
  expect(isGuessable(password, words)).toBe(false);
});

test('whether a password is guessable depends on the account', () => {
  expect(isGuessable('alexandrina17', ['alexandrina'])).toBe(true);
  expect(isGuessable('alexandrina17', [])).toBe(false);
});

test('checking the longest passwords takes not much longer than checking shorter ones', () => {
  const hostile = Array.from({ length: 200 }, (_, index) =>
    String.fromCharCode(33 + ((index * 37) % 90)),
  ).join('');
  const time = (password: string): number => {
    const started = performance.now();
    isGuessable(password, words);
    return performance.now() - started;
  };
  const fastest = (password: string) => Math.min(...[1, 2, 3].map(() => time(password)));
  time(hostile);
  // Measured: 40 ms for the first 64 characters, 700 for all of them.
  expect(fastest(hostile)).toBeLessThan(4 * fastest(hostile.slice(0, 64)));
});

test('the separate process gives the same result', async () => {
  expect(await guessApart('anna12345678', words)).toBe(true);
  expect(await guessApart(testPassword, words)).toBe(false);
});
