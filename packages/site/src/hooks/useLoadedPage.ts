import type { ClientError } from '@janus-site/core';
import { useEffect, useReducer, useRef, useState } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import type { Navigator } from '../browser/navigator.ts';
import { report } from '../browser/report.ts';
import type { Lazy } from '../page/lazy.ts';
import { MissingCode } from '../page/lazy.ts';
import type { View } from '../page/view.ts';

const noCode: ClientError = { kind: 'network', message: 'The code of this page could not be loaded' };

/**
 * Returns the page of the address bar, which changes only when the next page can be rendered completely: a protected,
 * wrong or half-loaded page never appears briefly.
 */
export function useLoadedPage(initial: View, navigator: Lazy<Navigator>): { view: View; retry(): void } {
  const [view, setView] = useState(initial);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  // wouter returns the query with its question mark, or an empty string.
  const address = usePathname() + useSearch();
  const shown = useRef(initial);

  useEffect(() => {
    const left = shown.current;
    if (left.address === address && left.stage === 'ready') return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (next: View) => {
      shown.current = next;
      setView(next);
    };
    navigator()
      .then((loaded) => loaded.go(address, { left, show, signal }))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof MissingCode)) report(error);
        // A new version may have replaced the files, and the server can still send the page. If this document is
        // already at that address, loading it repeatedly would not help.
        if (left.address === address) show({ ...left, error: noCode });
        else location.assign(address);
      });
    return () => leaving.abort();
  }, [address, attempt, navigator]);

  return { view, retry };
}
