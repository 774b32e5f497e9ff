import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({
  dictionary: { passwords: dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
});

/** Out of four: a password below it takes at most some hundred million guesses. */
const leastScore = 3;
/** The estimate is slow for long texts, and nobody guesses a password that starts with this many good characters. */
const judgedLength = 64;

const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

/** Returns the same keys in the Latin layout: lists of common passwords contain «пароль» as `gfhjkm`. */
function inLatinLayout(password: string): string {
  return password.toLowerCase().replaceAll(/[а-яё]/g, (letter) => latin[cyrillic.indexOf(letter)] ?? letter);
}

/** Whether a password is among the first guesses of somebody who knows words about the site and the account. */
export function isGuessable(password: string, words: readonly string[]): boolean {
  const typed = password.normalize('NFKC').slice(0, judgedLength);
  if (typed.trim() === '') return true;
  const normalized = words.map((word) => word.normalize('NFKC'));
  return [typed, inLatinLayout(typed)].some((text) => estimator.check(text, normalized).score < leastScore);
}
