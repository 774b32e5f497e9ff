import { useState } from 'react';
import { readStored, store } from '../../shared/storage.ts';
import { noValues, type WelcomeValues } from './welcomeValues.ts';

/** Kept for the tab: a reload loses no answers. */
const key = 'welcomeValues';

function storedValues(): WelcomeValues {
  try {
    return {
      ...noValues,
      ...(JSON.parse(readStored('sessionStorage', key) ?? '{}') as Partial<WelcomeValues>),
    };
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
  const [values, setValues] = useState(storedValues);
  return {
    values,
    change: (part) => {
      const next = { ...values, ...part };
      setValues(next);
      store('sessionStorage', key, JSON.stringify(next));
    },
    forget: () => void store('sessionStorage', key, null),
  };
}
