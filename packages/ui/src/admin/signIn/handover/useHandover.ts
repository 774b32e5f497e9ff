import { useEffect, useState } from 'react';
import type { Gate } from '../useGate.ts';

/**
 * The handover task of a login page: `give` a code to the other face, whose page waits with a verifier; `take` the code
 * that came back, empty if nobody is signed in there; `ask` for one.
 */
export type HandoverTask =
  | { kind: 'give'; challenge: string }
  | { kind: 'take'; code: string }
  | { kind: 'ask'; isWanted: boolean };

/** Reads the task from the fragment, which never reaches a server or a log. */
function readTask(): HandoverTask | null {
  const [, name, text = ''] = /^#(handover|code)=([\w-]*)$/.exec(location.hash) ?? [];
  if (name === 'handover') return { kind: 'give', challenge: text };
  return name === 'code' ? { kind: 'take', code: text } : null;
}

/** Whether a sign-in on the other face is likely; the handover code, loaded then, checks more closely. */
function hasHint(): boolean {
  return document.cookie.includes('signed_in=') || document.referrer !== '';
}

export interface Handover {
  task: HandoverTask | null;
  /** Why the last handover failed. */
  problem: string;
  ask(): void;
  end(problem?: string): void;
}

/** A login page's part in carrying a sign-in to or from the other face. */
export function useHandover(gate: Gate['state']): Handover {
  const [task, setTask] = useState(readTask);
  const [problem, setProblem] = useState('');
  const [hasLooked, setLooked] = useState(false);

  // A code is removed from the address before anything else.
  useEffect(() => {
    if (location.hash.startsWith('#code='))
      history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  const isByItself = gate === 'closed' && !task && !hasLooked && hasHint();

  return {
    task: isByItself ? { kind: 'ask', isWanted: false } : task,
    problem,
    ask: () => setTask({ kind: 'ask', isWanted: true }),
    end(reason = '') {
      setTask(null);
      setLooked(true);
      setProblem(reason);
    },
  };
}
