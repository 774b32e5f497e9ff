import { fieldErrors } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { WelcomeSteps } from './useWelcomeSteps.ts';

export interface WelcomeErrors {
  /** What is wrong, by the name of its field. */
  errors: Readonly<Record<string, string>>;
  /** Returns whether the question has what it cannot do without, and says from then on what it lacks. */
  check(): boolean;
}

/** What is wrong with an answer: a name that is missing, and what the server refuses. */
export function useWelcomeErrors({
  step,
  values: { name },
  error,
}: Pick<WelcomeSteps, 'step' | 'values' | 'error'>): WelcomeErrors {
  const { t } = useLingui();
  const [isTried, setTried] = useState(false);
  const isNameless = step === 'person' && !name.ru.trim() && !name.en.trim();
  return {
    errors: {
      ...(isTried && isNameless ? { name: t`Введите имя или пропустите вопрос` } : null),
      ...(error ? fieldErrors(error) : null),
    },
    check: () => {
      setTried(true);
      return !isNameless;
    },
  };
}
