import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

export interface InvalidFocus {
  form: RefObject<HTMLFormElement | null>;
  /** Called with each submission. */
  expectErrors(): void;
  /** Called when the user goes on with the form. */
  ignoreErrors(): void;
}

/** Moves the focus to the first field with an error, once per refused submission; this announces the error, too. */
export function useInvalidFocus(isPending: boolean): InvalidFocus {
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const settled = useRef(0);
  // After every render: the errors are the caller's, and may come later than the end of the call.
  useEffect(() => {
    if (isPending || settled.current === attempt) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!field) return;
    settled.current = attempt;
    field.focus();
  });
  return {
    form,
    expectErrors: () => setAttempt(attempt + 1),
    ignoreErrors: () => void (settled.current = attempt),
  };
}
