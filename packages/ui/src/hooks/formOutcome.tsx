import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';

/** The result of a form that was posted without scripts; the page is rendered again with it. */
export interface FormOutcome {
  state: 'sent' | 'failed';
  /** The errors, by field name. */
  fields?: Readonly<Record<string, string>>;
  /** The values that were typed, so that nothing is lost and the person sees what was sent. */
  values?: Readonly<Record<string, string>>;
}

const FormOutcomeContext = createContext<FormOutcome | null>(null);

export interface FormOutcomeProviderProps {
  value: FormOutcome | null;
  children: ReactNode;
}

/** The provider of the result of a form that was posted without scripts. */
export function FormOutcomeProvider({ value, children }: FormOutcomeProviderProps) {
  return <FormOutcomeContext value={value}>{children}</FormOutcomeContext>;
}

export function useFormOutcome(): FormOutcome | null {
  return useContext(FormOutcomeContext);
}
