import type { ClientError } from '@janus-site/core';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import type { Client } from '../page/client.ts';
import { goTo } from './navigation.ts';
import type { ArrivalOptions, Navigator } from './navigator.ts';
import type { Scroller } from './scroll.ts';
import type { View } from '../page/view.ts';

export interface PageTools {
  navigator: Navigator;
  client: Client;
  scroller: Scroller;
}

const noCode: ClientError = { kind: 'network', message: 'The code of this page could not be loaded' };

/**
 * The page of the address bar, switched only when it can be drawn whole: no flash of a protected, a wrong
 * or a half-loaded page.
 */
export function usePage(initial: View, tools: PageTools): { view: View; retry(): void } {
  const [view, setView] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const address = usePathname() + search(useSearch());
  const shown = useRef(view);

  useEffect(() => {
    if (shown.current.address === address && shown.current.stage === 'ready') return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    // The same page with another query: data that it already has is not loaded again.
    const isSamePage = pathOf(shown.current.address) === pathOf(address);
    const { page, address: left } = shown.current;
    const options: ArrivalOptions = isSamePage ? { cached: page.data, signal } : { former: left, signal };
    // The document of this very address has been loaded already: loading it again and again would help nobody.
    const leaveFor = (to: string) => {
      if (shown.current.address === address) setView({ ...shown.current, error: noCode });
      else location.assign(to);
    };
    void tools.navigator.arrive(address, options).then((arrival) => {
      if (signal.aborted) return;
      if ('page' in arrival) {
        const { draw, ...arrived } = arrival;
        const commit = () => setView({ address, ...arrived });
        if (draw) draw(commit);
        else commit();
      } else if (arrival.isDocument === true) leaveFor(arrival.go);
      else goTo(arrival.go, { replace: true });
    });
    return () => leaving.abort();
  }, [address, attempt, tools]);

  useLayoutEffect(() => {
    const former = shown.current;
    shown.current = view;
    if (former !== view && former.address !== view.address)
      tools.scroller.arrive(former.address, view.address);
  }, [view, tools]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { view, retry };
}

const pathOf = (address: string) => address.split('?', 1)[0];

// wouter gives the query with its question mark; an empty one has none.
function search(query: string): string {
  return query === '' || query.startsWith('?') ? query : `?${query}`;
}
