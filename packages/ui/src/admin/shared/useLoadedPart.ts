import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';

/** The code of a component: the loaded component, if any, and its loader. */
export interface PartCode<P> {
  loaded: ComponentType<P> | null;
  load(): Promise<ComponentType<P>>;
}

export interface LoadedPart<P> {
  Shown: ComponentType<P> | null;
  hasFailed: boolean;
  retry(): void;
}

/** Loads a component's code on first render; once loaded, it is available everywhere immediately. */
export function useLoadedPart<P extends object>(code: PartCode<P>): LoadedPart<P> {
  const [part, setPart] = useState({ Shown: code.loaded, hasFailed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    const settle = (Shown: ComponentType<P> | null) => {
      code.loaded = Shown;
      if (!isGone) setPart({ Shown, hasFailed: Shown === null });
    };
    const found = code.loaded ? Promise.resolve(code.loaded) : code.load();
    void found.then(settle, () => settle(null));
    return () => {
      isGone = true;
    };
  }, [attempt, code]);
  const retry = () => {
    setPart({ Shown: null, hasFailed: false });
    setAttempt(attempt + 1);
  };
  return { ...part, retry };
}
