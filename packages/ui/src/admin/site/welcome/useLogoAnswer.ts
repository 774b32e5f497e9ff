import { useState } from 'react';
import type { LogoValue } from '../siteValues.ts';
import { useLogoProblem } from '../useLogoProblem.ts';

export interface LogoAnswer {
  /** What the logo still wants, once it was to be saved. */
  problem: string | undefined;
  /** Returns whether it can be saved, and says from then on why not. */
  check(): boolean;
  /** Says nothing until it is to be saved again. */
  forget(): void;
}

/** Whether the logo of the assistant is one; null where it is not asked for. */
export function useLogoAnswer(logo: LogoValue | null): LogoAnswer {
  const problemOf = useLogoProblem();
  const [isSaid, setSaid] = useState(false);
  const problem = logo ? problemOf(logo) : undefined;
  return {
    problem: isSaid ? problem : undefined,
    check: () => {
      setSaid(true);
      return problem === undefined;
    },
    forget: () => setSaid(false),
  };
}
