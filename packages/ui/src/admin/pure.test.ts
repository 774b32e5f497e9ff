import { describe, expect, test } from 'vitest';
import { isCalendarDate, isEmail, isWebAddress } from './checks.ts';
import { relativeTime } from './times.ts';
import { withHidden } from './useItemActions.ts';
import { hasWords, pathsOfCreate } from './useTranslatedForm.ts';

test('checks of single values', () => {
  expect(
    ['https://a.example', 'http://a.example/x', 'ftp://a', 'a.example', 'javascript:1'].map(isWebAddress),
  ).toEqual([true, true, false, false, false]);
  expect(['2024-05', '2024-05-31', '2024-13', '05.2024', '2024'].map(isCalendarDate)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(['a@b.example', 'a@b', 'a b@c.example'].map(isEmail)).toEqual([true, false, false]);
});

describe('the paths of a refused create call', () => {
  test('land on the fields of the form', () => {
    const errors = { 'translations.1.title': 'Длинно', github_url: 'Не адрес' };
    expect(pathsOfCreate(errors, ['ru', 'en'])).toEqual({
      'en.title': 'Длинно',
      'shared.github_url': 'Не адрес',
    });
    expect(pathsOfCreate({ 'translations.0.title': 'Длинно' }, ['en'])).toEqual({ 'en.title': 'Длинно' });
  });
});

test('spaces are no words', () => {
  expect([hasWords({ a: ' ', b: '' }), hasWords({ a: ' ', b: 'да' })]).toEqual([false, true]);
});

test('what is hidden for the time of an undo keeps its place in a new order', () => {
  const all = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(withHidden(all, ['d', 'c', 'a'], new Set(['b']))).toEqual(['d', 'b', 'c', 'a']);
});

test('how long ago', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  expect(relativeTime('2026-11-22T11:59:30Z', 'ru', now)).toBe('сейчас');
  expect(relativeTime('2026-11-22T11:00:00Z', 'ru', now)).toBe('1 час назад');
  expect(relativeTime('2026-11-21T11:00:00Z', 'en', now)).toBe('yesterday');
  expect(relativeTime('never', 'en', now)).toBe('never');
});
