import { describe, expect, test } from 'vitest';
import { hasWords, pathsOfCreate } from './translated.ts';

describe('the error paths of a refused create call', () => {
  test('are mapped to the fields of the form', () => {
    const errors = { 'translations.1.title': 'Длинно', github_url: 'Не адрес' };
    expect(pathsOfCreate(errors, ['ru', 'en'])).toEqual({
      'en.title': 'Длинно',
      'shared.github_url': 'Не адрес',
    });
    expect(pathsOfCreate({ 'translations.0.title': 'Длинно' }, ['en'])).toEqual({ 'en.title': 'Длинно' });
  });
});

test('whitespace does not count as text', () => {
  expect([hasWords({ a: ' ', b: '' }), hasWords({ a: ' ', b: 'да' })]).toEqual([false, true]);
});
