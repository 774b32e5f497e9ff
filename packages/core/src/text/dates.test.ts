import { expect, test } from 'vitest';
import { endsBefore, isCalendarDate, isTime } from './calendar.ts';
import { formatDay, formatMonth, formatPeriod, yearOf } from './dates.ts';
import { formatMoment } from './moment.ts';

test('a Russian month is in the nominative, and in a full date in the genitive', () => {
  expect(formatMonth('2024-03', 'ru')).toBe('март 2024');
  expect(formatMonth('2024-12-31', 'en')).toBe('December 2024');
  expect(formatDay('2024-03-05', 'ru')).toBe('5 марта 2024');
  expect(formatDay('2024-05-01', 'en')).toBe('May 1, 2024');
  expect(formatDay('2024-03', 'ru')).toBe('март 2024');
});

test('the day of a time is its day in UTC on every machine', () => {
  expect(formatDay('2024-03-05T23:59:59.000Z', 'ru')).toBe('5 марта 2024');
});

test('a time is shown in the requested time zone', () => {
  expect(formatMoment('2024-03-05T22:30:00Z', 'ru')).toBe('5 марта 2024, 22:30');
  expect(formatMoment('2024-03-05T22:30:00Z', 'en', 'Europe/Moscow')).toBe('March 6, 2024, 01:30');
});

test('a period without an end is still going on', () => {
  expect(formatPeriod('2020-01', null, 'ru')).toBe('январь 2020\u00a0— настоящее время');
  expect(formatPeriod('2020-01', null, 'en')).toBe('January 2020\u00a0– Present');
  expect(formatPeriod('2020-01', '2021-06-30', 'ru')).toBe('январь 2020\u00a0— июнь 2021');
  expect(formatPeriod('2020-01-01', '2020-01-31', 'ru')).toBe('январь 2020');
  expect(formatPeriod(null, '2020-01', 'en')).toBe('January 2020');
});

test('an unreadable value is shown unchanged', () => {
  for (const value of ['', 'вчера', '2024-13', '2024', '24-01-01']) {
    expect(formatDay(value, 'ru')).toBe(value);
    expect(formatMoment(`x${value}`, 'ru')).toBe(`x${value}`);
  }
});

test('a year is the first four digits', () => {
  expect(yearOf('2024-03')).toBe('2024');
  expect(yearOf('давно')).toBe('давно');
});

test('an end is before a start only over the precision that both have', () => {
  expect(endsBefore('2024-02', '2024-02-10')).toBe(false);
  expect(endsBefore('2024-02-10', '2024-02')).toBe(false);
  expect(endsBefore('2024-01', '2024-02-10')).toBe(true);
  expect(endsBefore('2024-02-09', '2024-02-10')).toBe(true);
});

test('a calendar date is an existing month or day', () => {
  for (const good of ['2024-02', '2024-02-29', '1000-01', '2999-12-31'])
    expect(isCalendarDate(good), good).toBe(true);
  for (const bad of [
    '',
    '2024',
    '2024-13',
    '2024-00',
    '2023-02-29',
    '2024-02-31',
    '0000-01',
    '9999-01',
    '2024-1',
    '2024-02-01T',
  ])
    expect(isCalendarDate(bad), bad).toBe(false);
});

test('a time is an existing moment with a time zone', () => {
  for (const good of ['2024-03-05T22:30:00Z', '2024-03-05T22:30:00.123+03:00'])
    expect(isTime(good), good).toBe(true);
  for (const bad of [
    '2024-03-05',
    '2024-03-05T22:30:00',
    '2024-02-30T00:00:00Z',
    '2016-12-31T23:59:60Z',
    '2024-03-05T24:00:00Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-23:59',
    '+010000-01-01T00:00:00Z',
  ])
    expect(isTime(bad), bad).toBe(false);
});
