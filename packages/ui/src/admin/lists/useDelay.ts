import { useEffect, useRef } from 'react';

export interface Delay {
  /** Runs the work after the pause; replaces work that was waiting. */
  later(work: () => void): void;
  cancel(): void;
}

/** A pause in milliseconds; cancelled on unmounting. */
export function useDelay(pause: number): Delay {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = () => clearTimeout(timer.current);
  return {
    cancel,
    later(work) {
      cancel();
      timer.current = setTimeout(work, pause);
    },
  };
}
