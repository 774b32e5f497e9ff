import { isGuessable } from './isGuessable.ts';

/** The message to this process. */
export interface GuessTask {
  password: string;
  words: readonly string[];
}

process.once('message', ({ password, words }: GuessTask) => {
  process.send?.(isGuessable(password, words), undefined, undefined, () => process.disconnect());
});
