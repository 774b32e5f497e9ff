import { expect, test } from 'vitest';
import { sampleOwner } from '../../../testing/adminSession.ts';
import { accountNames, contactsOf, latinName, noValues, textOf, titlesOf } from './welcomeValues.ts';

test.each([
  ['Анна Петрова', 'Anna Petrova'],
  ['  Юрий   Щукин-Ёлкин ', 'Yuriy Shchukin-Yolkin'],
  ['Müller', 'Muller'],
  ['', ''],
])('%s is %s in Latin letters', (name, latin) => expect(latinName(name)).toBe(latin));

test('a language without its own name uses the other one, and keeps nothing of the sample', () => {
  const values = { ...noValues, name: { ru: 'Анна Петрова', en: '' }, headline: { ru: ' Инженер ', en: '' } };
  expect(textOf(values, 'ru', true)).toEqual({
    name: 'Анна Петрова',
    headline: 'Инженер',
    about: '',
    location: null,
    availability: '',
    answer_time: '',
  });
  expect(textOf(values, 'en', true)).toMatchObject({ name: 'Anna Petrova', headline: '' });
  expect(textOf({ ...values, name: { ru: '', en: 'Anna' } }, 'ru', true).name).toBe('Anna');
  expect(textOf(values, 'en', false)).toEqual({ name: 'Anna Petrova' });
});

test('empty contacts are not sent, and a Telegram name loses its @', () => {
  expect(contactsOf({ ...noValues, telegram: '@anna', email: ' ' })).toEqual({ telegram: 'anna' });
});

test('Russian titles use the name in the genitive', async () => {
  const titles = await titlesOf({ ...noValues, name: { ru: 'Мария Иванова', en: '' } }, 'ru');
  expect(titles).not.toHaveProperty('portfolio_title');
  expect(titles).toMatchObject({
    name_genitive: 'Марии Ивановой',
    blog_title: '{site} — Блог {name:genitive}',
  });
});

test.each([
  [{ ru: '', en: ' ' }, undefined, undefined],
  [{ ru: ' Пишу прошивки ', en: '' }, '{name} — Пишу прошивки', '{name}'],
  [{ ru: '', en: 'Firmware' }, '{name}', '{name} — Firmware'],
  [{ ru: 'Люблю {скобки}', en: 'Firmware' }, '{name}', '{name} — Firmware'],
  [{ ru: 'я'.repeat(192), en: 'x'.repeat(191) }, '{name}', `{name} — ${'x'.repeat(191)}`],
])('the headline %j is put into the portfolio titles where it fits', async (headline, ru, en) => {
  const values = { ...noValues, headline };
  expect((await titlesOf(values, 'ru')).portfolio_title).toBe(ru);
  expect((await titlesOf(values, 'en')).portfolio_title).toBe(en);
});

test('an account gets the name of the owner unless it already has one', () => {
  const nameless = { ...sampleOwner, first_name: '', last_name: '' };
  expect(accountNames(nameless, 'Анна Мария Петрова')).toEqual({
    first_name: 'Анна',
    last_name: 'Мария Петрова',
  });
  expect(accountNames({ ...nameless, first_name: 'Иван' }, 'Анна')).toBeNull();
});
