import { expect, test } from 'vitest';
import { writtenIn } from './writtenIn.ts';

test.each([
  ['Как мы грели теплицу', 'ru'],
  ['Docker Compose, PostgreSQL и Node.js на одном сервере', 'ru'],
  ['Разбираем команду `npm run build` и server.ts', 'ru'],
  ['How we heated the greenhouse', 'en'],
  ['Screenshot of the settings', 'en'],
  ['The word Хабр in a title', 'en'],
  ['Docker Compose', null],
  ['npm run dev', null],
  ['Схема', null],
  ['', null],
  ['https://a.example/the/way/to/it `const a of the`', null],
  ['Linux, macOS, Windows, ESP32', null],
])('the language of %s is %s', (text, language) => expect(writtenIn(text)).toBe(language));
