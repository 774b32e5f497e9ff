import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';

/** The result of a form that was posted without scripts; the page is rendered again with it. */
export interface FormOutcome {
  state: 'sent' | 'failed';
  /** What is wrong, by field name. */
  fields?: Readonly<Record<string, string>>;
  /** What was typed, so that nothing is lost, and what was sent can be seen. */
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
