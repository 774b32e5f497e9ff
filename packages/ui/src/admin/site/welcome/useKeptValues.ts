import { useState } from 'react';
import { noValues, type WelcomeValues } from './welcomeValues.ts';

/** Kept for the tab: a reload loses no answers. */
const key = 'welcomeValues';

function kept(): WelcomeValues {
  try {
    return { ...noValues, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<WelcomeValues>) };
  } catch {
    return noValues;
  }
}

export interface KeptValues {
  values: WelcomeValues;
  change(part: Partial<WelcomeValues>): void;
  forget(): void;
}

/** The answers so far. */
export function useKeptValues(): KeptValues {
  const [values, setValues] = useState(kept);
  return {
    values,
    change: (part) => {
      const next = { ...values, ...part };
      setValues(next);
      sessionStorage.setItem(key, JSON.stringify(next));
    },
    forget: () => sessionStorage.removeItem(key),
  };
}
