import { expect, test } from 'vitest';
import { careerSections, inLanguage, isDated } from './careerSections.ts';

test('every section has a required field, and no field twice', () => {
  for (const { name, fields } of careerSections) {
    const names = fields.map((field) => field.name);
    expect(new Set(names).size, name).toBe(names.length);
    expect(
      fields.some((field) => field.isNeeded),
      name,
    ).toBe(true);
    for (const { label } of fields) expect([label.ru, label.en].every(Boolean), name).toBe(true);
  }
});

test('a section with an end date has a start date too', () => {
  for (const { name, fields } of careerSections) {
    const names = fields.map((field) => field.name);
    if (names.includes('end')) expect(names, name).toContain('start');
  }
  expect(careerSections.filter(isDated).map(({ name }) => name)).toEqual([
    'education',
    'certificates',
    'publications',
    'volunteer',
    'awards',
  ]);
});

test('a text missing in one language is taken from the other', () => {
  expect(inLanguage({ ru: 'да', en: 'yes' }, 'en')).toBe('yes');
  expect(inLanguage({ ru: 'да' }, 'en')).toBe('да');
  expect(inLanguage({ en: ['yes'] }, 'ru')).toEqual(['yes']);
  expect(inLanguage(undefined, 'ru')).toBeUndefined();
});
