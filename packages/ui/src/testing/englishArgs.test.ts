import { expect, it } from 'vitest';
import { englishArgs } from './englishArgs.ts';

const initial = { children: 'Отправить', tone: 'primary' };

it('puts the English words in the place of the Russian ones, and adds those that only English has', () => {
  expect(englishArgs(initial, initial, { children: 'Send', title: 'Out' })).toEqual({
    children: 'Send',
    tone: 'primary',
    title: 'Out',
  });
});

it('leaves what was set by hand', () => {
  expect(englishArgs({ ...initial, children: 'Go' }, initial, { children: 'Send', tone: 'quiet' })).toEqual({
    children: 'Go',
    tone: 'quiet',
  });
});

it('leaves a story without English as it is', () => {
  expect(englishArgs(initial, initial)).toEqual(initial);
});
