import type { Message } from '@janus-site/core';
import { expect, test } from 'vitest';
import { mailHref, telegramHref } from './replies.ts';

const message: Message = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Анна',
  message: 'Раз & два\nТри?',
  email: 'anna+site@example.com',
  telegram: '@anna_s',
  language: 'ru',
  face: 'portfolio',
  created_at: '2026-03-01T10:00:00Z',
  read_at: null,
  answered_at: null,
  replies: [],
  state: 'inbox',
};

test('a mailto link quotes the message with its special characters escaped', () => {
  const href = mailHref(message, 'Ответ & привет') ?? '';
  expect(href.startsWith('mailto:anna%2Bsite@example.com?subject=')).toBe(true);
  const url = new URL(href);
  expect(url.searchParams.get('body')).toBe('\n\n> Раз & два\n> Три?');
  expect(mailHref({ ...message, email: null }, 'Ответ')).toBeNull();
});

test('a Telegram name becomes a t.me address; anything else does not', () => {
  expect(['@anna_s', 'anna_s', 'https://t.me/anna_s'].map(telegramHref)).toEqual(
    Array(3).fill('https://t.me/anna_s'),
  );
  expect(['t.me/anna_s', ' T.ME/anna_s ', 'https://t.me/@anna_s'].map(telegramHref)).toEqual(
    Array(3).fill('https://t.me/anna_s'),
  );
  const others = [null, '', '+7 900', 'javascript:alert(1)', 'https://evil.example/anna_s', 'ann'];
  expect(others.map(telegramHref)).toEqual(Array(6).fill(null));
});
