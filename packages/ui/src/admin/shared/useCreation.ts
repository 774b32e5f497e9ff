import type { Write } from '@janus-site/core';
import { useRef } from 'react';
import { useWrite } from '../../hooks/useWrite.ts';
import type { WriteState } from '../../hooks/useWrite.ts';
import { randomName } from './randomName.ts';
import { withKey } from './withKey.ts';

/**
 * Returns a write that creates one item, although it is repeated: until it succeeds, the same input is sent with the same
 * idempotency key, and the service returns what it has created.
 */
export function useCreation<I, O>(write: Write<I, O>): WriteState<I, O> {
  const { run, ...state } = useWrite(withKey(write));
  const attempt = useRef<{ text: string; key: string } | null>(null);
  return {
    ...state,
    async run(input) {
      const text = JSON.stringify(input);
      if (attempt.current?.text !== text) attempt.current = { text, key: randomName() };
      const result = await run({ input, key: attempt.current.key });
      // A refusal leaves the key free, and behind an error of a proxy the first attempt may still be at work.
      if (result.ok) attempt.current = null;
      return result;
    },
  };
}
