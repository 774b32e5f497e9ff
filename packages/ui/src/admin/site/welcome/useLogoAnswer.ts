import { useState } from 'react';
import type { LogoValue } from '../siteValues.ts';
import { useLogoProblem } from '../useLogoProblem.ts';

export interface LogoAnswer {
  /** The message about an incomplete logo, once saving was attempted. */
  problem: string | undefined;
  /** Returns whether it can be saved; from then on `problem` is set if it cannot. */
  check(): boolean;
  /** Clears the message until the next attempt to save. */
  forget(): void;
}

/** Checks the logo of the setup questions; null outside its step or before a choice. */
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
