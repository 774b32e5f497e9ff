import { expect, test } from 'vitest';
import { personName } from './personName.ts';

test.each([
  [{ first_name: 'Анна', last_name: 'Сергеева' }, 'Анна Сергеева'],
  [{ first_name: 'Анна', last_name: '' }, 'Анна'],
  [{ first_name: '', last_name: '' }, ''],
  [null, ''],
  [undefined, ''],
])('%j', (person, name) => expect(personName(person)).toBe(name));
