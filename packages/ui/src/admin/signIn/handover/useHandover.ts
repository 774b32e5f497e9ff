import { useEffect, useState } from 'react';
import type { Gate } from '../useGate.ts';

/**
 * What the way over asks of a login page: `give` a code to the other face, whose page waits with a verifier; `take` the
 * one that came back, empty where nobody is signed in there; `ask` for one.
 */
export type HandoverTask =
  | { kind: 'give'; challenge: string }
  | { kind: 'take'; code: string }
  | { kind: 'ask'; isWanted: boolean };

/** Both come in the fragment, which no server and no log sees. */
function readTask(): HandoverTask | null {
  const [, name, text = ''] = /^#(handover|code)=([\w-]*)$/.exec(location.hash) ?? [];
  if (name === 'handover') return { kind: 'give', challenge: text };
  return name === 'code' ? { kind: 'take', code: text } : null;
}

/** Whether a sign-in on the other face is likely; its code, which is loaded then, looks closer. */
function hasHint(): boolean {
  return document.cookie.includes('signed_in=') || document.referrer !== '';
}

export interface Handover {
  task: HandoverTask | null;
  /** Why the last one came to nothing. */
  problem: string;
  ask(): void;
  end(problem?: string): void;
}

/** A login page's part in carrying a sign-in over from the other face, or to it. */
export function useHandover(gate: Gate['state']): Handover {
  const [task, setTask] = useState(readTask);
  const [problem, setProblem] = useState('');
  const [hasLooked, setLooked] = useState(false);

  // A code is taken out of the address before anything else is done.
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
