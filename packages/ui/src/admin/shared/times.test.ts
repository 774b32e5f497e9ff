import { expect, test } from 'vitest';
import { clockTime, relativeTime } from './times.ts';

test('formats relative times, and leaves an invalid one as it is', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  expect(relativeTime('2026-11-22T11:59:30Z', 'ru', now)).toBe('сейчас');
  expect(relativeTime('2026-11-22T11:00:00Z', 'ru', now)).toBe('1 час назад');
  expect(relativeTime('never', 'en', now)).toBe('never');
});

test('«вчера» and «завтра» are dates of the reader, and longer spans are counted', () => {
  const night = new Date(2026, 10, 22, 0, 30).getTime();
  const from = (time: Date, language: 'ru' | 'en' = 'ru') =>
    relativeTime(time.toISOString(), language, night);
  expect(from(new Date(2026, 10, 21, 0, 20))).toBe('вчера');
  expect(from(new Date(2026, 10, 20, 23, 50))).toBe('позавчера');
  expect(from(new Date(2026, 10, 20, 23, 50), 'en')).toBe('2 days ago');
  expect(from(new Date(2026, 10, 21, 23, 50))).toBe('40 минут назад');
  expect(from(new Date(2026, 10, 23, 23, 50))).toBe('завтра');
  expect(from(new Date(2026, 10, 24, 0, 20))).toBe('послезавтра');
  // 35 days ago was not last month, and 400 days ago not last year
  expect(relativeTime('2026-01-26T12:00:00Z', 'ru', Date.parse('2026-03-02T12:00:00Z'))).toBe(
    '1 месяц назад',
  );
  expect(relativeTime('2025-12-01T12:00:00Z', 'en', Date.parse('2027-01-05T12:00:00Z'))).toBe('1 year ago');
});

test('a time is shown with its date once that day has passed', () => {
  const at = new Date(2026, 10, 22, 12, 4).getTime();
  const [later, midnight, nextYear] = [
    new Date(2026, 10, 22, 23, 59),
    new Date(2026, 10, 23, 0, 1),
    new Date(2027, 10, 22, 12, 4),
  ].map((date) => date.getTime());
  expect(clockTime(at, 'ru', later ?? 0)).toBe('12:04');
  expect(clockTime(at, 'ru', midnight ?? 0)).toBe('22 нояб., 12:04');
  expect(clockTime(at, 'en', midnight ?? 0)).toBe('Nov 22, 12:04');
  const past = new Date(2026, 10, 22, 0, 5).getTime();
  expect([clockTime(past, 'en', at), clockTime(past, 'ru', at)]).toEqual(['00:05', '00:05']);
  expect(clockTime(past, 'en', midnight ?? 0)).toBe('Nov 22, 00:05');
  expect(clockTime(at, 'ru', nextYear ?? 0)).toMatch(/^22 нояб\. 2026/);
});
