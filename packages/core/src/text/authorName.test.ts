import { expect, test } from 'vitest';
import { authorName } from './authorName.ts';

const anna = { first_name: 'Anna', last_name: 'Sergeeva', photo: null };
const nobody = { first_name: '', last_name: '', photo: null };

test.each([
  [{ ...anna, is_owner: true }, 'Owner', 'Owner'],
  [{ ...anna, is_owner: true }, undefined, 'Anna Sergeeva'],
  [{ ...anna, is_owner: false }, 'Owner', 'Anna Sergeeva'],
  [{ ...nobody, is_owner: false }, 'Owner', 'Owner'],
  [null, 'Owner', 'Owner'],
  [null, undefined, ''],
])('%j with %j', (author, owner, name) => expect(authorName(author, owner)).toBe(name));
