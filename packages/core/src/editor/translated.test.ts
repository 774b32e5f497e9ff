import { describe, expect, test } from 'vitest';
import { hasWords, pathsOfCreate, translatedResource } from './translated.ts';

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

describe('the steps of a save', () => {
  const resource = translatedResource<{ isShown: boolean; tags: string[] }, { title: string; about: string }>(
    {
      validate: () => ({}),
      fieldErrors: () => ({}),
    },
  );
  const nothing = { title: '', about: '' };
  const saved = {
    shared: { isShown: true, tags: ['a'] },
    ru: { title: 'Название', about: 'О нём' },
    en: nothing,
  };
  const server = { isNew: false };
  const byHand = { isByHand: true } as const;

  test('carry only the changed fields, and all of a new translation', () => {
    const en = { title: 'Title', about: '' };
    const values = { shared: { isShown: true, tags: ['a', 'b'] }, ru: { ...saved.ru, title: 'Иначе' }, en };
    expect(resource.plan({ values, saved, server }, byHand)).toMatchObject([
      { kind: 'shared', changed: { tags: ['a', 'b'] } },
      { kind: 'text', language: 'ru', changed: { title: 'Иначе' } },
      { kind: 'text', language: 'en', changed: en },
    ]);
    const [shared, ru] = resource.plan({ values, saved, server }, byHand);
    expect([shared, ru].map((step) => step?.kind !== 'create' && Object.keys(step?.changed ?? {}))).toEqual([
      ['tags'],
      ['title'],
    ]);
  });

  test('leave what was read meanwhile on the saved side', () => {
    const values = { ...saved, shared: { isShown: true, tags: ['a', 'b'] } };
    const [step] = resource.plan({ values, saved, server }, byHand);
    if (!step) throw new Error('There is nothing to send.');
    const isShown = false;
    const read = {
      values: { ...values, shared: { ...values.shared, isShown } },
      saved: { ...saved, shared: { ...saved.shared, isShown } },
      server,
    };
    const after = resource.accept(read, { step, answer: {}, sent: values });
    expect(after.saved).toEqual(read.values);
  });
});
