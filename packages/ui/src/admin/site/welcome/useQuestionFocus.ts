import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { WelcomeStep } from './useWelcomeSteps.ts';

/** Focuses the question when it changes, so that it is read aloud and the next field is one Tab away. */
export function useQuestionFocus(step: WelcomeStep): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) heading.current?.focus();
    last.current = step;
  }, [step]);
  return heading;
}
