import { expect, it } from 'vitest';
import { englishArgs } from './englishArgs.ts';

const initial = { children: 'Отправить', tone: 'primary' };

it('replaces Russian values with English ones, and adds those that only English has', () => {
  expect(englishArgs(initial, initial, { children: 'Send', title: 'Out' })).toEqual({
    children: 'Send',
    tone: 'primary',
    title: 'Out',
  });
});

it('keeps a value that was changed by hand', () => {
  expect(englishArgs({ ...initial, children: 'Go' }, initial, { children: 'Send', tone: 'quiet' })).toEqual({
    children: 'Go',
    tone: 'quiet',
  });
});

it('leaves a story without English values unchanged', () => {
  expect(englishArgs(initial, initial)).toEqual(initial);
});

it('keeps an argument of the story over the English one of its file, unless the story has its own English', () => {
  const file = { children: 'Send', title: 'Out' };
  const own = { args: { children: 'Длинное слово' } };
  const args = { ...initial, ...own.args };
  expect(englishArgs(args, args, file, own)).toEqual({ ...args, title: 'Out' });
  const english = { children: 'A long word' };
  const both = { ...own, parameters: { english } };
  expect(englishArgs(args, args, { ...file, ...english }, both)).toEqual({
    ...args,
    ...english,
    title: 'Out',
  });
});
