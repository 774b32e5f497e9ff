import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { GuessTask } from './child.ts';

/** Whether a password is too easy to guess, given words known about the account's owner and the site. */
export type JudgePassword = (password: string, words: readonly string[]) => Promise<boolean>;

/** Runs in a short-lived process: the lists take 18 MB, a thread would leave most of it behind, and calls are rare. */
export const guessApart: JudgePassword = async (password, words) => {
  const child = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), {
    execArgv: ['--conditions=janus-source'],
    env: {},
  });
  let answer: unknown;
  child.once('message', (message) => (answer = message));
  child.send({ password, words } satisfies GuessTask);
  await once(child, 'exit');
  if (typeof answer !== 'boolean') throw new Error('The estimate of a password broke off.');
  return answer;
};
