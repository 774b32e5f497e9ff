import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeRegExp } from '@janus-site/core';

/** Made-up content, words that a note warns against, and words in the language that the page is not in. */
const exceptions = new Set([
  'Про `select` в базе',
  'Синие горы под белым солнцем',
  'здесь',
  'подробнее',
  'не',
  'упс',
  'Да',
  'English',
  'On `select` in a database',
  'Blue mountains under a white sun',
  'here',
  'more',
  'not',
  'oops',
  'Yes',
  'Русский',
  'picture of',
  'since when',
  'Читать по-русски',
  'Read in English',
  'Алексей Заречный',
  'АЗ',
  'Alexey Zarechny',
  'AZ',
]);

const quotes = {
  ru: /«((?:[^«»]|«[^«»]*»)+)»/g,
  en: /“((?:[^“”]|“[^“”]*”)+)”/g,
} as const;

/** Quotation marks inside quotation marks are written as in the catalogues. */
const outer = (text: string) =>
  text
    .replaceAll('„', '«')
    .replaceAll(/(?<=«[^«»“]*)“/g, '»')
    .replaceAll(/‘([^‘’]*)’/g, '“$1”');

const sentences = (text: string) => text.split(/[.] |[.]$/).filter((sentence) => sentence !== '');

/** Returns an expression for each sentence of the catalogues; a placeholder stands for any words. */
function catalogued(source: string, language: 'ru' | 'en'): RegExp[] {
  return globSync(`locales/*/${language}.po`, { cwd: source })
    .flatMap((path) => [...readFileSync(join(source, path), 'utf8').matchAll(/^msgstr "(.+)"$/gm)])
    .flatMap(([, text = '']) => sentences(text.replaceAll('\u00A0', ' ')))
    .map(
      (sentence) =>
        new RegExp(
          `^${sentence
            .split(/\{\w+\}/)
            .map(escapeRegExp)
            .join('.+')}$`,
        ),
    );
}

/** Returns the words that the notes of components quote and the catalogues lack. Paths from `ui/src`. */
export function unknownQuotes(source: string): string[] {
  return (['ru', 'en'] as const).flatMap((language) => {
    const patterns = catalogued(source, language);
    const isFound = (words: string) =>
      exceptions.has(words) ||
      sentences(outer(words)).every((sentence) => patterns.some((pattern) => pattern.test(sentence)));
    return globSync('components/**/*.stories.tsx', { cwd: source }).flatMap((path) => {
      const file = readFileSync(join(source, path), 'utf8');
      const notes = file.slice(file.indexOf('notes: {'), file.indexOf('satisfies Notes'));
      return [...notes.matchAll(quotes[language])]
        .map(([, words = '']) => words)
        .filter((words) => !isFound(words))
        .map((words) => `${path}: “${words}” is not in the catalogues.`);
    });
  });
}
