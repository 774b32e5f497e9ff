import { useEffect, useRef } from 'react';

export interface Delay {
  /** Does it after the pause; what waited is dropped. */
  later(work: () => void): void;
  cancel(): void;
}

/** A pause of so many milliseconds; who has left is not called back. */
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
