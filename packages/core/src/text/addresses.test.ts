import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  absolutePicture,
  githubAddress,
  isEmailAddress,
  isPictureAddress,
  isWebAddress,
  telegramAddress,
} from './addresses.ts';

test('a web address is one that a browser opens exactly as written', () => {
  for (const good of [
    'https://a.example',
    'http://a.example:8080/x?y#z',
    'https://пример.рф/путь',
    'https://[::1]/',
  ])
    expect(isWebAddress(good), good).toBe(true);
  for (const bad of [
    '',
    'a.example',
    '//a.example',
    'ftp://a.example',
    'javascript:alert(1)',
    'https://',
    'https://exa mple/a.png',
    'https://a.example:99999/',
    'https://a.example/a\tb',
    'https://a.example/\u0001',
    'https:\\\\a.example',
    'https://%00/',
    ' https://a.example',
    `https://a.example/${'x'.repeat(500)}`,
  ])
    expect(isWebAddress(bad), bad).toBe(false);
});

test('an email address is one that the contract accepts', () => {
  for (const good of ['a@b.example', "o'neil+tag@mail.example.org", 'a/b=c@x-1.co'])
    expect(isEmailAddress(good), good).toBe(true);
  for (const bad of [
    '',
    'a@b',
    'a b@c.example',
    'a@b@c.example',
    '.a@b.example',
    'a..b@c.example',
    'a@-b.example',
    'a@b.example.',
    'имя@пример.рф',
    'mailto:a@b.example',
    'https://a@b.example',
    'a@b.example/c',
    `${'a'.repeat(250)}@b.example`,
  ])
    expect(isEmailAddress(bad), bad).toBe(false);
});

test('a picture address is one of the site', () => {
  expect(isPictureAddress('/media/a-1.webp')).toBe(true);
  for (const bad of [
    '/media/',
    '/media/../x',
    '/media/a b',
    '/x.png',
    '//a.example/x',
    'http://a.example/a.png',
    'https://a.example/media/a.png',
    `/media/${'a'.repeat(500)}`,
  ])
    expect(isPictureAddress(bad), bad).toBe(false);
  expect(absolutePicture('/media/a.webp', 'https://me.example/en')).toBe('https://me.example/media/a.webp');
  expect(absolutePicture('https://a.example/a.png', 'https://me.example')).toBeNull();
  expect(absolutePicture(null, 'https://me.example')).toBeNull();
});

test('Telegram and GitHub names and URLs give a name and a link', () => {
  expect(telegramAddress('@anna')).toEqual({ name: '@anna', href: 'https://t.me/anna' });
  expect(telegramAddress('https://t.me/anna/')).toEqual({ name: '@anna', href: 'https://t.me/anna/' });
  expect(telegramAddress('telegram.me/@anna?start=1')).toEqual({ name: '@anna', href: 'https://t.me/anna' });
  const invitation = 'https://t.me/joinchat/AbCd';
  expect(telegramAddress(invitation)).toEqual({ name: 't.me/joinchat/AbCd', href: invitation });
  expect(telegramAddress('https://github.com/anna')?.name).toBe('github.com/anna');
  expect(telegramAddress('an na')).toBeNull();
  expect(githubAddress('anna')).toEqual({ name: 'anna', href: 'https://github.com/anna' });
  expect(githubAddress('https://github.com/anna')?.name).toBe('anna');
  expect(githubAddress('https://a.example:99999/')).toBeNull();
});

test('any text is accepted without an exception', () => {
  const base = 'https://me.example';
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.webUrl(),
        fc.webUrl().map((url) => `${url}\u0001`),
      ),
      (text) => {
        telegramAddress(text);
        githubAddress(text);
        const picture = absolutePicture(text, base);
        if (isWebAddress(text)) expect(URL.canParse(text)).toBe(true);
        if (picture !== null) expect(new URL(picture).href).toBe(picture);
      },
    ),
  );
});
