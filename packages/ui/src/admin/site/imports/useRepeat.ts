import { useEffect, useEffectEvent } from 'react';

/** Repeats the work while `isOn`, with a pause in milliseconds. */
export function useRepeat(pause: number, isOn: boolean, work: () => void): void {
  const handle = useEffectEvent(work);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => handle(), pause);
    return () => clearInterval(timer);
  }, [pause, isOn]);
}
