import { loadOnce } from '@janus-site/core';
import { useEffect, useState } from 'react';

/** Code that is loaded on demand. */
export interface PartCode<T> {
  (): Promise<T>;
  /** The loaded code; `undefined` until then. */
  current?: T;
}

export interface LoadedPart<T> {
  loaded?: T;
  hasFailed?: boolean;
  retry(): void;
}

export function partCode<T>(load: () => Promise<T>): PartCode<T> {
  const code: PartCode<T> = loadOnce(async () => (code.current = await load()));
  return code;
}

/** Loads code on first render; once loaded, it is available everywhere immediately. */
export function useLoadedPart<T>(code: PartCode<T>): LoadedPart<T> {
  const [part, setPart] = useState<Omit<LoadedPart<T>, 'retry'>>({ loaded: code.current });
  useEffect(() => {
    if (part.loaded || part.hasFailed) return;
    code().then(
      (loaded) => setPart({ loaded }),
      () => setPart({ hasFailed: true }),
    );
  }, [code, part]);
  return { ...part, retry: () => setPart({}) };
}
