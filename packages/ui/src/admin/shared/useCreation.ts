import type { Write } from '@janus-site/core';
import { useRef } from 'react';
import { useWrite } from '../../hooks/useWrite.ts';
import type { WriteState } from '../../hooks/useWrite.ts';
import { randomName } from './randomName.ts';
import { withKey } from './withKey.ts';

/**
 * Returns a write that creates one item, although it is repeated: after a lost response the same input is sent with the
 * same idempotency key, and the service returns what it has created.
 */
export function useCreation<I, O>(write: Write<I, O>): WriteState<I, O> {
  const { run, ...state } = useWrite(withKey(write));
  const unanswered = useRef<{ text: string; key: string } | null>(null);
  return {
    ...state,
    async run(input) {
      const text = JSON.stringify(input);
      if (unanswered.current?.text !== text) unanswered.current = { text, key: randomName() };
      const result = await run({ input, key: unanswered.current.key });
      // Only the service's own response tells that nothing, or everything, was created.
      if (result.ok || result.error.kind === 'http') unanswered.current = null;
      return result;
    },
  };
}
