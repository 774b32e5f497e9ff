import { expect, test } from 'vitest';
import { linkPieces } from './linkPieces.ts';

const links = (text: string) =>
  linkPieces(text)
    .filter(({ href }) => href !== null)
    .map(({ text: shown, href }) => (shown === href ? shown : `${shown} -> ${href}`));

test('full web, www. and email addresses become links, with their text as written', () => {
  expect(links('См. https://example.com/a?b=1#c и http://example.org')).toEqual([
    'https://example.com/a?b=1#c',
    'http://example.org',
  ]);
  expect(links('HTTPS://Example.com, www.example.com/x')).toEqual([
    'HTTPS://Example.com -> https://Example.com',
    'www.example.com/x -> http://www.example.com/x',
  ]);
  expect(links('Пишите: anna+site@example.co.uk, или иван@почта.рф, mailto:b@example.com')).toEqual([
    'anna+site@example.co.uk -> mailto:anna%2Bsite@example.co.uk',
    'b@example.com -> mailto:b@example.com',
  ]);
});

test('punctuation after an address and brackets around it are not part of it', () => {
  expect(
    links('(https://ru.wikipedia.org/wiki/Жук_(насекомое)). «https://example.com/»! https://e.com/?…'),
  ).toEqual(['https://ru.wikipedia.org/wiki/Жук_(насекомое)', 'https://example.com/', 'https://e.com/']);
  expect(links('anna@example.com. Жду!')).toEqual(['anna@example.com -> mailto:anna@example.com']);
  expect(links('(https://example.com/a_(b)_c)')).toEqual(['https://example.com/a_(b)_c']);
  expect(links('[https://example.com/a]')).toEqual(['https://example.com/a']);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt://example.com/%0aalert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox',
  'file:///etc/passwd',
  'xhttps://example.com',
  'https://',
  'http://localhost/admin',
  'https://bank.example@evil.example/',
  'https://bank.example:pass@evil.example/',
  'https:\\\\evil.example',
  'git@github.com:name/project',
  'react@19.0.0',
  '@anna_s',
  'a@b',
  'main.rs',
  `https://example.com/${'a'.repeat(600)}`,
])('%s stays plain text', (text) => {
  expect(linkPieces(text).every(({ href }) => href === null)).toBe(true);
});

test('a link contains no quotes, markup, direction controls or mail headers', () => {
  expect(links('https://example.com/"onmouseover="alert(1)')).toEqual(['https://example.com/']);
  expect(links('<a href="https://example.com/">x</a>')).toEqual(['https://example.com/']);
  expect(links('https://example.com/\u202Egpj.exe')).toEqual(['https://example.com/']);
  expect(links('a%0d%0abcc:x@example.com?bcc=evil@evil.example')).toEqual([
    'x@example.com -> mailto:x@example.com',
    'evil@evil.example -> mailto:evil@evil.example',
  ]);
});

test('the pieces add up to the original text, and hostile texts take less than 2 s', () => {
  const hostile = [
    'a'.repeat(5000),
    'a@'.repeat(2500),
    `a@${'a.'.repeat(2499)}`,
    `https://e.com/${')'.repeat(4900)}`,
    'https://'.repeat(625),
    'www.'.repeat(1250),
    '(https://e.com/((('.repeat(270),
    'Раз 🎉 <b>https://example.com</b>\n\n& «anna@example.com»',
    '',
  ];
  const began = performance.now();
  for (const text of hostile)
    expect(
      linkPieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  expect(performance.now() - began).toBeLessThan(2000);
});
