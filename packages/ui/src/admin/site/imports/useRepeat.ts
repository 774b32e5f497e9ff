import { useEffect, useEffectEvent } from 'react';

/** Does it again and again after a pause of so many milliseconds, while `isOn`. */
export function useRepeat(pause: number, isOn: boolean, work: () => void): void {
  const handle = useEffectEvent(work);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => handle(), pause);
    return () => clearInterval(timer);
  }, [pause, isOn]);
}
