import { describe, expect, test } from 'vitest';
import type { ClientError, Problem } from '../api/result.ts';
import { conflictingAuthor, conflictingPost, errorText, fieldErrors } from './errorText.ts';
import { loginErrorText } from './loginErrorText.ts';

const http = (body: Problem | undefined, status = 422): ClientError => ({
  kind: 'http',
  status,
  body,
  message: `HTTP ${status}`,
});
const network: ClientError = { kind: 'network', message: 'The service could not be reached' };

describe('the rules of docs/behaviour.md, B34 and B35', () => {
  test('any call: the server’s error.message, otherwise a generic sentence', () => {
    expect(errorText(http({ detail: 'Подробно', error: { message: 'Занято' } }))).toBe('Занято');
    for (const error of [http({ detail: 'Подробно' }), http(undefined), network]) {
      expect(errorText(error)).toBe('Ошибка запроса. Попробуйте ещё раз');
      expect(errorText(error, 'en')).toBe('Request failed. Please try again');
    }
  });

  test('login: the server’s detail, else its message, else the authorization error', () => {
    expect(loginErrorText(http({ detail: 'Неверный пароль', error: { message: 'Нет' } }))).toBe(
      'Неверный пароль',
    );
    expect(loginErrorText(http({ error: { message: 'Нет' } }))).toBe('Нет');
    expect(loginErrorText(http(undefined))).toBe('Ошибка авторизации');
    expect(loginErrorText(http({}), 'en')).toBe('Authorization error');
  });

  test.each([
    [
      'offline',
      'Нет связи с сервером. Проверьте подключение.',
      'Cannot reach the server. Check your connection.',
    ],
    [
      'network',
      'Нет связи с сервером. Проверьте подключение.',
      'Cannot reach the server. Check your connection.',
    ],
    ['timeout', 'Сервер не ответил вовремя.', 'The server did not respond in time.'],
    ['decode', 'Ошибка авторизации', 'Authorization error'],
  ] as const)('login without an answer (%s): why there is none', (kind, ru, en) => {
    expect(loginErrorText({ kind, message: 'x' })).toBe(ru);
    expect(loginErrorText({ kind, message: 'x' }, 'en')).toBe(en);
  });
});

test('each field gets the first message about it', () => {
  const fields = [
    { path: 'email', message: 'Не адрес' },
    { path: 'email', message: 'Занят' },
    { path: 'translations.0.title', message: 'Пусто' },
  ];
  expect(fieldErrors(http({ error: { fields } }))).toEqual({
    email: 'Не адрес',
    'translations.0.title': 'Пусто',
  });
  expect(fieldErrors(http(undefined))).toEqual({});
  expect(fieldErrors(network)).toEqual({});
});

test('a save refused with 409 provides the current post and its author', () => {
  const current = { id: '1' };
  expect(conflictingPost(http({ current }, 409))).toBe(current);
  expect(conflictingPost(http({ current }, 422))).toBeUndefined();
  expect(conflictingPost(http({}, 409))).toBeUndefined();
  expect(conflictingPost(network)).toBeUndefined();
  const author = { first_name: 'Анна', last_name: 'Сергеева', photo: null };
  expect(conflictingAuthor(http({ current, author }, 409))).toBe('Анна Сергеева');
  expect(conflictingAuthor(http({ current, author: null }, 409))).toBeNull();
  expect(conflictingAuthor(http({ author }, 409))).toBeNull();
});
