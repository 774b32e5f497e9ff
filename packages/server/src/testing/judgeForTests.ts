import type { JudgePassword } from '../accounts/guessable/guessApart.ts';
import { testPassword } from './testSettings.ts';

/** The real check without its process; the password of every test server is not worth loading the lists for. */
export const judgeForTests: JudgePassword = async (password, words) => {
  if (password === testPassword) return false;
  const { isGuessable } = await import('../accounts/guessable/isGuessable.ts');
  return isGuessable(password, words);
};
