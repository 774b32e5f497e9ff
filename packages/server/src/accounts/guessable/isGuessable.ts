import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({
  dictionary: { passwords: dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
});

/** Of four: below it a password falls to some hundred million guesses. */
const leastScore = 3;
/** The estimate takes long for long texts; nobody guesses what begins with so many good characters. */
const judgedLength = 64;

const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

/** The same keys in the Latin layout: lists of common passwords know them so, «пароль» as `gfhjkm`. */
function inLatinLayout(password: string): string {
  return password.toLowerCase().replaceAll(/[а-яё]/g, (letter) => latin[cyrillic.indexOf(letter)] ?? letter);
}

/** Whether a password is among the first that somebody tries who knows the words of the site and of the account. */
export function isGuessable(password: string, words: readonly string[]): boolean {
  const typed = password.normalize('NFKC').slice(0, judgedLength);
  if (typed.trim() === '') return true;
  const normalized = words.map((word) => word.normalize('NFKC'));
  return [typed, inLatinLayout(typed)].some((text) => estimator.check(text, normalized).score < leastScore);
}
